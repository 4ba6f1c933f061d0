// Whom a word leads from: mostly who is named last before it, but no grove holds an umbrella.

import type { LinkRelation, Subject } from '../prompt-reading.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import { isDoneFor, isTakenUp } from '../people/taken-up.ts';
import { ANIMAL_KINDS, DOER_KINDS, HOLDER_KINDS, PORTABLE_KINDS } from '../subject-kinds.ts';
import { meaningOf, type Word } from '../words/word.ts';
import { BUSY_WITH, isDeed, MOUNTS, MUTUAL, SEATS } from './link-kinds.ts';
import { isInHand } from './pair.ts';
import { subjectOf, type Read } from './place-after.ts';
import { whoLeads, whoProposes } from './who-leads.ts';

/** So many words before or after the word. */
export const FURTHEST = 14;
const SCENERY: ReadonlySet<Subject['kind']> = new Set(['tree', 'plant', 'landmark', 'sky']);

/**
 * Returns who the word at `at` leads from, of those who are named before it.
 * @param to who is named after it, where somebody is
 */
export function whoBegins(
  read: Read,
  at: number,
  relation: LinkRelation,
  to: Subject | undefined,
): Noun | undefined {
  const { cast, words } = read;
  const last = lastBefore(read, at);
  const isWith = isWithWord(words[at] as Word);
  const isSitter = SEATS.has(to?.key ?? '') && relation === 'on';
  const sitter = isSitter ? whoDealsWith(read, last) : undefined;
  if (sitter) return sitter;
  const doer = whoDoes(read, at, relation, to);
  const proposer = isWith && to?.key === 'ring' ? whoProposes(read, at) : undefined;
  const leader = relation === 'holding' ? whoLeads(read, at, doer) : proposer;
  // 在阳台上喝咖啡的女孩: a balcony does not drink.
  const isPlaceBusy = BUSY_WITH.has(relation) && !isOf(DOER_KINDS, subjectOf(last, cast));
  return leader ?? doer ?? (isPlaceBusy ? undefined : last);
}

/** Who is named last before the word. */
export function lastBefore({ casting }: Read, at: number): Noun | undefined {
  return casting.findLast((noun) => noun.at < at && at - noun.at <= FURTHEST);
}

export function isWithWord(word: Word): boolean {
  return /^with(?: a)?$/i.test(word.text);
}

/** Who does it, where whoever is named last cannot; undefined where that one may. */
function whoDoes(read: Read, at: number, relation: LinkRelation, to: Subject | undefined): Noun | undefined {
  const { words, casting, cast } = read;
  const before = casting.filter((noun) => noun.at < at && at - noun.at <= FURTHEST);
  // "Feeding a horse with an apple": who feeds it has the apple.
  if (relation === 'feeding' && /^to$/i.test((words[at] as Word).text))
    return before.findLast((noun) => subjectOf(noun, cast)?.kind === 'figure');
  if (!seeksDoer(read, at, relation, to)) return undefined;
  const doers = before.filter((noun) => isOf(HOLDER_KINDS, subjectOf(noun, cast)));
  return doers.findLast((noun) => !isTakenUp(words, noun.at) && !isDoneFor(words, noun.at)) ?? doers.at(-1);
}

/** Whether whoever is named last before the word is not who does it. */
function seeksDoer(read: Read, at: number, relation: LinkRelation, to: Subject | undefined): boolean {
  const lastNoun = lastBefore(read, at);
  const last = subjectOf(lastNoun, read.cast);
  // "A boy with a parrot on his shoulder plays the guitar": he does.
  if (lastNoun && isDeed(relation) && isTakenUp(read.words, lastNoun.at)) return true;
  const isLastThing = isOf(PORTABLE_KINDS, last);
  // 少女在桃花林里撑伞: no grove holds an umbrella.
  if (relation === 'holding' || MUTUAL.has(relation)) return true;
  // 在阳台上喝咖啡的女孩: nor does a balcony drink.
  if (BUSY_WITH.has(relation) && !isOf(DOER_KINDS, last)) return true;
  // "A cat wearing sunglasses riding a skateboard": nor do glasses ride.
  if (isLastThing && isDeed(relation)) return true;
  // "To school on a bike": she is on it.
  if (relation === 'on' && MOUNTS.has(to?.key ?? '') && last?.kind === 'building') return true;
  // "Carrying two cups of coffee in a diner": who carries them is there.
  if (relation === 'in' && to?.kind === 'building' && isLastThing) return true;
  if (!isWithWord(read.words[at] as Word) || !to) return false;
  // "Dad baking bread with his son": nor has bread company.
  if (to.kind === 'figure' && isLastThing) return true;
  // "In a bamboo forest with a sword", "on a throne with a sword": neither grove nor seat has one.
  const isScenery = isOf(SCENERY, last) || SEATS.has(last?.key ?? '');
  return isScenery && to.kind !== 'air' && isInHand(to);
}

function isOf(kinds: ReadonlySet<Subject['kind']>, subject: Subject | undefined): boolean {
  return subject !== undefined && kinds.has(subject.kind);
}

/** "A man feeding pigeons on a bench": he sits there. */
function whoDealsWith({ words, casting, cast }: Read, last: Noun | undefined): Noun | undefined {
  if (!last || !isOf(ANIMAL_KINDS, subjectOf(last, cast))) return undefined;
  const before = casting[casting.indexOf(last) - 1];
  if (!before || subjectOf(before, cast)?.kind !== 'figure') return undefined;
  const isDealt = words
    .slice(before.at + 1, last.at)
    .some((word) => /^(?:feeding|looking_at)$/.test(meaningOf(word, 'link')?.value ?? ''));
  return isDealt ? before : undefined;
}
