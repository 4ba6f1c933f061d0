// Headphones on a head, in its units: large enough to be seen on somebody who is small in the image.

import type { Rgb } from '#engine/raster/colour.ts';
import { deep, fillBoth, oval, pale, stroke, type Draft } from './draft.ts';
import type { View } from './person.ts';

/** From the side one cup is over the ear, and the band is seen on edge. */
export function drawHeadphones(draft: Draft, { colour, view }: { colour: Rgb; view: View }): void {
  const cup = { from: pale(colour, 0.22), to: deep(colour, 0.22), top: -74, bottom: -20 };
  if (view === 'side') {
    stroke(draft, 'M-5 -66 C-8 -92 -6 -110 -1 -119', deep(colour, 0.1), 9);
    stroke(draft, 'M-8 -70 C-10 -92 -8 -108 -4 -116', pale(colour, 0.36), 2, 0.8);
    oval(draft, [-3, -46], 19, 25, deep(colour, 0.5));
    oval(draft, [-4, -47], 16, 22, cup);
    oval(draft, [-6, -50], 8, 12, pale(colour, 0.3), 0.6);
    return;
  }
  stroke(draft, 'M-40 -52 C-48 -124 48 -124 40 -52', deep(colour, 0.1), 8);
  stroke(draft, 'M-37 -74 C-34 -115 34 -115 37 -74', pale(colour, 0.36), 2, 0.8);
  fillBoth(draft, 'M31 -70 C46 -74 53 -62 53 -48 C53 -34 46 -20 31 -24 Z', cup);
  fillBoth(draft, 'M29 -64 C34 -66 35 -56 35 -47 C35 -38 34 -28 29 -30 Z', deep(colour, 0.55));
}
