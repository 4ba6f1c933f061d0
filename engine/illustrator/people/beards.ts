// Beards and moustaches on a face from the front, in units of the head.

import { mix } from '#engine/raster/colour.ts';
import { deep, fill, fillBoth, stroke, strokeBoth, type Draft } from './draft.ts';
import type { Person } from './person.ts';

const CHIN_BEARD =
  'M-33 -52 C-34 -38 -32 -26 -29 -16 C-24 -2 -12 6 0 6 C12 6 24 -2 29 -16 C32 -26 34 -38 33 -52 C31 -42 29 -34 25 -27 C19 -20.5 12 -21.6 0 -21.6 C-12 -21.6 -19 -20.5 -25 -27 C-29 -34 -31 -42 -33 -52 Z';

const BEARD_STRANDS = [
  'M31 -40 C30 -30 28 -24 25 -17',
  'M26 -24 C24 -15 21 -9 16 -4',
  'M20 -18 C18 -11 14 -5 10 0',
  'M13 -18 C12 -11 9 -5 6 2',
  'M6 -5 C6 -2 4 1 2 4',
];

/** Half of one that stands off in points, and the locks on it. */
const WILD_BEARD =
  'M0 -20 C14 -22 26 -32 31 -48 L40 -44 L36.5 -36 L46 -29 L38.5 -22 L46 -9 L36 -6.5 L40 9 L28.5 8 L29 22 L18 17 L15 31 L7 22 L0 34 Z';

const WILD_LOCKS =
  'M30 -38 C30 -28 33 -22 38 -14 C31 -18 27 -24 27 -32 Z M22 -20 C23 -8 27 -2 33 5 C25 2 20 -6 19 -16 Z M11 -14 C12 0 15 8 20 14 C13 10 9 2 8 -10 Z M1 -8 C1 6 3 16 6 22 C1 14 -1 4 0 -8 Z';

export function drawBeard(draft: Draft, person: Person): void {
  if (person.beard === 'stubble') {
    fill(draft, CHIN_BEARD, person.beardColour, 0.15);
    return;
  }
  const colour = person.beardColour;
  if (person.beard === 'wild') {
    for (const [path, tone] of [
      [WILD_BEARD, deep(colour, 0.1)],
      [WILD_LOCKS, mix(colour, '#ffffff', 0.1)],
    ] as const)
      fillBoth(draft, path, tone);
  }
  if (person.beard === 'long') {
    fill(
      draft,
      'M-31 -46 C-33 -20 -28 10 -20 34 C-14 52 -6 62 2 74 C6 60 16 50 21 32 C28 10 33 -20 31 -46 C29 -30 20 -20 0 -20 C-20 -20 -29 -30 -31 -46 Z',
      { from: colour, to: mix(colour, '#ffffff', 0.12), top: -30, bottom: 70 },
    );
    for (const x of [-14, -7, 0, 8, 15])
      stroke(
        draft,
        `M${x} -4 C${x * 0.9} 16 ${x * 0.6 + 1} 34 ${x * 0.3 + 1} 54`,
        deep(colour, 0.22),
        1.1,
        0.5,
      );
  }
  fill(draft, CHIN_BEARD, { from: colour, to: deep(colour, 0.2), top: -40, bottom: 6 }, 0.97);
  // Strands: a pale beard is told from a chin where only lines remain.
  for (const path of BEARD_STRANDS) strokeBoth(draft, path, deep(colour, 0.46), 1.3, 0.62);
}

export function drawMoustache(draft: Draft, person: Person): void {
  const colour = deep(person.beardColour, 0.08);
  const isGrand = person.beard === 'moustache';
  fillBoth(
    draft,
    isGrand
      ? 'M0 -22.6 C5 -24.6 10 -21 15.5 -16.4 C16.5 -15.6 18.6 -16 19.4 -17.4 C18.6 -13 13 -12.6 9.4 -15.2 C6 -17.4 2.6 -18.6 0 -18.2 Z'
      : 'M0 -22.8 C5 -24.4 10 -21.4 14.4 -14 C10 -16.8 4 -18.6 0 -18.4 Z',
    colour,
  );
}
