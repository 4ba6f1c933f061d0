// A lectern before somebody who speaks: a slanted top at the height of the elbows, and a microphone on a bent stem.

import { deep, fill, limb, oval, pale, stroke, type Draft } from './draft.ts';
import type { Skeleton } from './skeleton.ts';

const WOOD = '#7a4e30';

export function drawLectern(draft: Draft, { arms, chin, head: h }: Skeleton): void {
  const top = Math.max(arms[0].end[1], arms[1].end[1]) - h * 0.1;
  const half = h * 1.05;
  fill(
    draft,
    `M${-half * 0.78} ${top + h * 0.3} L${half * 0.78} ${top + h * 0.3} L${half * 0.86} 2 L${-half * 0.86} 2 Z`,
    {
      from: pale(WOOD, 0.16),
      to: deep(WOOD, 0.3),
      top,
      bottom: 2,
    },
  );
  stroke(
    draft,
    `M${-half * 0.56} ${top + h * 0.62} L${half * 0.56} ${top + h * 0.62} L${half * 0.6} ${-h * 0.4} L${-half * 0.6} ${-h * 0.4} Z`,
    deep(WOOD, 0.4),
    h * 0.05,
    0.8,
  );
  fill(
    draft,
    `M${-half} ${top} L${half} ${top} L${half * 1.06} ${top + h * 0.34} L${-half * 1.06} ${top + h * 0.34} Z`,
    {
      from: pale(WOOD, 0.3),
      to: WOOD,
      top,
      bottom: top + h * 0.34,
    },
  );
  limb(
    draft,
    [
      [half * 0.5, top + h * 0.06],
      [half * 0.46, top - h * 0.5],
      [h * 0.16, chin[1] + h * 0.34],
    ],
    [h * 0.07, h * 0.06, h * 0.05],
    '#3a3d46',
  );
  oval(draft, [h * 0.1, chin[1] + h * 0.28], h * 0.13, h * 0.1, '#1e2026');
}
