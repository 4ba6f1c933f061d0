// Who stands on what is smaller than they are: an elephant on a ball, a penguin on a suitcase; a mouse on a large head.

import { headSeen } from '../animals/heads.ts';
import { ANIMAL_KINDS, type Subject } from '../prompt-reading.ts';
import type { Stage } from '../stage.ts';
import { metresOf } from '../things/metres.ts';
import { wideOf, type Cast } from './cast.ts';
import type { Spot } from './spot.ts';

const BEARING: ReadonlySet<Subject['kind']> = new Set(['item', 'food', 'hat']);
/** Of the width of who stands on it. */
const LEAST = 0.62;

/** Whether it carries who is larger than it is; what is said to be tiny, or giant, is as it is said. */
export function isBorne({ spot }: Cast, { spot: on }: Cast): boolean {
  return (
    BEARING.has(on.subject.kind) &&
    (ANIMAL_KINDS.has(spot.subject.kind) || spot.subject.kind === 'figure') &&
    spot.subject.size !== 'tiny' &&
    on.subject.size !== 'huge' &&
    metresOf(spot.subject) > metresOf(on.subject) * 1.2
  );
}

/** So wide that one can stand on it. Changes the spot of what is stood on. */
export function growUnder(one: Cast, other: Cast): void {
  if (!isBorne(one, other)) return;
  const grow = (wideOf(one) * LEAST) / wideOf(other);
  if (grow > 1) other.spot.tall *= grow;
}

/** In parts of the other: who sits on a head is smaller than the head. */
const [LEAST_ON_HEAD, ON_HEAD] = [0.28, 0.42] as const;

/** Where somebody is who sits on the head of an animal; undefined where nobody does. */
export function headSeat(stage: Stage, one: Cast, other: Cast): Partial<Spot> | undefined {
  const { subjects, links } = stage.reading;
  const [from, to] = [subjects.indexOf(one.spot.subject), subjects.indexOf(other.spot.subject)];
  const link = links.find((tie) => tie.from === from && tie.to === to && tie.relation === 'on');
  const isOnHead = /\b(?:head|nose|snout|trunk)\b|头|鼻子/i.test(link?.words ?? '');
  const head =
    isOnHead && ANIMAL_KINDS.has(other.spot.subject.kind) ? headSeen(other.spot.subject) : undefined;
  if (!head) return undefined;
  const { spot } = other;
  const across = (spot.isFlipped ? 1 - head.top[0] : head.top[0]) - 0.5;
  return {
    x: spot.x + across * wideOf(other),
    y: spot.y - spot.tall * (1 - head.top[1] - 0.02),
    tall: Math.max(spot.tall * LEAST_ON_HEAD, Math.min(one.spot.tall, spot.tall * ON_HEAD)),
    depth: spot.depth + 0.002,
    isFloating: true,
    isPerched: true,
  };
}
