// A long table laid for a meal, with a cloth down to the floor: as wide as those who sit behind it need. In centimetres.

import { css, mix } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

/** The front edge of its top; the top reaches back by `DEEP`, as one sees it. */
export const TABLE_TOP = 64;
export const TABLE_DEEP = 24;
/** Most who find room behind one. */
export const MOST_DINERS = 8;

export function tableWidth(diners: number): number {
  return Math.max(140, diners * 50 + 40);
}

export function diningTableName(diners: number): string {
  return `own/dining-table-${Math.min(MOST_DINERS, Math.max(1, diners))}`;
}

function paintTable(pen: Pen, diners: number): void {
  const half = tableWidth(diners) / 2 - 4;
  const back = half - 16;
  const cloth = pen.random.pick(['#f3ece0', '#e6dccb', '#dfe6e4', '#b8493f', '#5f7f8f']);
  const shade = mix(cloth, '#2a1830', 0.34);
  for (const side of [-1, 1]) line(pen, `M${side * (half - 12)} -12 L${side * (half - 12)} -2`, '#5f4030', 8);
  shape(
    pen,
    `M${-half} ${-TABLE_TOP} L${half} ${-TABLE_TOP} L${half - 2} -10 Q${half * 0.5} -5 0 -9 Q${-half * 0.5} -13 ${2 - half} -8 Z`,
    mix(cloth, '#2a1830', 0.1),
    { colour: shade, from: -TABLE_TOP, to: 0 },
  );
  const folds = Math.round(half / 17);
  for (let fold = -folds; fold <= folds; fold++) {
    const x = (fold / (folds + 0.6)) * half;
    const sway = pen.random.between(-4, 4);
    line(
      pen,
      `M${x} ${-TABLE_TOP + 7} Q${x + sway} -42 ${x + sway * 1.6} -13`,
      mix(shade, '#2a1830', 0.14),
      1.5,
    );
    line(
      pen,
      `M${x + 3} ${-TABLE_TOP + 6} Q${x + 3 + sway} -42 ${x + 3 + sway * 1.6} -13`,
      mix(cloth, '#ffffff', 0.3),
      1,
    );
  }
  shape(
    pen,
    `M${-back} ${-TABLE_TOP - TABLE_DEEP} L${back} ${-TABLE_TOP - TABLE_DEEP} L${half} ${-TABLE_TOP} L${-half} ${-TABLE_TOP} Z`,
    mix(cloth, '#2a1830', 0.08),
    { colour: mix(cloth, '#ffffff', 0.32), from: -TABLE_TOP - TABLE_DEEP, to: -TABLE_TOP },
  );
  line(pen, `M${-half} ${-TABLE_TOP} L${half} ${-TABLE_TOP}`, mix(cloth, '#ffffff', 0.5), 1.6);
  for (let place = 0; place < diners; place++)
    layPlace(pen, placeOf(place, diners), -TABLE_TOP - TABLE_DEEP + 7);
}

/** Where one sits, from the middle of the table. */
export function placeOf(place: number, diners: number): number {
  const across = tableWidth(diners) - 76;
  return diners === 1 ? 0 : (place / (diners - 1) - 0.5) * across;
}

function layPlace(pen: Pen, x: number, y: number): void {
  const { brush } = pen;
  const disc = (rx: number, ry: number, down: number, colour: string): void => {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.ellipse(x, y + down, rx, ry, 0, 0, 7);
    brush.fill();
  };
  disc(15, 4, 1.2, 'rgba(50,30,40,0.35)');
  disc(15, 3.8, 0, css('#f7f4ee'));
  disc(10, 2.4, 0.2, css('#e2ddd3'));
  for (const [aside, wide, colour] of [
    [-3.5, 4.6, '#c98a4a'],
    [3.8, 4, '#7aa84a'],
    [0.6, 3.4, '#e0b85a'],
  ] as const)
    ball(pen, x + aside, y - 1.6, wide, 2.2, colour);
  line(pen, `M${x + 18} ${y - 2.4} L${x + 20} ${y + 3}`, '#8a5a3c', 1);
  line(pen, `M${x + 20} ${y - 2.4} L${x + 22} ${y + 3}`, '#8a5a3c', 1);
  shape(pen, `M${x - 27} ${y - 8} h9 l-1.2 9 h-6.6 Z`, '#dfeaf0', {
    colour: '#a9c0cc',
    from: y - 8,
    to: y + 1,
  });
  ball(pen, x - 22.5, y - 7.6, 4.4, 1.1, '#f2f8fa');
}

/** By how many sit behind it. */
export const DINING_TABLES: Readonly<Record<string, OwnDrawing>> = Object.fromEntries(
  Array.from({ length: MOST_DINERS }, (_, at) => [
    diningTableName(at + 1),
    {
      width: tableWidth(at + 1),
      height: TABLE_TOP + TABLE_DEEP + 4,
      paint: (pen: Pen) => paintTable(pen, at + 1),
    },
  ]),
);
