// Who holds whose hand: two, one who is grown between children, a child between its parents, a row of friends.

import type { Holder, Link, PromptReading, Subject } from '../prompt-reading.ts';

/** What an arm does: it goes to a hand as high as its own, down to a child's, or up to that of who is grown. */
export type Grip = 'level' | 'down' | 'up';

/** Hugs are told by the same relation, but are done with both arms. */
const BY_HAND = /hand|[牵握拉]/i;
/** More are not seen whole beside each other. */
const LONGEST = 6;
/** Children reach up to the hand of who is grown. */
const SMALL: ReadonlySet<string | undefined> = new Set(['child', 'baby']);

export function isHandInHand({ relation, words }: Pick<Link, 'relation' | 'words'>): boolean {
  return relation === 'hugging' && BY_HAND.test(words);
}

/** Changes the reading and its people: who holds hands stands in a row from left to right, each hand in that of the next. */
export function joinHands(reading: PromptReading): void {
  const { links, subjects, isPortrait } = reading;
  const indices = new Set(links.filter(isHandInHand).flatMap(({ from, to }) => [from, to ?? from]));
  const members = [...indices].flatMap((at) => subjects[at] ?? []);
  const holders = members.flatMap((subject) =>
    Array.from({ length: subject.count }, (_, index): Holder => ({ subject, index })),
  );
  const areFree = members.every((who) => who.key === 'robot' || isFree(who));
  if (isPortrait || !areFree || holders.length < 2 || holders.length > LONGEST) return;
  reading.handChain = inRow(holders);
  const areWalking = members.some(({ person }) => person?.does === 'walk');
  for (const { person } of members) {
    if (person) person.hands = 'hold-hand';
    if (person && areWalking) person.does = 'walk';
  }
}

/** Returns what the left and the right arm of somebody do, as seen in the image; undefined where it hangs. */
export function gripsOf(
  chain: readonly Holder[],
  one: Holder | undefined,
): readonly [Grip | undefined, Grip | undefined] {
  const at = one ? chain.indexOf(one) : -1;
  return one ? [gripOf(one, chain[at - 1]), gripOf(one, chain[at + 1])] : [undefined, undefined];
}

function gripOf({ subject }: Holder, next: Holder | undefined): Grip | undefined {
  if (!next) return undefined;
  const [own, other] = [isSmall(subject), isSmall(next.subject)];
  if (own === other || !subject.person || !next.subject.person) return 'level';
  return own ? 'up' : 'down';
}

/** The one who is grown between the children, the children between two; others as they were named. */
function inRow(holders: readonly Holder[]): Holder[] {
  const small = holders.filter(({ subject }) => isSmall(subject));
  const grown = holders.filter(({ subject }) => !isSmall(subject));
  if (holders.length === 2 || small.length === 0) return [...holders];
  if (grown.length === 1)
    return [...small.slice(0, small.length >> 1), ...grown, ...small.slice(small.length >> 1)];
  if (grown.length === 2) return [...grown.slice(0, 1), ...small, ...grown.slice(1)];
  return [...grown, ...small];
}

function isSmall({ person }: Subject): boolean {
  return SMALL.has(person?.age);
}

/** Who walks has the hands free. */
function isFree({ kind, person }: Subject): boolean {
  const does = person?.does;
  const isStill = does === undefined || does === 'stand' || does === 'hold' || does === 'walk';
  return kind === 'figure' && person !== undefined && !person.animal && person.hands === undefined && isStill;
}
