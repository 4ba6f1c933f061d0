// "Hot air balloons at sunrise, five of them": how many are meant of those that were named before.

import { meaningOf, type Word } from '../words/word.ts';

const OF_THEM = /^(?:of them|of those|of these)$/i;
const FILLER = [{ is: 'structure' }] as const;

/** Returns the words with such a number at the name that it counts. "One of them" is about one, and counts nobody. */
export function countOfThem(words: readonly Word[]): Word[] {
  const counted = [...words];
  for (const [at, word] of words.entries()) {
    const count = meaningOf(word, 'number')?.value ?? 0;
    const [of, them, next] = words.slice(at + 1, at + 4);
    if (count < 2 || !of || !them || !OF_THEM.test(`${of.text} ${them.text}`)) continue;
    // "Five of them running" are only some.
    if (next?.clause === word.clause || words[at - 1]?.clause === word.clause) continue;
    const named = words.findLastIndex(
      (one, before) => before < at && one.isPlural && meaningOf(one, 'subject') !== undefined,
    );
    const name = words[named];
    if (!name) continue;
    counted[named] = { ...name, many: count };
    for (const part of [at, at + 1, at + 2]) counted[part] = { ...(words[part] as Word), meanings: FILLER };
  }
  return counted;
}
