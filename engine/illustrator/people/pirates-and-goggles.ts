// A pirate's hat and the patch on one eye; goggles with a strap around the head. In units of the head.

import { mix, type Rgb } from '#engine/raster/colour.ts';
import { deep, fill, oval, pale, patch, stroke, strokeBoth, type Draft } from './draft.ts';

const BRIM =
  'M-68 -94 C-46 -78 -22 -75 0 -75 C22 -75 46 -78 68 -94 C56 -110 36 -104 24 -112 C12 -120 -12 -120 -24 -112 C-36 -104 -56 -110 -68 -94 Z';

/** The brim turned up on three sides, a skull on its front. */
export function drawTricorne(draft: Draft, { colour, view }: { colour: Rgb; view: string }): void {
  fill(draft, 'M-35 -92 C-38 -132 38 -132 35 -92 Z', {
    from: pale(colour, 0.2),
    to: deep(colour, 0.3),
    top: -124,
    bottom: -90,
  });
  fill(draft, BRIM, { from: pale(colour, 0.12), to: deep(colour, 0.3), top: -116, bottom: -76 });
  stroke(draft, BRIM, '#d8ac4c', 2.2, 0.95);
  if (view === 'back') return;
  const bone = '#f4efe2';
  stroke(draft, 'M-11 -84 L11 -92 M11 -84 L-11 -92', bone, 2.6);
  oval(draft, [0, -98], 7, 7.4, bone);
  fill(draft, 'M-4 -94 L4 -94 L3.4 -88 L-3.4 -88 Z', bone);
  for (const x of [-2.8, 2.8]) oval(draft, [x, -98], 1.9, 2.1, '#1c181c');
  oval(draft, [0, -94.4], 0.8, 1, '#1c181c');
}

/** From the front, on the left of the image. */
export function drawEyePatch(draft: Draft): void {
  stroke(draft, 'M-36 -70 L34 -44', '#1c181c', 1.8);
  fill(draft, 'M-27 -58 C-22 -62 -10 -60 -6 -54 C-6 -44 -12 -39 -18 -39.6 C-25 -42 -28 -50 -27 -58 Z', {
    from: '#3a343a',
    to: '#141014',
    top: -60,
    bottom: -40,
  });
}

/** The same in profile. */
export function drawSideEyePatch(draft: Draft): void {
  stroke(draft, 'M34 -60 C10 -66 -20 -72 -42 -66', '#1c181c', 1.8);
  fill(draft, 'M20 -58 C26 -60 33 -59 33 -55 C33 -46 30 -40 24 -41 C19 -44 18 -52 20 -58 Z', '#1c181c');
}

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
