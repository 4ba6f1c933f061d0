// Where things can be put on whoever is drawn.

import { isTableWork } from '../lexicon/hand-work.ts';
import { DESK_SIDE, STOVE_TOP } from './at-work.ts';
import type { Point } from './draft.ts';
import type { Person } from './person.ts';
import type { Skeleton } from './skeleton.ts';
import { dishPlace } from './table-work.ts';
import { trayTop } from './tray.ts';

/** Where things can be put on a figure, in its units. */
export type Anchors = {
  hand: Point;
  other: Point;
  lap: Point;
  stove: Point;
  shoulder: Point;
  crown: Point;
  nose: Point;
};

export function anchorsOf(person: Person, skeleton: Skeleton): Anchors {
  const { arms, chin, head: h, hips } = skeleton;
  const [handX, handY] = arms[1].end;
  const reach = Math.atan2(handY - arms[1].middle[1], handX - arms[1].middle[0]);
  const [shoulderX, shoulderY] = arms[1].root;
  return {
    hand: [handX + Math.cos(reach) * h * 0.2, handY + Math.sin(reach) * h * 0.2],
    other: arms[0].end,
    lap: [hips[0], hips[1]],
    stove: dishesAt(person, skeleton),
    // Where a small bird sits on somebody.
    shoulder: [shoulderX + h * 0.1, shoulderY - h * 0.16],
    nose: [chin[0], chin[1] - h * 0.34],
    crown: [chin[0], chin[1] - h * (person.outfit.headgear ? 1.16 : 1.02)],
  };
}

/** Where a pot or a glass stands that somebody has to do with. */
function dishesAt({ hands }: Person, skeleton: Skeleton): Point {
  if (hands?.work === 'tray') return trayTop(skeleton);
  if (hands?.work === 'type' || hands?.work === 'study') return DESK_SIDE;
  return isTableWork(hands?.work) ? dishPlace(skeleton) : STOVE_TOP;
}
