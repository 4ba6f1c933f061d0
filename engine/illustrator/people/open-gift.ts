// A gift that is being opened: the box before the waist, the lid with its bow in the other hand.

import { mix } from '#engine/raster/colour.ts';
import { fill, oval, type Draft, type Point } from './draft.ts';
import type { Skeleton } from './skeleton.ts';

const PAPER = '#c8342f';
const RIBBON = '#f0c23c';

export function drawOpenGift(draft: Draft, { arms, head: h }: Skeleton): void {
  const [[x0, y0], [x1, y1]] = [arms[0].end, arms[1].end];
  const [half, deep] = [h * 0.46, h * 0.64];
  const x = x0 + h * 0.3;
  const top = y0 - deep + h * 0.14;
  const foot = top + deep;
  const paper = { from: mix(PAPER, '#ffffff', 0.12), to: mix(PAPER, '#20101c', 0.3), top, bottom: foot };
  fill(
    draft,
    boxed([x - half, top], [x + half, top], [x + half * 0.94, foot], [x - half * 0.94, foot]),
    paper,
  );
  const band = h * 0.09;
  fill(draft, boxed([x - band, top], [x + band, top], [x + band, foot], [x - band, foot]), RIBBON);
  // One looks a little into it.
  oval(draft, [x, top], half * 0.98, h * 0.09, mix(PAPER, '#20101c', 0.6));
  const [wide, thick, rise] = [half * 1.06, h * 0.19, h * 0.1];
  fill(
    draft,
    boxed(
      [x1 - wide, y1 + rise],
      [x1 + wide, y1 - rise],
      [x1 + wide, y1 - rise + thick],
      [x1 - wide, y1 + rise + thick],
    ),
    mix(PAPER, '#ffffff', 0.12),
  );
  for (const side of [-1, 1])
    oval(draft, [x1 + side * h * 0.14, y1 - h * 0.1], h * 0.15, h * 0.09, RIBBON, 1, side * 0.5 - 0.15);
}

function boxed(...corners: readonly Point[]): string {
  return `M${corners.map(([x, y]) => `${x} ${y}`).join(' L')} Z`;
}
