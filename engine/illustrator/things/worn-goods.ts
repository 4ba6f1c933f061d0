// What is worn and carried, shown for itself: a shoe with a high heel, a wristwatch, a handbag. In millimetres.

import type { BuildingPart } from '../reading/prompt-reading.ts';
import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';
import { METALS_ASKED } from './shown-goods.ts';

const DARK = '#1c1020';
const GOLD = '#d8b06a';
const STEEL = '#c4c9d0';

/** A pump from the side, its toe to the left. */
function highHeel(colour: Colour): OwnDrawing {
  return {
    width: 216,
    height: 148,
    paint(pen) {
      const deep = mix(colour, DARK, 0.45);
      // The lining of the far side, seen over the near one.
      shape(
        pen,
        'M-40 -46 C-20 -60 30 -92 58 -124 C70 -138 92 -146 100 -140 C92 -132 84 -124 74 -108 C46 -72 6 -44 -40 -46 Z',
        '#e2c4a4',
        { colour: '#8a6448', from: -142, to: -46 },
      );
      // The heel, thin as a pen at its foot.
      shape(pen, 'M62 -84 C78 -58 84 -28 84 -2 L93 -2 C94 -34 98 -62 103 -92 Z', mix(colour, DARK, 0.14), {
        colour: deep,
        from: -92,
        to: 0,
      });
      shape(pen, 'M83 -4 H94 V0 H83 Z', DARK);
      // The sole, from the toe up to the seat.
      shape(
        pen,
        'M-104 -6 C-92 0 -64 0 -44 -4 C-8 -12 26 -58 66 -76 L64 -70 C30 -52 -2 -4 -42 1 C-66 4 -98 4 -104 -2 Z',
        mix('#c8a070', DARK, 0.2),
        { colour: '#3a241c', from: -76, to: 4 },
      );
      shape(
        pen,
        'M-106 -6 C-108 -20 -86 -32 -62 -40 C-52 -43 -46 -45 -40 -48 C-14 -40 32 -62 62 -98 C76 -116 88 -134 101 -140 C107 -126 108 -106 103 -88 C92 -82 78 -82 66 -76 C26 -58 -8 -14 -44 -6 C-66 -1 -94 -1 -106 -6 Z',
        mix(colour, '#ffffff', 0.12),
        { colour: mix(colour, DARK, 0.34), from: -140, to: 0 },
      );
      // Light lies along the vamp, the side and the back.
      pen.brush.save();
      pen.brush.globalAlpha = 0.55;
      line(pen, 'M-92 -18 C-80 -28 -62 -34 -48 -38', mix(colour, '#ffffff', 0.75), 4);
      line(pen, 'M-22 -30 C12 -36 46 -66 70 -92', mix(colour, '#ffffff', 0.6), 3);
      line(pen, 'M98 -128 C101 -116 101 -104 98 -96', mix(colour, '#ffffff', 0.7), 3);
      pen.brush.restore();
      line(pen, 'M-40 -48 C-14 -40 32 -62 62 -98 C76 -116 88 -134 101 -140', deep, 1.6);
    },
  };
}

function circle({ brush }: Pen, y: number, radius: number, colour: Colour, below = colour): void {
  const light = brush.createLinearGradient(-radius, y - radius, radius, y + radius);
  light.addColorStop(0, css(colour));
  light.addColorStop(1, css(below));
  brush.fillStyle = light;
  brush.beginPath();
  brush.arc(0, y, radius, 0, 7);
  brush.fill();
}

function strapEnd(pen: Pen, strap: Colour, isMetal: boolean, up: boolean): void {
  const path = up
    ? 'M-27 -140 L-23 -196 Q-22 -206 -12 -207 L12 -207 Q22 -206 23 -196 L27 -140 Z'
    : 'M-27 -68 L-23 -10 Q-22 -1 -12 0 L12 0 Q22 -1 23 -10 L27 -68 Z';
  const [from, to] = up ? [-207, -140] : [-68, 0];
  shape(pen, path, mix(strap, up ? DARK : '#ffffff', up ? 0.3 : 0.1), {
    colour: mix(strap, up ? '#ffffff' : DARK, up ? 0.1 : 0.4),
    from,
    to,
  });
  if (isMetal) {
    for (let link = 1; link < 6; link++) {
      const y = from + (link * (to - from)) / 6;
      line(pen, `M-24 ${y} H24`, mix(strap, DARK, 0.5), 1.8);
    }
    for (const x of [-10, 10]) line(pen, `M${x} ${from + 3} V${to - 3}`, mix(strap, DARK, 0.4), 1.4);
    return;
  }
  const thread = mix(strap, '#fff2d8', 0.55);
  pen.brush.setLineDash([3, 3.4]);
  for (const side of [-1, 1])
    line(pen, `M${side * (up ? 18 : 21)} ${from + 8} L${side * (up ? 21 : 18)} ${to - 6}`, thread, 1.3);
  pen.brush.setLineDash([]);
  if (!up) for (const y of [-44, -32, -20]) circleHole(pen, y, strap);
}

function circleHole({ brush }: Pen, y: number, strap: Colour): void {
  brush.fillStyle = css(mix(strap, DARK, 0.8));
  brush.beginPath();
  brush.ellipse(0, y, 2.2, 1.7, 0, 0, 7);
  brush.fill();
}

/** Its face to the viewer. */
function wristwatch(colour: string | undefined, parts: readonly BuildingPart[] = []): OwnDrawing {
  // Metals are the case and the bracelet; of any other colour is the strap.
  const metal = METALS_ASKED[colour ?? ''];
  const partIn = (part: BuildingPart['part']): string | undefined =>
    parts.find((one) => one.part === part)?.colour;
  const strap = partIn('strap') ?? metal ?? colour ?? '#6a4228';
  const isBracelet = metal === strap || (typeof strap === 'string' && METALS_ASKED[strap] !== undefined);
  const dial = partIn('dial') ?? '#2a3038';
  const steel = metal ?? STEEL;
  return {
    width: 124,
    height: 208,
    paint(pen) {
      strapEnd(pen, strap, isBracelet, true);
      strapEnd(pen, strap, isBracelet, false);
      // Lugs, and the crown.
      for (const [x, y] of [
        [-27, -152],
        [27, -152],
        [-27, -56],
        [27, -56],
      ] as const)
        bar(pen, x - 6, y - 9, 12, 18, steel, 4);
      bar(pen, 50, -110, 10, 12, steel, 2);
      circle(pen, -104, 54, mix(steel, '#ffffff', 0.6), mix(steel, DARK, 0.5));
      circle(pen, -104, 48, mix(steel, DARK, 0.4), mix(steel, '#ffffff', 0.5));
      circle(pen, -104, 45, dial, mix(dial, '#10141a', 0.6));
      for (let hour = 0; hour < 12; hour++) {
        const [x, y] = [Math.sin((hour * Math.PI) / 6), -Math.cos((hour * Math.PI) / 6)];
        const [inner, wide] = hour % 3 === 0 ? [31, 3] : [35, 1.8];
        line(
          pen,
          `M${x * inner} ${-104 + y * inner} L${x * 40} ${-104 + y * 40}`,
          mix(steel, '#ffffff', 0.5),
          wide,
        );
      }
      // Ten past ten, as all that are for sale.
      line(pen, 'M0 -104 L-17 -117', '#f4f2ea', 4);
      line(pen, 'M0 -104 L25 -126', '#f4f2ea', 2.8);
      line(pen, 'M-3 -110 L12 -80', '#d8503c', 1.2);
      circle(pen, -104, 3.4, GOLD);
      // The glass.
      pen.brush.globalAlpha = 0.16;
      shape(
        pen,
        pen.side > 0 ? 'M8 -148 A45 45 0 0 1 44 -96 L-8 -66 Z' : 'M-8 -148 A45 45 0 0 0 -44 -96 L8 -66 Z',
        '#ffffff',
      );
      pen.brush.globalAlpha = 1;
    },
  };
}

/** Of leather, with a flap, a clasp and two handles. */
function handbag(colour: Colour): OwnDrawing {
  return {
    width: 220,
    height: 216,
    paint(pen) {
      const deep = mix(colour, DARK, 0.5);
      for (const [rise, wide, tone] of [
        [-198, 9, 0.5],
        [-212, 10, 0.16],
      ] as const) {
        const path = `M-46 -118 C-46 ${rise} -24 ${rise} 0 ${rise} C24 ${rise} 46 ${rise} 46 -118`;
        line(pen, path, mix(colour, DARK, tone + 0.25), wide);
        line(pen, path, mix(colour, DARK, tone), wide - 4);
      }
      shape(
        pen,
        'M-88 -126 Q-88 -136 -78 -136 L78 -136 Q88 -136 88 -126 L104 -14 Q105 0 92 0 L-92 0 Q-105 0 -104 -14 Z',
        mix(colour, '#ffffff', 0.1),
        { colour: mix(colour, DARK, 0.4), from: -136, to: 0 },
      );
      // The gusset on the side away from the light.
      shape(
        pen,
        pen.side > 0
          ? 'M-88 -126 L-104 -14 Q-105 0 -92 0 L-80 0 L-72 -134 Q-88 -136 -88 -126 Z'
          : 'M88 -126 L104 -14 Q105 0 92 0 L80 0 L72 -134 Q88 -136 88 -126 Z',
        deep,
      );
      shape(
        pen,
        'M-90 -126 Q-90 -138 -78 -138 L78 -138 Q90 -138 90 -126 L92 -78 Q70 -56 0 -54 Q-70 -56 -92 -78 Z',
        mix(colour, '#ffffff', 0.2),
        { colour: mix(colour, DARK, 0.18), from: -138, to: -54 },
      );
      line(pen, 'M-92 -78 Q-70 -56 0 -54 Q70 -56 92 -78', deep, 2);
      const thread = mix(colour, '#fff2d8', 0.45);
      pen.brush.setLineDash([4, 4]);
      line(pen, 'M-84 -82 Q-66 -63 0 -61 Q66 -63 84 -82', thread, 1.4);
      line(pen, 'M-94 -10 H94', thread, 1.4);
      pen.brush.setLineDash([]);
      for (const x of [-46, 46]) bar(pen, x - 7, -128, 14, 18, GOLD, 4);
      bar(pen, -14, -70, 28, 24, GOLD, 4);
      bar(pen, -9, -65, 18, 14, mix(GOLD, DARK, 0.35), 3);
      line(pen, 'M0 -62 V-54', mix(GOLD, '#ffffff', 0.6), 3);
      pen.brush.globalAlpha = 0.3;
      line(pen, `M${pen.side * 62} -128 Q${pen.side * 74} -108 ${pen.side * 76} -84`, '#ffffff', 7);
      pen.brush.globalAlpha = 1;
    },
  };
}

const USUAL = { heel: '#c8202c', bag: '#8a5230' } as const;

/** In the colour that was asked for; undefined for any other drawing. */
export function wornGoodsOf({
  drawing,
  colour,
  parts,
}: {
  drawing: string;
  colour?: string | undefined;
  parts?: readonly BuildingPart[] | undefined;
}): OwnDrawing | undefined {
  if (drawing === 'own/wristwatch') return wristwatch(colour, parts);
  if (colour === undefined) return undefined;
  if (drawing === 'own/high-heel') return highHeel(colour);
  return drawing === 'own/handbag' ? handbag(colour) : undefined;
}

export const WORN_GOODS: Record<string, OwnDrawing> = {
  'own/high-heel': highHeel(USUAL.heel),
  'own/wristwatch': wristwatch(undefined),
  'own/handbag': handbag(USUAL.bag),
};
