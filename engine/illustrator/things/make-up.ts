// Make-up as it is shown for sale: a lipstick with its cap beside it, a compact with powder and a mirror. In millimetres.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const DARK = '#1c1020';
const GOLD = '#d8b06a';
const LACQUER = '#26222a';

/** Turned out of its tube, its tip cut aslant. */
function lipstick(colour: Colour): OwnDrawing {
  return {
    width: 118,
    height: 176,
    paint(pen) {
      // The cap stands behind it.
      bar(pen, 14, -82, 40, 82, LACQUER, 5);
      bar(pen, 14, -10, 40, 6, GOLD);
      shape(
        pen,
        'M-42 -112 L-42 -150 C-42 -164 -30 -176 -18 -174 C-11 -172 -8 -164 -8 -152 L-8 -112 Z',
        mix(colour, '#ffffff', 0.14),
        { colour: mix(colour, DARK, 0.28), from: -176, to: -112 },
      );
      shape(
        pen,
        'M-41 -148 C-40 -162 -28 -173 -18 -173 C-12 -171 -9 -164 -9 -152 C-20 -162 -32 -160 -41 -148 Z',
        mix(colour, '#ffffff', 0.38),
      );
      pen.brush.globalAlpha = 0.5;
      line(pen, `M${-25 + pen.side * 9} -146 V-118`, '#ffffff', 3.6);
      pen.brush.globalAlpha = 1;
      bar(pen, -44, -116, 38, 34, GOLD, 2);
      line(pen, 'M-44 -86 H-6', mix(GOLD, DARK, 0.4), 1.4);
      bar(pen, -52, -84, 54, 84, LACQUER, 4);
      bar(pen, -52, -84, 54, 8, GOLD, 2);
      for (const [x, tall] of [
        [-25 + pen.side * 16, 60],
        [34 + pen.side * 11, 56],
      ] as const) {
        pen.brush.globalAlpha = 0.32;
        line(pen, `M${x} ${-8 - tall} V-14`, '#ffffff', 4);
        pen.brush.globalAlpha = 1;
      }
    },
  };
}

function oval({ brush }: Pen, y: number, rx: number, ry: number, top: Colour, below: Colour): void {
  const light = brush.createLinearGradient(0, y - ry, 0, y + ry);
  light.addColorStop(0, css(top));
  light.addColorStop(1, css(below));
  brush.fillStyle = light;
  brush.beginPath();
  brush.ellipse(0, y, rx, ry, 0, 0, 7);
  brush.fill();
}

/** Open: the mirror stands up from the hinge, the powder lies before it. */
function compact(powder: Colour): OwnDrawing {
  return {
    width: 156,
    height: 150,
    paint(pen) {
      oval(pen, -88, 72, 60, mix(GOLD, '#ffffff', 0.3), mix(GOLD, DARK, 0.4));
      oval(pen, -88, 65, 53, '#f4fafc', '#a8bcc8');
      pen.brush.globalAlpha = 0.6;
      shape(pen, 'M-46 -108 L-8 -138 L10 -136 L-50 -88 Z M-44 -74 L32 -132 L38 -128 L-38 -66 Z', '#ffffff');
      pen.brush.globalAlpha = 1;
      bar(pen, -20, -42, 40, 12, mix(GOLD, DARK, 0.2), 4);
      oval(pen, -22, 74, 22, mix(GOLD, DARK, 0.3), mix(GOLD, DARK, 0.5));
      oval(pen, -27, 74, 22, mix(GOLD, '#ffffff', 0.45), GOLD);
      oval(pen, -27, 64, 18, mix(GOLD, DARK, 0.45), mix(GOLD, DARK, 0.2));
      oval(pen, -26, 62, 16.6, mix(powder, '#8a4a34', 0.16), mix(powder, '#ffffff', 0.3));
      pen.brush.globalAlpha = 0.45;
      line(
        pen,
        'M-36 -28 C-18 -38 18 -38 36 -28 M-26 -22 C-10 -30 10 -30 26 -22',
        mix(powder, '#7a4030', 0.3),
        1.6,
      );
      pen.brush.globalAlpha = 1;
    },
  };
}

/** In the colour that was asked for; undefined for any other drawing. */
export function makeUpOf(drawing: string, colour: Colour): OwnDrawing | undefined {
  if (drawing === 'own/lipstick') return lipstick(colour);
  return drawing === 'own/compact-powder' ? compact(colour) : undefined;
}

export const MAKE_UP: Record<string, OwnDrawing> = {
  'own/lipstick': lipstick('#c2183c'),
  'own/compact-powder': compact('#eac0a0'),
};
