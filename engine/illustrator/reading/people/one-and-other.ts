// 两位少年在比试，一个人踢腿，另一个人格挡: who is called no more than 人 is one of the two, as where 人 is left out. And "one
// carries a bag and the other an umbrella": what the other does is said of the one.

import { means, type Word } from '../words/word.ts';

const ONE = /^(?:一个|一位|一名)$/u;

const OTHER = /^(?:other|the other|another)$/i;
const ARTICLE = /^(?:an?|two|three|his|her|their)$/i;
/** What somebody does to a thing, or wears. */
const DONE = ['link', 'person-act', 'act'] as const;

/** Returns the words with the deed of the one said of the other, too; there it takes up no room. */
export function repeatDeed(words: readonly Word[]): Word[] {
  return words.flatMap((word, at): Word[] => {
    const next = words[at + 1];
    if (!OTHER.test(word.text) || next?.run !== word.run || !ARTICLE.test(next.text)) return [word];
    const one = words.findLastIndex(
      (each, place) => place < at && /^one$/i.test(each.text) && word.clause - each.clause <= 1,
    );
    const deed = one < 0 ? undefined : words[one + 1];
    const isSaid = words
      .slice(at + 1)
      .some(
        (each) => each.clause === word.clause && /s$/i.test(each.text) && means(each, 'link', 'person-act'),
      );
    if (!deed || isSaid || !/s$/i.test(deed.text) || !means(deed, ...DONE)) return [word];
    const { start, run, clause } = next;
    return [word, { ...deed, start, end: start, run, clause }];
  });
}

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
