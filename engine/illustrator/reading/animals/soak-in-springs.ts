// 水豚泡温泉, "monkeys soaking in a hot spring": who soaks there is in it.

import { meaningOf, type Word } from '../words/word.ts';

const SOAKS = /^(?:泡|泡着|泡在|浸泡|浸泡在|浸在|soaking|soaks|bathing|bathes|relaxing)$/i;
/** So many words may stand between. */
const FURTHEST = 4;

/** Returns the words; those that say so mean no more than that one is in it. */
export function soakInSprings(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    const isSaid = SOAKS.test(word.text) && words.slice(at + 1, at + 1 + FURTHEST).some(isSpring);
    return isSaid ? { ...word, meanings: [{ is: 'link', value: 'in' }] } : word;
  });
}

function isSpring(word: Word): boolean {
  return meaningOf(word, 'subject')?.value.key === 'hot-spring';
}
