// A hummingbird comes to a flower that stands there by itself: its bill at the bloom, its size to be seen. An insect
// that is on flowers of a field sits on the nearest of them.

import { INSECT_KEYS } from '../lexicon/barriers.ts';
import { wideOf, type Cast } from './cast.ts';
import { BILL, BLOOM } from '../things/hummingbirds.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';

/** How large beside the bush it is drawn: life-size it would be a speck. */
const SIZE = 0.42;

/** Parts of the frame: the row at which the nearest flowers of a field end, how large an insect is on them, and from near. */
const [NEAREST, INSECT, CLOSE] = [0.76, 0.2, 0.34] as const;

/** Whether it is an insect that is said to be on flowers. */
export function sitsOnFlowers({ subjects, links }: PromptReading, subject: Subject): boolean {
  return (
    INSECT_KEYS.has(subject.key) &&
    links.some(
      ({ relation, from, to }) =>
        relation === 'on' && subjects[from] === subject && subjects[to ?? -1]?.kind === 'plant',
    )
  );
}

/** Changes the spots of insects on flowers in place. */
export function sitOnFlowers({ reading, width, height, short }: Stage, cast: readonly Cast[]): void {
  const insects = cast.filter(({ spot }) => !spot.isPerched && sitsOnFlowers(reading, spot.subject));
  const size = reading.frame === 'close_up' ? CLOSE : INSECT;
  for (const [at, { spot }] of insects.entries())
    Object.assign(spot, {
      x: width * (0.5 + (at - (insects.length - 1) / 2) * size),
      y: height * (NEAREST + (at % 2) * 0.05),
      tall: short * size,
      depth: 0.8,
      isFloating: true,
      isPerched: true,
      haze: 0,
    });
}

/** Changes the spots in place; the first of several comes nearest. */
export function hoverAtFlower({ width }: Stage, cast: readonly Cast[]): void {
  const bush = cast.find(({ spot }) => spot.subject.key === 'hibiscus');
  const birds = cast.filter(({ spot }) => spot.subject.key === 'hummingbird');
  if (!bush || birds.length === 0) return;
  const { spot: flower } = bush;
  // Each looks at the bush: who looks to the right is on its left.
  const [first] = birds;
  if (birds.length === 1) flower.x = width * (first?.spot.isFlipped === true ? 0.56 : 0.44);
  for (const [at, bird] of birds.entries()) {
    const { spot } = bird;
    const bloom = spot.isFlipped ? BLOOM.left : BLOOM.right;
    const side = spot.isFlipped ? -1 : 1;
    spot.tall = flower.tall * SIZE * (at === 0 ? 1 : 0.8);
    Object.assign(spot, {
      x: flower.x + bloom.x * wideOf(bush) + side * (BILL.x + at * 0.9) * wideOf(bird),
      y: flower.y - flower.tall * bloom.y + spot.tall * BILL.y - at * flower.tall * 0.1,
      depth: flower.depth + 0.002,
      isFloating: true,
      turn: 0,
    });
  }
}
