// The belly of who expects a child, in the cloth that lies over it.

import { cloth, deep, fill, patch, stroke, type Draft } from './draft.ts';
import type { Person } from './person.ts';
import type { Skeleton } from './skeleton.ts';

/** Over the trunk and the skirt; `draft` stands upright over the hips. */
export function drawBelly(draft: Draft, person: Person, { hips, trunk, head: h, waistHalf }: Skeleton): void {
  if (person.view === 'back') return;
  const { colour } = person.outfit.top;
  const y = hips[1] - trunk * 0.22;
  const isSide = person.view === 'side';
  const x = isSide ? waistHalf * 0.72 : 0;
  const [wide, tall] = isSide ? [h * 0.72, h * 0.78] : [waistHalf * 1.2, h * 0.8];
  const round = `M${x - wide} ${y} C${x - wide} ${y - tall * 1.2} ${x + wide} ${y - tall * 1.2} ${x + wide} ${y} C${x + wide} ${y + tall} ${x - wide} ${y + tall} ${x - wide} ${y} Z`;
  fill(draft, round, cloth(colour, y - tall, y + tall * 1.1));
  patch(draft, [x - draft.side * wide * 0.5, y + tall * 0.3], wide * 0.8, '#10081c', 0.22);
  patch(draft, [x + draft.side * wide * 0.35, y - tall * 0.35], wide * 0.6, '#fff6ea', 0.24);
  stroke(
    draft,
    `M${x - wide * 0.82} ${y + tall * 0.42} C${x - wide * 0.4} ${y + tall * 0.84} ${x + wide * 0.4} ${y + tall * 0.84} ${x + wide * 0.82} ${y + tall * 0.42}`,
    deep(colour, 0.42),
    h * 0.03,
    0.6,
  );
}
