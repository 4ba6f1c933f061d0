// What people hold by what they do: a book, a guitar. In the units of a figure; `h` is the height of its head.

import { mix, type Rgb } from '#engine/raster/colour.ts';
import { fill, limb, oval, stroke, type Draft, type Point } from './draft.ts';

export function drawBook(draft: Draft, [x, y]: Point, h: number, isSide: boolean): void {
  if (isSide) {
    fill(
      draft,
      `M${x - h * 0.4} ${y + h * 0.02} L${x + h * 0.1} ${y + h * 0.16} L${x + h * 0.34} ${y - h * 0.52} L${x + h * 0.24} ${y - h * 0.54} L${x} ${y + h * 0.02} L${x - h * 0.36} ${y - h * 0.08} Z`,
      '#9c3f38',
    );
    fill(
      draft,
      `M${x - h * 0.34} ${y - h * 0.04} L${x} ${y + h * 0.06} L${x + h * 0.22} ${y - h * 0.5} L${x + h * 0.12} ${y - h * 0.52} Z`,
      '#f4ecdc',
    );
    return;
  }
  fill(
    draft,
    `M${x - h * 0.62} ${y - h * 0.34} L${x} ${y - h * 0.26} L${x + h * 0.62} ${y - h * 0.34} L${x + h * 0.62} ${y + h * 0.3} L${x} ${y + h * 0.4} L${x - h * 0.62} ${y + h * 0.3} Z`,
    { from: '#a8473e', to: '#6e2a2a', top: y - h * 0.3, bottom: y + h * 0.4 },
  );
  fill(
    draft,
    `M${x - h * 0.57} ${y - h * 0.38} C${x - h * 0.3} ${y - h * 0.44} ${x - h * 0.1} ${y - h * 0.38} ${x} ${y - h * 0.3} C${x + h * 0.1} ${y - h * 0.38} ${x + h * 0.3} ${y - h * 0.44} ${x + h * 0.57} ${y - h * 0.38} L${x + h * 0.56} ${y - h * 0.3} L${x} ${y - h * 0.22} L${x - h * 0.56} ${y - h * 0.3} Z`,
    '#f6efe0',
  );
  stroke(draft, `M${x} ${y - h * 0.24} L${x} ${y + h * 0.38}`, '#5a2020', h * 0.03, 0.7);
}

/** Its body has two colours, made of one where it is said. */
function guitarWood({ colour, isElectric }: GuitarLook): readonly [Rgb | string, Rgb | string, Rgb | string] {
  const base = colour ?? (isElectric === true ? '#c8382e' : undefined);
  if (base === undefined) return ['#d08a44', '#8a4c22', '#d89450'];
  return [mix(base, '#ffffff', 0.1), mix(base, '#20101c', 0.4), mix(base, '#ffffff', 0.16)];
}

export type GuitarLook = { colour?: string; isElectric?: boolean };

export function drawGuitar(draft: Draft, [x, y]: Point, h: number, look: GuitarLook = {}): void {
  const [light, dark, upper] = guitarWood(look);
  limb(
    draft,
    [
      [x, y],
      [x + h * 1.7, y - h * 0.72],
    ],
    [h * 0.14, h * 0.12],
    '#5a3522',
  );
  limb(
    draft,
    [
      [x + h * 1.7, y - h * 0.72],
      [x + h * 2, y - h * 0.86],
    ],
    [h * 0.2, h * 0.22],
    '#3c2418',
  );
  oval(
    draft,
    [x - h * 0.28, y + h * 0.12],
    h * 0.56,
    h * 0.5,
    { from: light, to: dark, top: y - h * 0.5, bottom: y + h * 0.6 },
    1,
    -0.4,
  );
  oval(
    draft,
    [x + h * 0.3, y - h * 0.12],
    h * 0.42,
    h * 0.38,
    { from: upper, to: dark, top: y - h * 0.5, bottom: y + h * 0.5 },
    1,
    -0.4,
  );
  if (look.isElectric !== true) oval(draft, [x + h * 0.12, y - h * 0.06], h * 0.17, h * 0.17, '#2c1a12');
  stroke(draft, `M${x - h * 0.4} ${y + h * 0.16} L${x + h * 1.9} ${y - h * 0.82}`, '#f0e2c4', h * 0.02, 0.7);
}

/** A plain chair under whoever sits in a room; `seat` is where they sit, in the units of the figure. */
export function drawChair(draft: Draft, [x, y]: Point, h: number, isSide: boolean): void {
  const wood = '#8a5c3a';
  const dark = '#5f3c26';
  const floor = 0;
  if (isSide) {
    limb(
      draft,
      [
        [x - h * 0.72, floor],
        [x - h * 0.66, y],
        [x - h * 0.78, y - h * 1.6],
      ],
      [h * 0.1, h * 0.11, h * 0.09],
      dark,
    );
    limb(
      draft,
      [
        [x + h * 0.5, floor],
        [x + h * 0.46, y + h * 0.2],
      ],
      [h * 0.09, h * 0.1],
      dark,
    );
    fill(
      draft,
      `M${x - h * 0.78} ${y + h * 0.14} L${x + h * 0.6} ${y + h * 0.14} L${x + h * 0.6} ${y + h * 0.32} L${x - h * 0.78} ${y + h * 0.32} Z`,
      wood,
    );
    return;
  }
  for (const side of [-1, 1])
    limb(
      draft,
      [
        [x + side * h * 0.78, floor],
        [x + side * h * 0.74, y - h * 1.3],
      ],
      [h * 0.11, h * 0.11],
      dark,
    );
  for (const up of [0.5, 0.9, 1.26])
    limb(
      draft,
      [
        [x - h * 0.7, y - h * up],
        [x + h * 0.7, y - h * up],
      ],
      [h * 0.13, h * 0.13],
      wood,
    );
  fill(
    draft,
    `M${x - h * 0.86} ${y + h * 0.1} L${x + h * 0.86} ${y + h * 0.1} L${x + h * 0.92} ${y + h * 0.3} L${x - h * 0.92} ${y + h * 0.3} Z`,
    { from: '#a87448', to: wood, top: y, bottom: y + h * 0.3 },
  );
}
