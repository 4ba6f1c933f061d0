// A cat, a dog or a duck that was put behind somebody is brought before them: it is low, and hides no more than their feet.

import { ANIMAL_KINDS } from '../reading/subject-kinds.ts';
import { isSet, type Stage } from '../staging/stage.ts';
import type { Cast } from './cast.ts';
import type { Spot } from './spot.ts';
import { hiddenOf } from './uncover-bodies.ts';

/** Part of it that may be behind somebody; and how high it is at most, in parts of their height. */
const [MOST_HIDDEN, LOW] = [0.15, 0.55] as const;
/** Of the shorter side and of the depth: how far before them it stands. */
const [NEARER, OVER] = [0.014, 0.003] as const;

/** Changes the spots in place. */
export function bringLowForward(stage: Stage, cast: readonly Cast[]): void {
  if (isSet(stage)) return;
  const { links, subjects } = stage.reading;
  const people = cast.filter(({ spot }) => spot.subject.kind === 'figure' && standsThere(spot));
  for (const animal of cast) {
    const { spot } = animal;
    const own = subjects.indexOf(spot.subject);
    const isSaidBehind = links.some(
      ({ relation, from, to }) =>
        (relation === 'behind' && from === own) || (relation === 'in_front' && to === own),
    );
    if (!ANIMAL_KINDS.has(spot.subject.kind) || !standsThere(spot) || isSaidBehind) continue;
    const before = people.filter(
      (one) =>
        one.spot.depth >= spot.depth &&
        one.spot.tall * LOW > spot.tall &&
        hiddenOf(animal, one) > MOST_HIDDEN,
    );
    if (before.length === 0) continue;
    spot.depth = Math.max(...before.map((one) => one.spot.depth)) + OVER;
    spot.y = Math.max(spot.y, ...before.map((one) => one.spot.y + stage.short * NEARER));
  }
}

function standsThere({ isPerched, isFloating, isOnWater, isPortrait, turn }: Spot): boolean {
  return isPerched !== true && !isFloating && !isOnWater && !isPortrait && turn === 0;
}
