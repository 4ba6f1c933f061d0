// Fingers that tell something: one that points, two that say victory, a thumb that is up.

import { mix } from '#engine/raster/colour.ts';
import { limb, stroke, type Draft, type Point } from './draft.ts';
import type { Person } from './person.ts';
import type { Skeleton } from './skeleton.ts';

/** Each: its turn from the way the forearm goes, in radians, and how long it is, in heads. */
const FINGERS: Partial<Record<string, readonly (readonly [turn: number, long: number])[]>> = {
  point: [[0, 0.3]],
  victory: [
    [-0.3, 0.34],
    [0.22, 0.34],
  ],
  'thumb-up': [],
};

/** On from the hand that is up, over everything else. */
export function drawFingers(draft: Draft, person: Person, { arms, head: h }: Skeleton): void {
  const work = person.hands?.work ?? '';
  if (work === 'pray' && person.view === 'front' && !person.animal) {
    drawPalms(draft, person, arms, h);
    return;
  }
  const fingers = FINGERS[work];
  if (!fingers || person.view === 'back' || person.animal) return;
  const { middle, end } = arms[1];
  const angle = Math.atan2(end[1] - middle[1], end[0] - middle[0]);
  const colour = person.outfit.gloves ?? person.skin.base;
  const palm: Point = [end[0] + Math.cos(angle) * h * 0.22, end[1] + Math.sin(angle) * h * 0.22];
  for (const [turn, long] of fingers)
    limb(
      draft,
      [palm, [palm[0] + Math.cos(angle + turn) * h * long, palm[1] + Math.sin(angle + turn) * h * long]],
      [h * 0.075, h * 0.06],
      colour,
    );
  if (work !== 'thumb-up') return;
  limb(draft, [palm, [palm[0] + h * 0.04, palm[1] - h * 0.34]], [h * 0.1, h * 0.075], colour);
}

/** Upright before the breast, one against the other. */
function drawPalms(draft: Draft, { outfit, skin }: Person, arms: Skeleton['arms'], h: number): void {
  const [left, right] = [arms[0].end, arms[1].end];
  const [x, y] = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
  const colour = outfit.gloves ?? skin.base;
  for (const side of [-1, 1])
    limb(
      draft,
      [
        [x + side * h * 0.1, y + h * 0.16],
        [x + side * h * 0.07, y - h * 0.14],
        [x + side * h * 0.025, y - h * 0.46],
      ],
      [h * 0.17, h * 0.15, h * 0.06],
      side * draft.side > 0 ? colour : mix(colour, skin.shade, 0.3),
    );
  stroke(
    draft,
    `M${x} ${y + h * 0.14} L${x} ${y - h * 0.42}`,
    mix(skin.shade, '#3a1810', 0.2),
    h * 0.02,
    0.6,
  );
}
