// What is said of a face beside what it feels: make-up, a wink, a tongue, wrinkles. In units of the head; the drafts are turned ones.

import { mix, type Rgb } from '#engine/raster/colour.ts';
import {
  deep,
  fill,
  fillBoth,
  mirrored,
  oval,
  patch,
  stroke,
  strokeBoth,
  within,
  type Draft,
} from './draft.ts';
import type { Person } from './person.ts';

/** Under everything that has lines: what colours the skin. */
export function drawFlush(draft: Draft, { traits }: Person): void {
  if (!traits.has.has('blush')) return;
  for (const x of [-21, 21]) {
    patch(draft, [x, -31], 15, '#f0606c', 0.62);
    for (const at of [-5, 0, 5])
      stroke(draft, `M${x + at - 1.4} -28 L${x + at + 1.4} -34`, '#d8505c', 1, 0.35);
  }
}

/** On a lid, under the line of the lashes. The draft is that of an eye. */
export function drawLid(eye: Draft, { traits }: Person): void {
  if (!traits.lids) return;
  fill(
    eye,
    'M6.4 -47 C9 -57 14 -61 19 -60.4 C24 -59.6 27 -55 28.6 -51 C25 -50 23 -52 20.8 -53.6 C17 -55.6 11 -53 6.4 -47 Z',
    traits.lids,
    0.62,
  );
  stroke(eye, 'M9.6 -46.6 C13 -44 19 -43.8 24.6 -48.6', traits.lids, 1.8, 0.5);
}

/** Between the lips. */
export function drawTongue(draft: Draft, { skin }: Person, lip: Rgb): void {
  const mouth = 'M-11 -18.6 C-6 -15.6 6 -15.6 11 -18.6 C10 -12 5 -9.4 0 -9.4 C-5 -9.4 -10 -12 -11 -18.6 Z';
  fill(draft, mouth, mix(skin.lip, '#3a1018', 0.72));
  within(draft, mouth, () => fill(draft, 'M-12 -20 L12 -20 L10 -15 C5 -13.6 -5 -13.6 -10 -15 Z', '#faf5ee'));
  fill(draft, 'M-6 -13.4 C-6.6 -4 -4 1 0 1 C4 1 6.6 -4 6 -13.4 C3 -14.4 -3 -14.4 -6 -13.4 Z', {
    from: '#d85a68',
    to: '#f08a90',
    top: -14,
    bottom: 2,
  });
  stroke(draft, 'M0 -12.4 L0 -4.6', '#b8424e', 0.9, 0.7);
  stroke(draft, 'M-11.4 -19 C-6 -15.6 6 -15.6 11.4 -19', mix(lip, '#4a1420', 0.3), 1.6, 0.9);
  stroke(
    draft,
    'M-10.6 -15 C-9.4 -11.6 -8 -10.4 -6.2 -9.6 M10.6 -15 C9.4 -11.6 8 -10.4 6.2 -9.6',
    lip,
    1.5,
    0.9,
  );
}

/** Over the features: lines, and pictures in the skin. */
export function drawTraits(draft: Draft, { traits, skin }: Person): void {
  if (traits.has.has('wrinkles')) drawWrinkles(draft, mix(skin.shade, '#4a241c', 0.4));
  if (traits.has.has('dimples')) {
    strokeBoth(draft, 'M17.4 -18 C19.4 -16.4 19.6 -13.6 18.2 -11.6', deep(skin.shade, 0.2), 1.3, 0.75);
    for (const x of [-19, 19]) patch(draft, [x, -15], 5, skin.shade, 0.5);
  }
  // On the cheek that is turned to whoever looks.
  if (traits.has.has('face-tattoo')) drawBranch(draft.side > 0 ? mirrored(draft) : draft);
}

function drawBranch(draft: Draft): void {
  stroke(draft, 'M20 -40 C26 -34 18 -28 24 -20 C26 -16 23 -12 20 -10', '#22384e', 1.7, 0.85);
  for (const [x, y, turn] of [
    [25, -35, 0.7],
    [18.6, -29, -0.6],
    [26, -22, 0.6],
    [19, -15, -0.6],
  ] as const)
    oval(draft, [x, y], 3.6, 1.6, '#22384e', 0.85, turn);
}

function drawWrinkles(draft: Draft, line: Rgb): void {
  stroke(draft, 'M-20 -72 Q0 -76 20 -72 M-18 -78 Q0 -82 18 -78 M-13 -84 Q0 -87 13 -84', line, 1.1, 0.5);
  stroke(draft, 'M-2.6 -62 L-1.8 -55 M2.6 -62 L1.8 -55', line, 1, 0.55);
  strokeBoth(draft, 'M26 -53 L31 -57 M26.6 -50.4 L31.6 -51.4 M26.4 -47.8 L31 -46', line, 0.9, 0.6);
  strokeBoth(
    draft,
    'M10.6 -42.6 C15 -39.6 20 -40.4 24 -43.4 M12 -39.6 C16 -37 20 -37.6 23 -40',
    line,
    0.9,
    0.5,
  );
  strokeBoth(draft, 'M8.4 -28 C13 -23 15 -18 14.4 -12', line, 1.4, 0.7);
  strokeBoth(draft, 'M22 -36 C26 -30 27 -22 24 -14 M27 -38 C30 -32 30 -26 28.6 -20', line, 0.9, 0.45);
  strokeBoth(draft, 'M10.6 -12 C11.4 -9 11 -6.4 9.6 -4', line, 0.9, 0.5);
  fillBoth(draft, 'M7 -44 C12 -40.6 20 -41 25 -45 C21 -42.6 12 -42.6 7 -44 Z', line, 0.25);
}
