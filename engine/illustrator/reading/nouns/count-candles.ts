// How many candles are on a cake: they are counted further than anything else.

import type { Noun } from './find-nouns.ts';
import type { Word } from '../words/word.ts';

const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  二十: 20,
  三十: 30,
  四十: 40,
  五十: 50,
  六十: 60,
  七十: 70,
  八十: 80,
  九十: 90,
  一百: 100,
};

/** The number that stands before a noun, as it was written. */
export function writtenCount(words: readonly Word[], { at }: Pick<Noun, 'at'>): number | undefined {
  for (const { text } of words.slice(Math.max(0, at - 3), at).toReversed()) {
    const digits = /^\d{1,3}/.exec(text)?.[0];
    const count = digits === undefined ? TENS[text.toLowerCase()] : Number(digits);
    if (count !== undefined) return count;
  }
  return undefined;
}
