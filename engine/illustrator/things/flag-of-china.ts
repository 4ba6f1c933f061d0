// The flag of China, and a plain one, on their poles in a light wind.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { bar, ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const RED = '#de2a1e';
const GOLD = '#ffd83a';
/** The cloth: thirty units by twenty, as the law has it, times this. */
const UNIT = 4;
const TOP = -196;

/** How far the wind lifts the cloth, so far from the pole; in a video waves run along it. */
function wave({ roll = 0 }: Pen, x: number): number {
  return Math.sin(x / 17 - roll * Math.PI * 2) * (x / 120) * 5;
}

/** A five-pointed star that points to `turn`, in units of the flag from its upper left corner. */
function star(pen: Pen, column: number, row: number, size: number, turn: number): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const angle = turn + (at * Math.PI) / 5;
    const reach = (at % 2 === 0 ? size : size * 0.382) * UNIT;
    const x = column * UNIT + Math.sin(angle) * reach;
    return `${(x - 57).toFixed(2)} ${(TOP + row * UNIT - Math.cos(angle) * reach + wave(pen, x)).toFixed(2)}`;
  });
  return `M${points.join(' L')} Z`;
}

const SMALL = [
  [10, 2],
  [12, 4],
  [12, 7],
  [10, 9],
] as const;

function flag(pen: Pen, cloth: Colour): void {
  bar(pen, -60, TOP - 6, 3.4, -TOP + 6, '#c9ced6', 1);
  ball(pen, -58.3, TOP - 8, 3.6, 3.6, '#e0b44a');
  const across = Array.from({ length: 25 }, (_, at) => at * 5);
  const upper = across.map((x) => `${x - 57} ${(TOP + wave(pen, x)).toFixed(2)}`);
  const lower = across.toReversed().map((x) => `${x - 57} ${(TOP + 20 * UNIT + wave(pen, x)).toFixed(2)}`);
  shape(pen, `M${[...upper, ...lower].join(' L')} Z`, cloth, {
    colour: mix(cloth, '#3c000a', 0.22),
    from: TOP,
    to: TOP + 84,
  });
  // Light and shadow of its folds.
  pen.brush.save();
  pen.brush.globalAlpha = 0.16;
  for (const [x, colour] of [
    [34, '#ffffff'],
    [58, '#3c000a'],
    [88, '#ffffff'],
    [110, '#3c000a'],
  ] as const) {
    const [upper, lower] = [TOP + 4 + wave(pen, x), TOP + 76 + wave(pen, x)];
    line(pen, `M${x - 57} ${upper} Q${x - 53} ${(upper + lower) / 2} ${x - 57} ${lower}`, colour, 8);
  }
  pen.brush.restore();
  shape(pen, 'M-68 0 L-66 -7 L-51 -7 L-49 0 Z', '#d8d4cc', { colour: '#9a948c', from: -7, to: 0 });
}

function flagOfChina(pen: Pen): void {
  flag(pen, RED);
  shape(pen, star(pen, 5, 5, 3, 0), GOLD);
  for (const [column, row] of SMALL)
    shape(pen, star(pen, column, row, 1, Math.atan2(5 - column, row - 5)), GOLD);
}

/** Of one colour. */
export const PLAIN_FLAGS: Readonly<Record<string, (colour: Colour) => OwnDrawing>> = {
  'own/plain-flag': (colour) => ({ width: 142, height: 212, paint: (pen) => flag(pen, colour) }),
};

export const FLAG_DRAWINGS: Readonly<Record<string, OwnDrawing>> = {
  'own/flag-of-china': { width: 142, height: 212, paint: flagOfChina },
  'own/plain-flag': { width: 142, height: 212, paint: (pen) => flag(pen, '#d2453c') },
};
