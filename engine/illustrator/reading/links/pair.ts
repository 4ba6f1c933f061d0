// Two subjects and the word between them, of which is asked what it means: "a cat on a chair", 抱着猫的女孩.

import type { LinkRelation, Subject } from '../prompt-reading.ts';
import { isPicked } from '../../people/hands.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Tie } from '../people/dress-people.ts';
import { PORTABLE_KINDS } from '../subject-kinds.ts';
import { means, type Word } from '../words/word.ts';
import type { Read } from './place-after.ts';

/** From whom the word at `at` leads to whom, and what it says by itself. */
export interface Pair {
  read: Read;
  at: number;
  word: Word;
  /** The word in small letters. */
  plain: string;
  relation: LinkRelation;
  from: Subject;
  to: Subject;
  /** Who is named before the word; undefined where nobody is. */
  earlier: Noun | undefined;
  /** Who is named after it. */
  next: Noun;
  isWith: boolean;
}

/**
 * What a rule says of a pair: what the word means there, the whole tie where it is another one, `apart` where the two have
 * nothing to do with each other, and undefined where the rule has nothing to say.
 */
export type Verdict = { means: LinkRelation } | { tie: Tie } | 'apart' | undefined;

/** A rule of what a word between two subjects means. */
export type PairRule = (pair: Pair) => Verdict;

/** A tie of the pair that tells no words of its own. */
export function untold({ word }: Pair, relation: LinkRelation, from: Subject, to: Subject): Verdict {
  return { tie: { relation, from, to, words: '', word } };
}

/** A tie of the pair that tells what stands from the word to the end of `last`. */
export function told(pair: Pair, relation: LinkRelation, ends: [Subject, Subject], last: Word): Verdict {
  const { read, word } = pair;
  const [from, to] = ends;
  return { tie: { relation, from, to, words: read.text.slice(word.start, last.end), word } };
}

export function isPairOfPeople({ from, to }: Pair): boolean {
  return from.kind === 'figure' && to.kind === 'figure';
}

/** Balloons and lanterns, too, where somebody is with them. */
export function isInHand(to: Subject): boolean {
  return PORTABLE_KINDS.has(to.kind) || ((to.kind === 'air' || to.kind === 'hang') && isPicked(to));
}

/** What rolls before or behind whoever moves it. */
export const ROLLING = /^(?:push(?:es|ing)?|pull(?:s|ing)|drag(?:s|ging)|推|推着|拖|拖着)$/;

/** "Pushing a shopping cart with a baby": the hands are at that. */
export function isBusy({ read: { words }, earlier, at }: Pair): boolean {
  return words
    .slice((earlier?.at ?? at) + 1, at)
    .some((word) => ROLLING.test(word.text) || means(word, 'link', 'person-act'));
}
