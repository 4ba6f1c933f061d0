// What people have before their eyes, over the mouth and at the ears, in units of the head.

import type { Rgb } from '#engine/raster/colour.ts';
import { deep, fill, fillBoth, oval, pale, patch, stroke, strokeBoth, type Draft } from './draft.ts';
import { drawEyeMask } from './eye-mask.ts';
import { drawGoggles } from './goggles.ts';
import type { Person } from './person.ts';
import { drawEyePatch } from './pirate.ts';

/** Glasses, a mask, earrings: on a face from the front. The draft is a turned one. */
export function drawFaceWear(draft: Draft, person: Person): void {
  const { glasses, mask, earrings } = person.outfit;
  if (mask) {
    fill(draft, 'M-32 -38 C-14 -42 14 -42 32 -38 C31 -22 26 -8 8 1 Q0 3 -8 1 C-26 -8 -31 -22 -32 -38 Z', {
      from: pale(mask, 0.12),
      to: deep(mask, 0.2),
      top: -40,
      bottom: 2,
    });
    stroke(
      draft,
      'M-26 -26 C-10 -24 10 -24 26 -26 M-24 -16 C-10 -14 10 -14 24 -16',
      deep(mask, 0.3),
      0.8,
      0.4,
    );
  }
  if (glasses) {
    const rim = glasses === 'dark' ? '#17181e' : '#3a2c28';
    const lens =
      'M5.4 -53 C6 -60 26 -60.6 28.4 -53.6 C29.4 -44 22 -39.6 16.4 -39.8 C10 -40 5.6 -44.6 5.4 -53 Z';
    fillBoth(draft, lens, glasses === 'dark' ? '#1c1e28' : '#dfeaf2', glasses === 'dark' ? 0.94 : 0.08);
    strokeBoth(draft, lens, rim, 1.5);
    stroke(draft, 'M-5.6 -52 Q0 -55.4 5.6 -52', rim, 1.4);
    strokeBoth(draft, 'M28.4 -54 L35 -56', rim, 1.4);
    for (const x of [-22, 11])
      stroke(draft, `M${x} -45 L${x + 6} -54`, '#ffffff', 1.6, glasses === 'dark' ? 0.34 : 0.16);
  }
  if (person.outfit.hasEyePatch) drawEyePatch(draft);
  if (person.outfit.eyeMask) drawEyeMask(draft, person.outfit.eyeMask);
  if (person.outfit.goggles) drawGoggles(draft, person.outfit.goggles);
  if (earrings) drawEarrings(draft, earrings, person);
}

/** A drop on a small hoop at each ear; under long hair they hang lower, where they are seen. */
function drawEarrings(draft: Draft, colour: Rgb, { hair }: Person): void {
  const isLow = hair.cut === 'long' || hair.cut === 'bob' || hair.cut === 'curly';
  const [out, low] = isLow ? [37.6, 5] : [36, 0];
  for (const x of [-out, out]) {
    stroke(draft, `M${x} ${-31 + low} L${x} ${-25 + low}`, '#e6c46a', 1.3);
    oval(draft, [x, -31 + low], 1.7, 1.7, '#f2dc9a');
    oval(draft, [x, -19 + low], 3.6, 5.8, {
      from: pale(colour, 0.3),
      to: deep(colour, 0.26),
      top: -25 + low,
      bottom: -13 + low,
    });
    patch(draft, [x - 1, -21 + low], 2.4, '#ffffff', 0.8);
  }
}
