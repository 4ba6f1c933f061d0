// A low sports car from the side, and one without a roof.

import { mix } from '#engine/raster/colour.ts';
import { ball, line, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

const PAINTS = ['#d8302c', '#e8b02a', '#2f6fd0', '#e8e4dc', '#2a2c34'] as const;

/** In centimetres over two; its front is at the left, as that of all drawings. */
function sportsCar(pen: Pen, paint: string): void {
  const dark = mix(paint, '#14101c', 0.5);
  shape(pen, 'M-112 -14 L112 -14 L104 -6 L-104 -6 Z', '#1c1a22');
  shape(
    pen,
    'M-116 -16 C-118 -26 -112 -32 -98 -35 C-70 -41 -48 -42 -34 -43 C-18 -56 2 -63 26 -62 C52 -61 68 -54 82 -45 C98 -43 112 -40 116 -34 C120 -28 118 -18 114 -14 L-110 -13 Z',
    mix(paint, '#ffffff', 0.16),
    { colour: dark, from: -62, to: -10 },
  );
  shape(pen, 'M-26 -43 C-13 -53 2 -58.6 20 -58.4 L22 -43 Z', '#2c3a4c', {
    colour: '#141c28',
    from: -58,
    to: -42,
  });
  shape(pen, 'M26 -58.4 C46 -57.6 58 -52.4 68 -44 L28 -43 Z', '#2c3a4c', {
    colour: '#141c28',
    from: -58,
    to: -42,
  });
  line(pen, 'M-20 -44.6 C-8 -54 4 -57 16 -57', '#9ab4cc', 1.2);
  shape(pen, 'M86 -46 L118 -52 L119 -48 L90 -43 Z', dark);
  line(pen, 'M24 -60 L26 -18 M-30 -42 C-28 -34 -28 -26 -24 -18', dark, 0.9);
  drawDetails(pen, paint);
}

/** Its seats are seen over the door, behind the pane before them. */
function convertible(pen: Pen, paint: string): void {
  const dark = mix(paint, '#14101c', 0.5);
  const leather = '#a8744a';
  shape(pen, 'M-112 -14 L112 -14 L104 -6 L-104 -6 Z', '#1c1a22');
  for (const x of [2, 40])
    shape(
      pen,
      `M${x} -38 C${x - 1} -52 ${x + 5} -60 ${x + 13} -60 C${x + 20} -60 ${x + 22} -50 ${x + 21} -38 Z`,
      mix(leather, '#ffffff', 0.15),
      { colour: mix(leather, '#201014', 0.4), from: -60, to: -38 },
    );
  line(pen, 'M-20 -42 L-9 -51', '#22202a', 2);
  shape(pen, 'M-37 -43 L-15 -63 L-11 -62 L-27 -43 Z', '#bcd4e4', { colour: '#7f9db4', from: -63, to: -43 });
  line(pen, 'M-36 -43 L-14 -63', '#2a2830', 1.8);
  shape(
    pen,
    'M-116 -16 C-118 -26 -112 -32 -98 -35 C-70 -41 -48 -42 -34 -43 L66 -43 C74 -46 88 -45 98 -42 C110 -39 114 -38 116 -34 C120 -28 118 -18 114 -14 L-110 -13 Z',
    mix(paint, '#ffffff', 0.16),
    { colour: dark, from: -46, to: -10 },
  );
  line(pen, 'M62 -43 C72 -47 88 -46 98 -42', mix(dark, '#000000', 0.2), 2.4);
  line(pen, 'M36 -42 L38 -18 M-24 -42 C-22 -34 -22 -26 -18 -18', dark, 0.9);
  drawDetails(pen, paint);
}

/** The line along its side, its handle, its lamps and its wheels. */
function drawDetails(pen: Pen, paint: string): void {
  line(pen, 'M-104 -29 C-60 -36 0 -35 110 -31', mix(paint, '#ffffff', 0.5), 1.2);
  line(pen, 'M14 -32 h8', '#e8e4dc', 1.6);
  shape(pen, 'M52 -32 L74 -34 L72 -24 L56 -23 Z', '#1c1a22');
  if (pen.isDark) shineAround(pen, -108, -28, 34, '#fff0b8', 0.9);
  shape(pen, 'M-112 -30 C-106 -34 -98 -34 -90 -33 L-98 -27 Z', pen.isDark ? '#fff6d0' : '#e8eef4');
  shape(pen, 'M112 -36 L118 -33 L117 -28 L110 -30 Z', '#e8302a');
  for (const x of [-72, 74]) {
    ball(pen, x, -17, 21, 20, '#14121a');
    ball(pen, x, -17, 19, 18.4, '#26242c');
    ball(pen, x, -17, 12.4, 12.2, '#b8bec8');
    for (let spoke = 0; spoke < 5; spoke++) {
      const angle = ((spoke - (pen.roll ?? 0)) / 5) * Math.PI * 2;
      line(pen, `M${x} -17 L${x + Math.cos(angle) * 11} ${-17 + Math.sin(angle) * 11}`, '#4a4e58', 2.4);
    }
    ball(pen, x, -17, 2.8, 2.8, '#e8eaee');
  }
}

export const SPORTS_CARS: Record<string, OwnDrawing> = {
  'own/sports-car': { width: 240, height: 66, paint: (pen) => sportsCar(pen, pen.random.pick(PAINTS)) },
  'own/convertible': { width: 240, height: 66, paint: (pen) => convertible(pen, pen.random.pick(PAINTS)) },
};

/** The same in the colour that was said; undefined for any other drawing. */
export function sportsCarIn(drawing: string, colour: string): OwnDrawing | undefined {
  const own = SPORTS_CARS[drawing];
  const paintIn = drawing === 'own/convertible' ? convertible : sportsCar;
  return own && { ...own, paint: (pen) => paintIn(pen, colour) };
}
