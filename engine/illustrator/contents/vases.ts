// Which flowers stand in a vase: they are drawn in it, and do not grow in the land.

import type { Stage } from '../staging/stage.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import { branchNameOf } from '../things/vase-branches.ts';

/** Places where flowers that are named beside a vase can only be in it. */
const INSIDE: ReadonlySet<string> = new Set(['room', 'table']);

/** These grow in pots. */
const NEVER_CUT: ReadonlySet<string> = new Set(['cactus', 'mushroom']);

/** All flowers in this vase, if any are said to be: each kind is one subject. */
export function flowersIn({ subjects, links, scenes }: PromptReading, vase: Pick<Subject, 'key'>): Subject[] {
  if (vase.key !== 'vase' && vase.key !== 'bike') return [];
  return subjects.filter((flower, at) => {
    if (flower.kind !== 'plant' || NEVER_CUT.has(flower.key)) return false;
    const isLinked = links.some(
      ({ from, to }) =>
        (from === at && to !== null && subjects[to] === vase) || (to === at && subjects[from] === vase),
    );
    if (vase.key === 'bike') return hasInBasket({ subjects, links }, vase, at);
    return isLinked || scenes.every((scene) => INSIDE.has(scene));
  });
}

export function isInVase(reading: PromptReading, flower: Subject): boolean {
  return reading.subjects.some((vase) => flowersIn(reading, vase).includes(flower));
}

/** Branches in a vase rise as high over it again. */
export function hasBranches(reading: PromptReading, vase: Pick<Subject, 'key'>): boolean {
  return flowersIn(reading, vase).some(({ key }) => branchNameOf(key) !== undefined);
}

/** "With flowers in the basket", "a basket of flowers": but a bicycle in a field has none. */
function hasInBasket(
  { subjects, links }: Pick<PromptReading, 'subjects' | 'links'>,
  bicycle: Pick<Subject, 'key'>,
  flower: number,
): boolean {
  if (!subjects.some((one) => one === bicycle && one.hasBasket === true)) return false;
  return links.some(
    ({ relation, from, to }) =>
      from === flower && relation === 'in' && to !== null && subjects[to] === bicycle,
  );
}

const EMPTY = /\b(?:empty|antique|ancient|ming|qing|museum|broken|cracked)\b|空|古董|文物|博物馆|破/i;

/** Nobody puts flowers that are not named into a vase that is looked at for itself. `words`: of the prompt. */
export function isEmptyVase(
  { words, reading }: Pick<Stage, 'words' | 'reading'>,
  { drawing }: Pick<Subject, 'drawing'>,
): boolean {
  if (reading.unwanted.keys.has('flower')) return true;
  return drawing === 'own/blue-and-white-vase' || EMPTY.test(words);
}
