// 幼儿园的孩子们在草地上, "school children playing in the park": whose place it is only says who they are, where another
// place is said for what they do.

import { isSportsGround } from '../../lexicon/sports-grounds.ts';
import { ADJECTIVE, means, meaningOf, type Word } from '../words/word.ts';

/** Words between "in" and its place: "in the big park". */
const FURTHEST = 3;
const IN = /^(?:in|on|at|by|near|through|across|along|.*在|.*到)$/i;

/** Returns the words with such a place as an attribute. */
export function nameWhosePlace(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    if (isYard(words, at) || isLeft(words, at)) return { ...word, meanings: ADJECTIVE };
    if (!means(word, 'scene') || isLed(words, at) || !isOfSomebody(words, at)) return word;
    const isElsewhere = words.some(
      (other, later) =>
        later > at && other.clause === word.clause && means(other, 'scene') && isLed(words, later),
    );
    return isElsewhere ? { ...word, meanings: ADJECTIVE } : word;
  });
}

/** 从厨房走出来, "coming out of the kitchen", where another place is named: nobody is there any more. */
function isLeft(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (!means(word, 'scene')) return false;
  const lead = words.slice(Math.max(0, at - FURTHEST), at).filter(({ clause }) => clause === word.clause);
  const isFrom = word.isHan
    ? lead.at(-1)?.text === '从' && words.slice(at + 1, at + 3).some(({ text }) => /出/u.test(text))
    : /\bout of(?: the| a| his| her)?$/i.test(lead.map(({ text }) => text).join(' '));
  return (
    isFrom &&
    words.some((other, place) => place !== at && means(other, 'scene') && other.clause !== word.clause)
  );
}

function isOfSomebody(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]?.text === '的' ? words[at + 2] : words[at + 1];
  return next?.run === words[at]?.run && meaningOf(next, 'subject')?.value.kind === 'figure';
}

/** 学校的操场: outside of the rooms that a school has. */
function isYard(words: readonly Word[], at: number): boolean {
  if (meaningOf(words[at], 'scene')?.value !== 'room' || words[at + 1]?.text !== '的') return false;
  const next = words[at + 2];
  const place = meaningOf(next, 'scene')?.value;
  const isOutdoors = place !== undefined && place !== 'room';
  const isGround = isSportsGround(meaningOf(next, 'subject')?.value.key);
  return next?.run === words[at]?.run && (isOutdoors || isGround);
}

function isLed(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - FURTHEST), at).toReversed();
  const led = before.find((one) => !means(one, 'adjective', 'size', 'colour'));
  return IN.test(led?.text ?? '');
}
