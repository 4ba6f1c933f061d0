// The mask of a carnival: velvet over the eyes with a rim of gold, a plume at one side. In units of the head.

import { mix, type Rgb } from '#engine/raster/colour.ts';
import { deep, fill, oval, pale, stroke, strokeBoth, type Draft, type Point } from './draft.ts';

const GOLD = '#e0b44a';
/** Both halves, with a hole for each eye. */
const FORM =
  'M0 -58 C10 -63 26 -72 39 -66 C42 -54 34 -38 22 -36.6 C12 -35.6 8 -42 0 -43 C-8 -42 -12 -35.6 -22 -36.6 C-34 -38 -42 -54 -39 -66 C-26 -72 -10 -63 0 -58 Z';
const HOLES =
  'M7.4 -49 C12 -43 23 -43.4 27.6 -51 C22 -58.6 10 -57 7.4 -49 Z M-7.4 -49 C-10 -57 -22 -58.6 -27.6 -51 C-23 -43.4 -12 -43 -7.4 -49 Z';
/** Plumes, from the temple up. */
const PLUMES: readonly (readonly [path: string, colour: Rgb])[] = [
  ['M36 -64 C28 -80 32 -98 46 -108 C52 -94 48 -78 36 -64 Z', mix('#2f9a8a', '#ffffff', 0)],
  ['M36 -64 C38 -82 50 -95 67 -97 C64 -82 54 -72 36 -64 Z', mix('#e0b44a', '#ffffff', 0.1)],
];

/** Over the eyes, which are seen through it. */
export function drawEyeMask(draft: Draft, colour: Rgb): void {
  for (const [path, tone] of PLUMES) {
    fill(draft, path, { from: pale(tone, 0.2), to: deep(tone, 0.2), top: -108, bottom: -64 });
    stroke(draft, path, deep(tone, 0.3), 0.8, 0.6);
  }
  fill(draft, `${FORM} ${HOLES}`, { from: pale(colour, 0.2), to: deep(colour, 0.25), top: -70, bottom: -36 });
  stroke(draft, FORM, GOLD, 2);
  stroke(draft, HOLES, GOLD, 1.5);
  strokeBoth(draft, 'M31 -62 C27 -64 24 -60 27 -58 M31 -44 C34 -48 36 -52 35 -57', GOLD, 1.1, 0.9);
  gem(draft, [0, -53]);
}

/** Its near half, on a head in profile. */
export function drawSideEyeMask(draft: Draft, colour: Rgb): void {
  const form =
    'M37 -60 C30 -68 10 -70 2 -60 C2 -48 12 -38 24 -37 C30 -37 34 -42 38 -44 Z M19 -50 C21 -57 30 -57 33 -51 C29 -45 22 -45 19 -50 Z';
  fill(draft, form, { from: pale(colour, 0.2), to: deep(colour, 0.25), top: -68, bottom: -37 });
  stroke(draft, form, GOLD, 1.8);
  stroke(draft, 'M3 -56 C-12 -58 -26 -60 -38 -62', deep(colour, 0.4), 2);
}

function gem(draft: Draft, at: Point): void {
  oval(draft, at, 3, 3.6, '#3fb0a0');
  oval(draft, [at[0] - 0.8, at[1] - 1.2], 1, 1.2, '#ffffff', 0.8);
}
