// What is painted on faces for a stage: the patterns of Chinese opera, the white and red of a clown. In units of the head.

import { fill, fillBoth, oval, patch, stroke, strokeBoth, within, type Draft } from './draft.ts';
import type { Person } from './person.ts';

/** On the skin, under eyes, nose and mouth; `face` is its outline. The draft is a turned one. */
export function drawFacePaint(draft: Draft, { facePaint, isFemale }: Person, face: string): void {
  if (facePaint === undefined) return;
  within(draft, face, () => {
    if (facePaint === 'clown') paintClown(draft);
    else if (isFemale) paintHeroine(draft);
    else paintWarrior(draft);
  });
}

/** White, with black wings around the eyes, red between them and a flame on the forehead. */
function paintWarrior(draft: Draft): void {
  fill(draft, 'M-50 -110 L50 -110 L50 10 L-50 10 Z', '#f6f1ea');
  fillBoth(draft, 'M0 -104 C16 -104 40 -96 42 -70 C30 -72 16 -70 8 -62 C6 -76 4 -90 0 -96 Z', '#b8242c');
  fill(draft, 'M0 -100 C7 -88 7 -76 0 -66 C-7 -76 -7 -88 0 -100 Z', '#e8b83a');
  fillBoth(draft, 'M4 -62 C12 -74 28 -76 38 -66 C38 -54 34 -42 24 -40 C14 -38 6 -46 4 -62 Z', '#1d1a20');
  fillBoth(draft, 'M8 -38 C16 -34 26 -34 34 -42 C34 -26 28 -14 18 -8 C20 -18 16 -28 8 -38 Z', '#b8242c');
  fill(draft, 'M-6 -36 C-3 -40 3 -40 6 -36 L9 -25 C4 -21 -4 -21 -9 -25 Z', '#1d1a20', 0.85);
  strokeBoth(draft, 'M12 -20 C18 -18 22 -14 24 -8', '#1d1a20', 2.4);
}

/** Pale, with red that begins at the eyes and fades over the cheeks. */
function paintHeroine(draft: Draft): void {
  fill(draft, 'M-50 -110 L50 -110 L50 10 L-50 10 Z', '#fbeee8', 0.9);
  for (const x of [-19, 19]) {
    patch(draft, [x, -46], 22, '#e0405c', 0.95);
    patch(draft, [x * 1.3, -60], 16, '#e0405c', 0.6);
  }
  strokeBoth(draft, 'M7 -50 C14 -58 24 -58 34 -66', '#1d161c', 2.6);
}

/** Drops under the eyes, arches over them, and a mouth much too large. */
function paintClown(draft: Draft): void {
  fill(draft, 'M-50 -110 L50 -110 L50 10 L-50 10 Z', '#faf6f0');
  fillBoth(draft, 'M8 -62 C12 -84 24 -84 27 -62 C20 -70 14 -70 8 -62 Z', '#2f6fc8');
  fillBoth(draft, 'M13 -44 L21 -44 L17 -32 Z', '#2f6fc8');
  fill(draft, 'M-24 -24 C-16 -30 16 -30 24 -24 C26 -12 14 -2 0 -2 C-14 -2 -26 -12 -24 -24 Z', '#c8282c');
  for (const x of [-24, 24]) oval(draft, [x, -30], 6, 6, '#f08a8a', 0.7);
}

/** Over everything of the face. */
export function drawClownNose(draft: Draft, { facePaint }: Person): void {
  if (facePaint !== 'clown') return;
  oval(draft, [0, -32], 8, 7.6, { from: '#f05a4c', to: '#a81c22', top: -40, bottom: -25 });
  stroke(draft, 'M-3 -36 L-1 -37', '#ffffff', 2, 0.8);
}
