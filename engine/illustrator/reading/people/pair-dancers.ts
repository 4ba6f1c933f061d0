// Two who dance, and nobody else, dance with each other; two who hug hold each other, too.

import { isHandInHand } from './hold-hands.ts';
import type { Link, PromptReading, Subject } from '../prompt-reading.ts';

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

/** Changes the people in place: one pair of an image has the arms around each other. */
export function pairHuggers({ links, subjects, isPortrait }: PromptReading): void {
  if (isPortrait) return;
  const holders = new Set(links.flatMap(({ relation, from }) => (relation === 'holding' ? [from] : [])));
  const link = links.find(
    ({ from, to, ...one }) =>
      isHug(one) &&
      areTwo(subjects[from], subjects[to ?? -1]) &&
      // Who has an umbrella in the hand has no arm left.
      !holders.has(from) &&
      !holders.has(to ?? -1),
  );
  for (const at of link ? [link.from, link.to] : []) {
    const person = at === null ? undefined : subjects[at]?.person;
    if (person) Object.assign(person, { hands: 'embrace', does: 'embrace' });
  }
}

function isHug({ relation, words }: Pick<Link, 'relation' | 'words'>): boolean {
  return relation === 'hugging' && !isHandInHand({ relation, words });
}

function areTwo(one: Subject | undefined, other: Subject | undefined): boolean {
  if (!one || !other) return false;
  return (
    (one === other ? one.count === 2 : one.count === 1 && other.count === 1) && isFree(one) && isFree(other)
  );
}

function isFree({ kind, person }: Subject): boolean {
  const does = person?.does;
  const isStill = does === undefined || does === 'stand' || does === 'hold';
  return kind === 'figure' && person !== undefined && !person.animal && person.hands === undefined && isStill;
}
