// A car of the thirties from the side: fenders like waves, a running board, a long hood with a chrome grille.

import { mix } from '#engine/raster/colour.ts';
import { ball, line, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

const PAINTS = ['#7c1f28', '#234a3f', '#2b3f66', '#d9c7a0', '#26242c'] as const;
const CHROME = '#d4d8de';

/** In centimetres over two; its front is at the left, as that of all drawings. */
function vintageCar(pen: Pen, paint: string): void {
  const dark = mix(paint, '#14101c', 0.5);
  const fender = mix(paint, '#14101c', 0.34);
  const glass = { colour: '#16202c', from: -78, to: -50 };
  shape(pen, 'M-96 -12 L100 -12 L96 -6 L-92 -6 Z', '#1c1a22');
  // The body: hood, cabin, trunk.
  shape(
    pen,
    'M-92 -20 C-97 -34 -96 -46 -90 -50 C-70 -55 -46 -56 -28 -56 C-24 -68 -19 -78 -10 -80 C14 -84 42 -84 58 -80 C74 -75 82 -60 92 -50 C102 -42 106 -28 104 -18 Z',
    mix(paint, '#ffffff', 0.16),
    { colour: dark, from: -82, to: -12 },
  );
  shape(pen, 'M-20 -55 C-17 -65 -13 -72 -7 -75 L18 -77 L18 -55 Z', '#2c3a4c', glass);
  shape(pen, 'M24 -77.2 C42 -77.6 54 -75 61 -69 C66 -64 69 -59 72 -54 L24 -55 Z', '#2c3a4c', glass);
  line(pen, 'M-16 -57 C-13 -65 -9 -71 -4 -73', '#9ab4cc', 1.4);
  line(pen, 'M-86 -46 C-58 -50 -30 -51 96 -46', mix(paint, '#ffffff', 0.5), 1.3);
  line(pen, 'M21 -78 L21 -18 M-26 -54 C-25 -40 -24 -28 -22 -18 M70 -52 C68 -40 62 -28 56 -20', dark, 1);
  for (let slit = 0; slit < 6; slit++) line(pen, `M${-74 + slit * 7} -44 L${-73 + slit * 7} -30`, dark, 1.4);
  line(pen, 'M10 -46 h8 M28 -46 h8', CHROME, 2);
  // Grille, lamp and bumpers.
  shape(pen, 'M-92 -51 C-100 -46 -101 -26 -96 -18 L-90 -18 C-95 -30 -94 -44 -88 -50 Z', CHROME, {
    colour: '#7c828c',
    from: -50,
    to: -18,
  });
  // Fenders and the board between them.
  shape(pen, 'M-40 -16 L46 -16 L44 -9 L-38 -9 Z', fender);
  const wave = (x: number, back: number) =>
    shape(
      pen,
      `M${x - 34} -14 C${x - 34} -40 ${x - 14} -49 ${x + 4} -46 C${x + 22} -42 ${x + 26} -22 ${x + back} -11 L${x + 21} -12 C${x + 17} -30 ${x + 8} -36 ${x - 1} -36 C${x - 14} -36 ${x - 22} -26 ${x - 23} -13 Z`,
      mix(fender, '#ffffff', 0.12),
      { colour: dark, from: -46, to: -10 },
    );
  wave(-68, 38);
  wave(72, 34);
  if (pen.isDark) shineAround(pen, -98, -44, 34, '#fff0b8', 0.9);
  ball(pen, -93, -44, 7, 7.6, CHROME);
  ball(pen, -95.5, -44, 4.6, 6, pen.isDark ? '#fff6d0' : '#f4f6f0');
  shape(pen, 'M-108 -18 C-110 -13 -108 -10 -104 -10 L-92 -11 L-92 -15 L-102 -15 Z', CHROME);
  shape(pen, 'M112 -18 C114 -13 112 -10 108 -10 L98 -11 L98 -15 L106 -15 Z', CHROME);
  ball(pen, 101, -34, 3, 4, '#d8302c');
  for (const x of [-68, 72]) {
    ball(pen, x, -18, 19.4, 18, '#14121a');
    ball(pen, x, -18, 14.6, 14, '#f0ebe0');
    ball(pen, x, -18, 10.6, 10.2, '#2a2830');
    ball(pen, x, -18, 8.6, 8.4, CHROME);
    ball(pen, x, -18, 3, 3, '#8a9098');
  }
}

export const VINTAGE_CARS: Record<string, OwnDrawing> = {
  'own/vintage-car': { width: 228, height: 84, paint: (pen) => vintageCar(pen, pen.random.pick(PAINTS)) },
};

/** The same in the colour that was said; undefined for any other drawing. */
export function vintageCarIn(drawing: string, colour: string): OwnDrawing | undefined {
  const own = VINTAGE_CARS[drawing];
  return own && { ...own, paint: (pen) => vintageCar(pen, colour) };
}
