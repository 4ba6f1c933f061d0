// "Holding two cups": one in each hand, of whoever has them alone and does nothing else with the hands.

import type { LinkRelation, PromptReading, Subject } from '../reading/prompt-reading.ts';
import { isBall } from '../people/hands.ts';
import { metresOf } from '../things/metres.ts';

type Linked = Pick<PromptReading, 'subjects' | 'links'>;

const HAD: ReadonlySet<LinkRelation> = new Set(['holding', 'wearing']);
/** In metres: what is larger takes both hands. */
const LARGEST = 0.45;
/** Drawn in their number in one hand, over the head, or on the ground. */
const ONE_HANDED =
  /^(?:balloons?|crossed-swords|shopping-bags|umbrella|shield|ball|staff|spear|plain-flag|flag|suitcase|.*luggage)$/;

/** How many people and animals hold or wear it; undefined where nobody does. */
export function countOwners({ subjects, links }: Linked, thing: Subject): number | undefined {
  const ties = links.filter(
    ({ relation, from, to }) => HAD.has(relation) && from !== to && subjects[to ?? -1] === thing,
  );
  if (ties.length === 0) return undefined;
  return ties.reduce((sum, { from }) => sum + (subjects[from]?.count ?? 1), 0);
}

/** Whether there is one in each hand. `view` and `work`: of whoever has them. */
export function isInBothHands(
  reading: Linked,
  thing: Subject,
  { view, work }: { view?: string | undefined; work?: string | undefined },
): boolean {
  const isSmall = (thing.kind === 'item' || thing.kind === 'food') && metresOf(thing) <= LARGEST;
  return (
    thing.count === 2 &&
    thing.isCounted === true &&
    isSmall &&
    !ONE_HANDED.test(thing.key) &&
    view === 'front' &&
    work === undefined &&
    countOwners(reading, thing) === 1
  );
}

const JUGGLING = /juggl|杂耍|抛接|耍球/i;

/** Whether all of so many balls are in the air. `words`: of the prompt. */
export function isJuggled(words: string, thing: Subject): boolean {
  return isBall(thing) && thing.count > 1 && JUGGLING.test(words);
}
