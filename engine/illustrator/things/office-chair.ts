// A chair that turns and rolls: a high back, arms, a column of steel on five feet with casters.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const STEEL: Colour = '#9aa0a8';
const DARK: Colour = '#14141c';

function officeChair(pen: Pen, cover: Colour): void {
  const shade = mix(cover, DARK, 0.45);
  for (const [x, y] of [
    [-34, -7],
    [-14, -3],
    [14, -3],
    [34, -7],
  ] as const) {
    line(pen, `M0 -20 L${x} ${y - 5}`, STEEL, 4);
    ball(pen, x, y, 5, 4.6, '#2a2c34');
    ball(pen, x - 1.4, y - 1.4, 1.6, 1.4, '#6a6e78');
  }
  bar(pen, -3.4, -46, 6.8, 30, STEEL, 2);
  bar(pen, -1.6, -46, 1.6, 30, mix(STEEL, '#ffffff', 0.5));
  bar(pen, -12, -50, 24, 7, '#2a2c34', 3);
  shape(
    pen,
    'M-30 -128 C-30 -138 30 -138 30 -128 C35 -104 33 -78 29 -62 L-29 -62 C-33 -78 -35 -104 -30 -128 Z',
    cover,
    {
      colour: shade,
      from: -138,
      to: -60,
    },
  );
  for (const y of [-118, -102, -86, -72])
    line(pen, `M-29 ${y} C-12 ${y + 4} 12 ${y + 4} 29 ${y}`, mix(cover, DARK, 0.5), 1.2);
  line(pen, 'M-22 -130 C-26 -108 -26 -86 -22 -68', mix(cover, '#ffffff', 0.4), 2.4);
  for (const side of [-1, 1]) {
    line(pen, `M${side * 30} -54 C${side * 42} -56 ${side * 42} -70 ${side * 40} -78`, STEEL, 3.4);
    shape(pen, `M${side * 30} -84 L${side * 46} -84 L${side * 46} -77 L${side * 30} -77 Z`, '#2a2c34');
  }
  shape(
    pen,
    'M-38 -60 C-38 -68 38 -68 38 -60 L41 -51 C38 -46 -38 -46 -41 -51 Z',
    mix(cover, '#ffffff', 0.08),
    {
      colour: shade,
      from: -66,
      to: -46,
    },
  );
  line(pen, 'M-34 -61 C-12 -66 12 -66 34 -61', mix(cover, '#ffffff', 0.36), 1.8);
}

/** In the colour that was asked for; undefined for any other drawing. */
export function officeChairOf({
  drawing,
  colour,
}: {
  drawing: string;
  colour?: string | undefined;
}): OwnDrawing | undefined {
  return drawing === 'own/office-chair' && colour !== undefined ? chairIn(colour) : undefined;
}

function chairIn(cover: Colour): OwnDrawing {
  return { width: 98, height: 138, paint: (pen) => officeChair(pen, cover) };
}

export const OFFICE_CHAIR: Record<string, OwnDrawing> = { 'own/office-chair': chairIn('#33363f') };
