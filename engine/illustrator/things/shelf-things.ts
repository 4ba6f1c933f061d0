// What stands on shelves and desks: a globe on its stand, a row of books.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const SEA = '#3f86b8';
const LAND = '#8fae5a';
const BRASS = '#c89a4a';

/** On a foot of wood, in an arm of brass, its axis aslant. */
function globe(pen: Pen): void {
  const { brush, side } = pen;
  shape(pen, 'M-26 0 C-26 -8 -12 -9 -6 -12 L6 -12 C12 -9 26 -8 26 0 Z', '#8a5a34', {
    colour: '#4a2c1a',
    from: -12,
    to: 0,
  });
  bar(pen, -3.5, -24, 7, 13, '#7a4c2a', 2);
  line(pen, 'M-17 -97 C-52 -84 -52 -30 -4 -23 C6 -21 14 -23 20 -27', mix(BRASS, '#3a2008', 0.35), 4.6);
  line(pen, 'M-17 -97 C-52 -84 -52 -30 -4 -23 C6 -21 14 -23 20 -27', BRASS, 2.8);
  ball(pen, 2, -61, 34, 34, SEA);
  brush.save();
  brush.beginPath();
  brush.ellipse(2, -61, 33.6, 33.6, 0, 0, 7);
  brush.clip();
  for (const coast of [
    'M-22 -88 C-10 -94 4 -92 8 -86 C2 -82 6 -76 -2 -74 C-8 -68 -14 -70 -16 -64 C-22 -66 -30 -72 -32 -80 Z',
    'M-10 -62 C0 -66 8 -60 8 -52 C4 -44 0 -36 -4 -30 C-12 -36 -14 -48 -16 -56 Z',
    'M16 -90 C26 -92 36 -82 40 -72 C34 -68 30 -72 26 -66 C20 -70 14 -76 14 -82 Z',
    'M18 -64 C28 -68 36 -60 36 -50 C32 -42 26 -34 22 -38 C18 -46 14 -56 18 -64 Z',
  ])
    shape(pen, coast, mix(LAND, '#ffffff', 0.12), { colour: mix(LAND, '#3a3014', 0.32), from: -92, to: -32 });
  brush.globalAlpha = 0.3;
  for (const row of [-84, -72, -61, -50, -38]) {
    const half = Math.sqrt(Math.max(0, 34 ** 2 - (row + 61) ** 2));
    line(pen, `M${2 - half} ${row} Q2 ${row + 7} ${2 + half} ${row}`, '#eef6fa', 0.7);
  }
  brush.globalAlpha = 1;
  const shade = brush.createRadialGradient(2 + side * 14, -76, 6, 2, -61, 36);
  shade.addColorStop(0, css('#ffffff', 0.34));
  shade.addColorStop(0.5, css('#ffffff', 0));
  shade.addColorStop(1, css('#141030', 0.5));
  brush.fillStyle = shade;
  brush.fillRect(-34, -97, 72, 72);
  brush.restore();
  ball(pen, -17, -96, 3, 3, BRASS);
  ball(pen, 20, -27, 3, 3, BRASS);
}

const SPINES: readonly [Colour, ...Colour[]] = [
  '#a8483c',
  '#34607a',
  '#c89a48',
  '#5c7a52',
  '#77486a',
  '#e0d0b2',
  '#3a4c68',
  '#b86c44',
];

/** Upright, the last one leaning on the others. */
function bookRow(pen: Pen): void {
  const { random } = pen;
  let x = -46;
  for (let book = 0; book < 7; book++) {
    const thick = random.between(8, 13);
    spine(pen, { x, thick, tall: random.between(66, 92), colour: SPINES[book % SPINES.length] ?? '#a8483c' });
    x += thick + 0.4;
  }
  pen.brush.save();
  pen.brush.translate(x + 15, 0);
  pen.brush.rotate(-0.2);
  spine(pen, { x: 0, thick: 10, tall: 76, colour: '#34607a' });
  pen.brush.restore();
}

function spine(
  pen: Pen,
  { x, thick, tall, colour }: { x: number; thick: number; tall: number; colour: Colour },
): void {
  bar(pen, x, -tall, thick, tall, colour, 1.2);
  const band = mix(colour, '#f4dca8', 0.6);
  for (const at of [0.14, 0.2, 0.82]) line(pen, `M${x + 1} ${-tall * at} h${thick - 2}`, band, 1.1);
  line(pen, `M${x + thick / 2} ${-tall * 0.7} v${tall * 0.3}`, mix(colour, '#f4dca8', 0.4), 1.6);
}

export const SHELF_THINGS: Record<string, OwnDrawing> = {
  'own/globe': { width: 92, height: 100, paint: globe },
  'own/book-row': { width: 112, height: 94, paint: bookRow },
};
