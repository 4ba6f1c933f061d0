// Goggles with a strap around the head, from the front and the side. In units of the head.

import { mix, type Rgb } from '#engine/raster/colour.ts';
import { deep, fill, patch, stroke, strokeBoth, type Draft } from './draft.ts';

const VISOR =
  'M-36 -59 C-28 -67 28 -67 36 -59 C41 -46 35 -35.6 22 -35.6 C12 -35.6 8 -41 0 -41 C-8 -41 -12 -35.6 -22 -35.6 C-35 -35.6 -41 -46 -36 -59 Z';

/** On the eyes, of one piece; the glass has the colour, and shines. */
export function drawGoggles(draft: Draft, colour: Rgb): void {
  const frame = deep(colour, 0.74);
  strokeBoth(draft, 'M35 -52 C38 -54 40 -56 43 -57', '#1e1e26', 11);
  for (const x of [-18, 18]) patch(draft, [x, -50], 40, colour, 0.45);
  stroke(draft, VISOR, frame, 6.4);
  fill(
    draft,
    VISOR,
    { from: mix(colour, '#ffffff', 0.5), to: deep(colour, 0.24), top: -66, bottom: -36 },
    0.95,
  );
  stroke(draft, VISOR, mix(colour, '#ffffff', 0.3), 1, 0.9);
  for (const [x, wide] of [
    [-27, 5],
    [-17, 2],
    [10, 4],
  ] as const)
    stroke(draft, `M${x} -44 L${x + 9} -58`, '#ffffff', wide, 0.6);
}

export function drawSideGoggles(draft: Draft, colour: Rgb): void {
  stroke(draft, 'M18 -52 C-4 -56 -26 -60 -44 -64', '#1e1e26', 7);
  const lens = 'M16 -60 C24 -63 34 -61 36 -57 C37 -46 32 -39 26 -38.6 C18 -40 14 -50 16 -60 Z';
  stroke(draft, lens, deep(colour, 0.72), 5);
  patch(draft, [28, -50], 30, colour, 0.4);
  fill(
    draft,
    lens,
    { from: mix(colour, '#ffffff', 0.45), to: deep(colour, 0.2), top: -62, bottom: -38 },
    0.95,
  );
  stroke(draft, 'M22 -45 L29 -57', '#ffffff', 2.4, 0.75);
}
