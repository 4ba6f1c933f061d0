// Where a noun with what is said of it ends, and words told as one.

import { isUnknown, means, type Meaning, type MeaningName, type Word } from './word.ts';

/** What would be drawn, or is missed where it is not. */
const THINGS: readonly MeaningName[] = [
  'subject',
  'scene',
  'near-scene',
  'weather',
  'plume',
  'time',
  'garment',
  'part',
  'undrawn',
  'name',
  'hair',
  'window',
];
const BEFORE_THINGS: readonly MeaningName[] = [
  'adjective',
  'colour',
  'number',
  'size',
  'mood',
  'hair-colour',
];
/** No thing: an adverb, what somebody does, or where. */
const NO_NOUN = /(?:ing|ed|ly)$|^(?:这样|那样|这类|这种|之类|那种)的?$/iu;
const MOST_WORDS = 7;

export function isThing(word: Word): boolean {
  return isUnknown(word) ? !NO_NOUN.test(word.text) : means(word, ...THINGS);
}

/** Returns where the last word of the noun phrase is that begins at `from`; less than `from` where none does. */
export function endOfNoun(words: readonly Word[], from: number): number {
  const first = words[from];
  if (!first) return -1;
  let end = -1;
  for (let at = from; at < from + MOST_WORDS; at++) {
    const word = words[at];
    if (!word || word.clause !== first.clause || word.run !== first.run) break;
    if (isThing(word)) end = at;
    else if (end >= 0 || !means(word, ...BEFORE_THINGS)) break;
  }
  return end;
}

/** Returns the words from one to another as one, with these meanings. */
export function joinWords(
  words: readonly Word[],
  [from, to]: readonly [number, number],
  meanings: readonly Meaning[],
): Word {
  const [first, last] = [words[from], words[to]] as [Word, Word];
  const text = words
    .slice(from, to + 1)
    .map(
      (word, at) =>
        (at === 0 || (word.isHan && word.start === words[from + at - 1]?.end) ? '' : ' ') + word.text,
    )
    .join('');
  return { ...last, text, start: first.start, meanings, isPossessive: false };
}

/** The words as they are written one after the other. */
export function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(words[0]?.isHan === true ? '' : ' ');
}
