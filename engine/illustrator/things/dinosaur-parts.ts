// What dinosaurs are drawn of: hide, legs like pillars, bands over the back, eyes.

import { limb, oval, type Draft, type Paint, type Point } from '../people/draft.ts';
import { mix, type Colour } from '#engine/raster/colour.ts';

export const DARK = '#1a1420';

/** Lit above and dark below, from row to row. */
export function hide(colour: Colour, top: number, bottom: number): Exclude<Paint, Colour> {
  return { from: mix(colour, '#fff4d0', 0.2), to: mix(colour, DARK, 0.42), top, bottom };
}

/** Straight legs like pillars, with nails. */
export function pillar(draft: Draft, [x, y]: Point, wide: number, colour: Colour): void {
  limb(
    draft,
    [
      [x, y],
      [x + wide * 0.1, y * 0.5],
      [x, -wide * 0.48],
    ],
    [wide * 1.5, wide * 0.96, wide],
    hide(colour, y, 0),
  );
  for (const at of [-0.34, -0.04, 0.26])
    oval(draft, [x + at * wide - wide * 0.06, -wide * 0.1], wide * 0.13, wide * 0.12, '#e8dcc0');
}

/** Bands across a back, from the middle line down. */
export function bands(draft: Draft, places: readonly Point[], long: number, colour: Colour): void {
  for (const [at, [x, y]] of places.entries())
    limb(
      draft,
      [
        [x + long * 0.04, y + long * 0.16],
        [x + long * 0.12, y + long * 0.46],
        [x + long * 0.04, y + long * (at % 2 === 0 ? 0.9 : 0.66)],
      ],
      [long * 0.24, long * 0.17, long * 0.03],
      colour,
    );
}

/** With a slit. */
export function eye(draft: Draft, [x, y]: Point, size: number, iris: string): void {
  oval(draft, [x, y], size * 1.3, size * 1.15, '#161016');
  oval(draft, [x, y], size, size, iris);
  oval(draft, [x - size * 0.1, y], size * 0.34, size * 0.8, '#120c10');
  oval(draft, [x - size * 0.36, y - size * 0.36], size * 0.28, size * 0.28, '#ffffff');
}
