// A pirate's hat and the patch on one eye. In units of the head.

import { type Rgb } from '#engine/raster/colour.ts';
import { deep, fill, oval, pale, stroke, type Draft } from './draft.ts';

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
