// Two who dance, and nobody else, dance with each other; two who hug hold each other, too.

import type { Link, PromptReading, Subject } from './prompt-reading.ts';

const ALONE = /^(?:ballerina|dancer)$/;
/** These are said by the same words, but are done with the hands alone. */
const BY_HAND = /hand|[牵握]/i;

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

/** Children reach up to the hand of who is grown. */
const SMALL: ReadonlySet<string | undefined> = new Set(['child', 'baby']);

/** Changes the people in place: two who stand hand in hand reach out to each other. */
export function joinHands({ links, subjects, isPortrait }: PromptReading): void {
  const link = links.find(({ relation, words }) => relation === 'hugging' && BY_HAND.test(words));
  const pair = [subjects[link?.from ?? -1], subjects[link?.to ?? -1]];
  const [one, other] = pair;
  if (isPortrait || !one || !other || !pair.every((who) => who && (isFree(who, true) || who.key === 'robot')))
    return;
  if (one === other ? one.count !== 2 : one.count !== 1 || other.count !== 1) return;
  const isMixed = SMALL.has(one.person?.age) !== SMALL.has(other.person?.age) && one.person && other.person;
  const areWalking = [one, other].some(({ person }) => person?.does === 'walk');
  for (const { person } of [one, other]) if (person && areWalking) person.does = 'walk';
  for (const { person } of [one, other])
    if (person) person.hands = !isMixed ? 'hold-hand' : SMALL.has(person.age) ? 'reach-hand' : 'lead-hand';
}

function isHug({ relation, words }: Pick<Link, 'relation' | 'words'>): boolean {
  return relation === 'hugging' && !BY_HAND.test(words);
}

function areTwo(one: Subject | undefined, other: Subject | undefined): boolean {
  if (!one || !other) return false;
  return (
    (one === other ? one.count === 2 : one.count === 1 && other.count === 1) && isFree(one) && isFree(other)
  );
}

/** `mayWalk`: hand in hand one also walks. */
function isFree({ kind, person }: Subject, mayWalk = false): boolean {
  const does = person?.does;
  const isStill = does === undefined || does === 'stand' || does === 'hold' || (mayWalk && does === 'walk');
  return kind === 'figure' && person !== undefined && !person.animal && person.hands === undefined && isStill;
}
