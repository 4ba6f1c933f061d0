// Which flowers stand in a vase: they are drawn in it, and do not grow in the land.

import type { PromptReading, Subject } from '../reading/prompt-reading.ts';

/** Places where flowers that are named beside a vase can only be in it. */
const INSIDE: ReadonlySet<string> = new Set(['room', 'table']);

/** The flowers in this vase, if any are said to be. */
export function flowersIn(
  { subjects, links, scenes }: PromptReading,
  vase: Pick<Subject, 'key'>,
): Subject | undefined {
  if (vase.key !== 'vase' && vase.key !== 'bike') return undefined;
  return subjects.find((flower, at) => {
    if (flower.kind !== 'plant') return false;
    const isLinked = links.some(
      ({ from, to }) =>
        (from === at && to !== null && subjects[to] === vase) || (to === at && subjects[from] === vase),
    );
    if (vase.key === 'bike') return hasInBasket({ subjects, links }, vase, at);
    return isLinked || scenes.every((scene) => INSIDE.has(scene));
  });
}

export function isInVase(reading: PromptReading, flower: Subject): boolean {
  return reading.subjects.some((vase) => flowersIn(reading, vase) === flower);
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
