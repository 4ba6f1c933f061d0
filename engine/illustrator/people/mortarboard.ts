// The cap of who graduates: a skull-cap, a square board on it, a tassel that hangs from its edge.

import type { Rgb } from '#engine/raster/colour.ts';
import { deep, fill, oval, pale, stroke, type Draft } from './draft.ts';

const GOLD = '#e0b24a';

export function drawMortarboard(draft: Draft, { colour }: { colour: Rgb }): void {
  fill(draft, 'M-38 -66 C-42 -96 -30 -108 0 -108 C30 -108 42 -96 38 -66 C20 -76 -20 -76 -38 -66 Z', {
    from: pale(colour, 0.14),
    to: deep(colour, 0.3),
    top: -108,
    bottom: -66,
  });
  fill(draft, 'M-68 -104 L0 -122 L68 -104 L0 -86 Z', {
    from: pale(colour, 0.26),
    to: colour,
    top: -122,
    bottom: -86,
  });
  fill(draft, 'M-68 -104 L0 -86 L68 -104 L68 -100 L0 -81 L-68 -100 Z', deep(colour, 0.4));
  stroke(draft, 'M0 -104 C24 -106 44 -104 56 -101 L58 -70', GOLD, 2.4);
  fill(draft, 'M54 -72 L62 -72 L64 -48 L52 -48 Z', GOLD);
  oval(draft, [0, -104], 4.4, 2.8, GOLD);
}
