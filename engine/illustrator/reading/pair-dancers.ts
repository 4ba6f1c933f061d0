// Two who dance, and nobody else, dance with each other.

import type { PromptReading } from './prompt-reading.ts';

const ALONE = /^(?:ballerina|dancer)$/;

/** Changes the people in place: they hold each other. Who does tai chi or ballet does it alone. */
export function pairDancers({ subjects, relations }: PromptReading): void {
  const people = subjects.filter(({ kind }) => kind === 'figure');
  const [first, second] = people;
  if (!relations.has('dance') || people.length !== 2 || !first?.person || !second?.person) return;
  const isPair = people.every(
    ({ count, person }) =>
      count === 1 &&
      person?.hands === undefined &&
      !ALONE.test(person?.role ?? '') &&
      (person?.does === 'dance' || person?.does === undefined),
  );
  const isSaid = people.some(({ person }) => person?.does === 'dance');
  if (isPair && isSaid) for (const { person } of people) if (person) person.hands = 'waltz';
}
