// 两位少年在比试，一个人踢腿，另一个人格挡: who is called no more than 人 is one of the two, as where 人 is left out.

import type { Word } from '../words/word.ts';

const ONE = /^(?:一个|一位|一名)$/u;

/** Returns the words without 人 behind the one and the other. */
export function joinOneAndOther(words: readonly Word[]): Word[] {
  if (!words.some(({ text }) => text.startsWith('另'))) return [...words];
  return words.flatMap((word, at): Word[] => {
    const [before, next] = [words[at - 1], words[at + 1]];
    if (word.text === '人' && before && ONE.test(before.text) && before.end === word.start) return [];
    if (word.text === '个人' && before?.text === '另一') return [];
    if (word.text === '另一' && next?.text === '个人')
      return [{ ...word, text: '另一个', end: next.end, meanings: [{ is: 'number', value: 1 }] }];
    return [word];
  });
}
