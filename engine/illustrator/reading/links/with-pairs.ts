// What "with" means between two: what is in the hand, who is in the arms, what stands on a desk.

import { isBeast } from '../../animals/heads.ts';
import { GARMENT_DRAWINGS } from '../../lexicon/looks-of-people.ts';
import type { Subject } from '../prompt-reading.ts';
import { HOLDER_KINDS, PORTABLE_KINDS } from '../subject-kinds.ts';
import { means, type Word } from '../words/word.ts';
import { isBusy, isInHand, isPairOfPeople, untold, type PairRule } from './pair.ts';

/** What stands along its walls is the room's. */
const ROOM = /room$|^(?:kitchen|office|studio|apartment|flat|house|library|caf[eé])$/i;
const BEAK = /^(?:beaks?|bill|claws?|talons?|feet)$/i;
/** "A desk with a computer": it stands on it. */
const TABLES: ReadonlySet<string> = new Set(['table', 'desk']);

export const WITH_RULES: readonly PairRule[] = [
  // "With a red backpack waits at a bus stop": it is the backpack that somebody has.
  ({ read: { words }, at, next }) => {
    const between = words.slice(at + 1, next.at);
    const worn = between.findIndex((word) => means(word, 'garment'));
    return worn >= 0 && !between.slice(worn).some((word) => means(word, 'joiner')) ? 'apart' : undefined;
  },
  (pair) =>
    TABLES.has(pair.from.key) && PORTABLE_KINDS.has(pair.to.kind)
      ? untold(pair, 'on', pair.to, pair.from)
      : undefined,
  // "Selling fish in a night market with red lanterns": the market has them.
  ({ read, at, from, to }) =>
    to.kind === 'hang' && to.count > 1 && from.kind === 'figure' && means(read.words[at - 1], 'scene')
      ? 'apart'
      : undefined,
  ({ read, next, relation, from, to }) => {
    const isHandy = isInHand(to) && !(to.kind === 'air' && isAbove(read.words, next.at));
    if (relation !== 'beside' || !isHandy) return undefined;
    // "A dove with an envelope in its beak".
    const isInBeak = read.words.slice(next.at + 1, next.at + 4).some(({ text }) => BEAK.test(text));
    const holds = HOLDER_KINDS.has(from.kind) || (from.kind === 'bird' && isInBeak);
    return holds ? { means: 'holding' } : undefined;
  },
  (pair) => {
    const isTakenUp = isPairOfPeople(pair) && !isBusy(pair) && takesUp(pair.from, pair.to);
    return pair.relation === 'beside' && isTakenUp ? { means: 'holding' } : undefined;
  },
  // "A woman dancing in a living room with plants": the room has them.
  ({ read, at, to }) =>
    to.key === 'potted-plant' && ROOM.test(read.words[at - 1]?.text ?? '') ? 'apart' : undefined,
  // "An old man with a wheelchair" sits in it; a nurse pushes it.
  ({ from, to }) =>
    to.key === 'wheelchair' && from.person && from.person.role === undefined ? { means: 'on' } : undefined,
  // "A baby sleeping with a teddy bear" has it in the arm.
  ({ from, to }) =>
    to.key === 'teddy-bear' && from.person?.does === 'sleep' && from.count === 1
      ? { means: 'holding' }
      : undefined,
  // "A duck with sunglasses".
  ({ from, to }) => (isBeast(from) && to.key in GARMENT_DRAWINGS ? { means: 'wearing' } : undefined),
];

/** "With a kite in the sky": nobody has the string in hands that are at something else. */
function isAbove(words: readonly Word[], at: number): boolean {
  return words
    .slice(at + 1, at + 4)
    .some(({ text }) => /^(?:in the sky|above|overhead|up high)$/i.test(text));
}

/** "A woman with a baby" has it in the arms, where neither is said to do anything else. */
function takesUp({ person, count }: Subject, baby: Subject): boolean {
  const isGrown = person?.age !== 'child' && person?.age !== 'baby';
  const isFree =
    person?.hands === undefined &&
    (person?.does === undefined || ['sit', 'walk', 'stand'].includes(person.does));
  const isOneBaby = baby.person?.age === 'baby' && baby.count === 1 && baby.person.does === undefined;
  return count === 1 && isGrown && isFree && isOneBaby;
}
