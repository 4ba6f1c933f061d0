// What is painted on faces: the patterns of Chinese opera, the white of a clown and a mime, bone, linen. In units of the head.

import { fill, fillBoth, oval, patch, strokeBoth, within, type Draft } from './draft.ts';
import type { FacePaint } from './face-kinds.ts';
import type { Person } from './person.ts';

/** On the skin, under eyes, nose and mouth; `face` is its outline. The draft is a turned one. */
export function drawFacePaint(draft: Draft, { facePaint, isFemale }: Person, face: string): void {
  if (facePaint === undefined) return;
  within(draft, face, () => UNDER[facePaint](draft, isFemale));
}

/** More than a face. */
export const WHOLE = 'M-50 -110 L50 -110 L50 10 L-50 10 Z';
const INK = '#1d1a20';

const UNDER: Record<FacePaint, (draft: Draft, isFemale: boolean) => void> = {
  opera(draft, isFemale) {
    if (isFemale) paintHeroine(draft);
    else paintWarrior(draft);
  },
  clown: paintClown,
  mime(draft) {
    fill(draft, WHOLE, '#faf8f4');
    fillBoth(draft, 'M14 -44 L18.6 -44 L16.2 -28 Z', INK);
    fillBoth(draft, 'M13 -62 C14 -72 18 -72 19.6 -62 Z', INK, 0.85);
  },
  skull(draft) {
    fill(draft, WHOLE, '#ece4d0');
  },
  bandages(draft) {
    fill(draft, WHOLE, '#dccfac');
  },
  stitches() {},
  beak() {},
};

/** White, with black wings around the eyes, red between them and a flame on the forehead. */
function paintWarrior(draft: Draft): void {
  fill(draft, WHOLE, '#f6f1ea');
  fillBoth(draft, 'M0 -104 C16 -104 40 -96 42 -70 C30 -72 16 -70 8 -62 C6 -76 4 -90 0 -96 Z', '#b8242c');
  fill(draft, 'M0 -100 C7 -88 7 -76 0 -66 C-7 -76 -7 -88 0 -100 Z', '#e8b83a');
  fillBoth(draft, 'M4 -62 C12 -74 28 -76 38 -66 C38 -54 34 -42 24 -40 C14 -38 6 -46 4 -62 Z', '#1d1a20');
  fillBoth(draft, 'M8 -38 C16 -34 26 -34 34 -42 C34 -26 28 -14 18 -8 C20 -18 16 -28 8 -38 Z', '#b8242c');
  fill(draft, 'M-6 -36 C-3 -40 3 -40 6 -36 L9 -25 C4 -21 -4 -21 -9 -25 Z', '#1d1a20', 0.85);
  strokeBoth(draft, 'M12 -20 C18 -18 22 -14 24 -8', '#1d1a20', 2.4);
}

/** Pale, with red that begins at the eyes and fades over the cheeks. */
function paintHeroine(draft: Draft): void {
  fill(draft, WHOLE, '#fbeee8', 0.9);
  for (const x of [-19, 19]) {
    patch(draft, [x, -46], 22, '#e0405c', 0.95);
    patch(draft, [x * 1.3, -60], 16, '#e0405c', 0.6);
  }
  strokeBoth(draft, 'M7 -50 C14 -58 24 -58 34 -66', '#1d161c', 2.6);
}

/** Drops under the eyes, arches over them, and a mouth much too large. */
function paintClown(draft: Draft): void {
  fill(draft, WHOLE, '#faf6f0');
  fillBoth(draft, 'M8 -62 C12 -84 24 -84 27 -62 C20 -70 14 -70 8 -62 Z', '#2f6fc8');
  fillBoth(draft, 'M13 -44 L21 -44 L17 -32 Z', '#2f6fc8');
  fill(draft, 'M-24 -24 C-16 -30 16 -30 24 -24 C26 -12 14 -2 0 -2 C-14 -2 -26 -12 -24 -24 Z', '#c8282c');
  for (const x of [-24, 24]) oval(draft, [x, -30], 6, 6, '#f08a8a', 0.7);
}
