// Jewellery as jewellers show it: earrings hung on a stand, a necklace around a bust of velvet. In millimetres.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen, type Asked } from './pen.ts';
import { METALS_ASKED } from './shown-goods.ts';

const GOLD = '#d8b06a';
const DARK = '#1c1020';
const VELVET = '#3a3440';

function foot(pen: Pen, half: number): void {
  const { brush } = pen;
  for (const [lift, tone] of [
    [0, 0.5],
    [-5, 0.16],
  ] as const) {
    brush.fillStyle = css(mix(VELVET, lift === 0 ? DARK : '#ffffff', tone));
    brush.beginPath();
    brush.ellipse(0, -8 + lift, half, half * 0.2, 0, 0, 7);
    brush.fill();
  }
}

/** A hook, a small ball, and a drop with a stone in it. */
function earring(pen: Pen, x: number, metal: Colour, stone: Colour): void {
  line(pen, `M${x} -126 q8 -12 0 -18 q-9 -2 -7 10`, metal, 3);
  ball(pen, x, -121, 6, 6, metal);
  line(pen, `M${x} -116 V-106`, metal, 2.4);
  shape(
    pen,
    `M${x} -110 C${x + 9} -92 ${x + 21} -82 ${x + 21} -66 C${x + 21} -52 ${x + 11} -45 ${x} -45 C${x - 11} -45 ${x - 21} -52 ${x - 21} -66 C${x - 21} -82 ${x - 9} -92 ${x} -110 Z`,
    mix(metal, '#ffffff', 0.24),
    { colour: mix(metal, DARK, 0.36), from: -110, to: -45 },
  );
  ball(pen, x, -66, 13.5, 14.5, stone);
  shape(pen, `M${x - 6} -76 l8 -3 l-2 8 Z`, '#ffffff');
}

function earrings(metal: Colour, stone: Colour): OwnDrawing {
  return {
    width: 136,
    height: 160,
    paint(pen) {
      foot(pen, 40);
      bar(pen, -4, -150, 8, 142, VELVET, 3);
      bar(pen, -58, -154, 116, 9, mix(VELVET, '#ffffff', 0.12), 4);
      for (const x of [-40, 40]) earring(pen, x, metal, stone);
    },
  };
}

/** Of pearls it has no pendant. */
function necklace(metal: Colour, stone: Colour, isOfPearls = false): OwnDrawing {
  return {
    width: 150,
    height: 190,
    paint(pen) {
      foot(pen, 52);
      shape(
        pen,
        'M-20 -186 Q0 -192 20 -186 C22 -160 28 -146 50 -136 C72 -126 76 -110 72 -88 C64 -50 44 -24 36 -8 L-36 -8 C-44 -24 -64 -50 -72 -88 C-76 -110 -72 -126 -50 -136 C-28 -146 -22 -160 -20 -186 Z',
        mix(VELVET, '#ffffff', 0.2),
        { colour: mix(VELVET, DARK, 0.45), from: -190, to: -8 },
      );
      pen.brush.globalAlpha = 0.22;
      line(
        pen,
        `M${pen.side * 52} -120 C${pen.side * 60} -96 ${pen.side * 48} -60 ${pen.side * 34} -36`,
        '#ffffff',
        9,
      );
      pen.brush.globalAlpha = 1;
      // A chain of links down to the pendant.
      const links = 15;
      for (const side of [-1, 1])
        for (let link = 0; link < links; link++) {
          const t = link / (links - 1);
          const x = side * (34 * (1 - t) ** 0.62 + 3);
          const size = isOfPearls ? 5.6 : 3.2;
          ball(pen, x, -154 + t * 76, size, size, isOfPearls ? '#f4eee6' : metal);
        }
      if (isOfPearls) return;
      shape(pen, 'M-6 -78 L6 -78 L4 -70 L-4 -70 Z', metal);
      ball(pen, 0, -56, 16, 17, mix(metal, DARK, 0.1));
      ball(pen, 0, -56, 12.5, 13.5, stone);
      shape(pen, 'M-6 -64 l8 -3 l-2 8 Z', '#ffffff');
    },
  };
}

const USUAL = '#5aa8c8';

/** In the colour that was asked for: of a metal its setting, of any other its stone; undefined for any other drawing. */
export function jewelleryOf({ drawing, colour = '', words = '' }: Asked): OwnDrawing | undefined {
  const metal = METALS_ASKED[colour];
  const stone = metal === undefined && colour !== '' ? colour : USUAL;
  if (drawing === 'own/earrings') return earrings(metal ?? GOLD, stone);
  return drawing === 'own/necklace' ? necklace(metal ?? GOLD, stone, /pearl|珍珠/i.test(words)) : undefined;
}

export const JEWELLERY: Record<string, OwnDrawing> = {
  'own/earrings': earrings(GOLD, USUAL),
  'own/necklace': necklace(GOLD, USUAL),
};
