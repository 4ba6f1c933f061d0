// What lies in a bowl or a basket: it is drawn in it, and not beside it.

import type { PromptReading, Subject } from './prompt-reading.ts';

/** In these food is heaped. */
const HEAPED: ReadonlySet<string> = new Set(['bowl', 'basket']);

export function isContainer({ key }: Pick<Subject, 'key'>): boolean {
  return HEAPED.has(key);
}

/** The food in this bowl or basket, if any is said to be. */
export function contentOf(
  { subjects, links }: PromptReading,
  container: Pick<Subject, 'key'>,
): Subject | undefined {
  if (!isContainer(container)) return undefined;
  return links
    .filter(({ relation, to }) => relation === 'in' && to !== null && subjects[to] === container)
    .map(({ from }) => subjects[from])
    .find((one) => one?.kind === 'food');
}

/** Whether somebody sits in it, who is no food and is drawn apart. */
export function isSatIn({ subjects, links }: PromptReading, container: Pick<Subject, 'key'>): boolean {
  return (
    isContainer(container) &&
    links.some(
      ({ relation, from, to }) =>
        relation === 'in' && to !== null && subjects[to] === container && subjects[from]?.kind !== 'food',
    )
  );
}

export function isContained(reading: PromptReading, food: Subject): boolean {
  return reading.subjects.some((container) => contentOf(reading, container) === food);
}

/** How many there are to be seen: a heap, where nobody said how many. */
export function heapOf({ count, words = '' }: Pick<Subject, 'count' | 'words'>): number | undefined {
  if (count > 1) return Math.min(count, 12);
  return /\p{Script=Han}$|s$|fruit$|bread$|candy$/iu.test(words) ? undefined : 1;
}
