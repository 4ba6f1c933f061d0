// What lies on the stall of a market: the fruit, vegetables and flowers that are named with it, or its name says.

import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import { isDrink } from '../lexicon/drinks.ts';
import { BODY_KINDS } from '../reading/subject-kinds.ts';

type Selling = Pick<PromptReading, 'subjects' | 'links'>;

const STALL = 'market-stall';
/** Grown, and no food by its kind. */
const GROWN = /^(?:pumpkin|jack-o-lantern|rose|tulip|sunflower|flower|daisy|lavender|mushroom)$/;
/** Caught, and for sale. */
const SEAFOOD = /^(?:crab|lobster|shrimp|squid|octopus|oyster|clam|fish)$/;
/** More kinds are none that one could tell from each other. */
const MOST_KINDS = 6;

export function isStall({ key }: Pick<Subject, 'key'>): boolean {
  return key === STALL;
}

/** Whether somebody stands behind it. */
export function isKept({ subjects, links }: Selling, stall: Subject): boolean {
  return links.some(
    ({ relation, from, to }) =>
      relation === 'behind' && subjects[to ?? -1] === stall && subjects[from]?.kind === 'figure',
  );
}

/** What is sold there; nothing where no stall is, or who is there has it. */
export function goodsOf({ subjects, links }: Selling): Subject[] {
  if (!subjects.some(isStall)) return [];
  const isHad = (one: Subject): boolean =>
    links.some(
      ({ relation, from, to }) =>
        to !== null &&
        subjects[to] === one &&
        (relation === 'holding' || relation === 'eating' || relation === 'drinking') &&
        BODY_KINDS.has(subjects[from]?.kind ?? 'item'),
    );
  return subjects
    .filter(
      (one) =>
        (one.kind === 'food' || GROWN.test(one.key) || SEAFOOD.test(one.key)) &&
        !isDrink(one.key) &&
        !isHad(one),
    )
    .slice(0, MOST_KINDS);
}

const OF_THE_NAME: readonly (readonly [RegExp, string])[] = [
  [/flower|花/i, 'flower'],
  [/fruit|水果|瓜/i, 'fruit'],
  [/vegetable|produce|farm|蔬菜|菜/i, 'vegetables'],
];

/** Of kinds that its name says, where nothing else is named. */
export function goodsOfName({ words = '' }: Pick<Subject, 'words'>): string | undefined {
  return OF_THE_NAME.find(([pattern]) => pattern.test(words))?.[1];
}

/** These sell nothing that grows. */
const OF_WORK =
  /cobbler|shoe ?maker|shoe ?repair|tailor|seamstress|blacksmith|barber|fortune.?teller|watch ?maker|locksmith|repairm[ae]n|修鞋|补鞋|鞋匠|裁缝|铁匠|理发|算命|修表|修伞|锁匠|刻章|代写/i;

/** Whether the stall is of somebody who works at it: no fruit lies there. */
export function isOfWork({ subjects }: Pick<PromptReading, 'subjects'>): boolean {
  return subjects.some(({ kind, words = '' }) => kind === 'figure' && OF_WORK.test(words));
}
