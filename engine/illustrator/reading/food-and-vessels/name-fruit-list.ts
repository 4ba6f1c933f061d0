// "A bowl of fruit with grapes and apples", 一盘水果，有葡萄和苹果: the list says which fruit it is.

import { isFruitKey } from '../../things/fruits.ts';
import { means, meaningOf, type Word } from '../words/word.ts';

const FRUIT = /^(?:(?:fresh |mixed )?fruits?|水果|新鲜水果)$/i;
const OF = /^(?:of|full of|filled with|的)$/i;
const LISTS = /^(?:with|including|like|such as|containing|有|包括|里面有|装着|比如)$/i;

/** Returns the words, with a list of fruit in place of the word for all of it. */
export function nameFruitList(words: readonly Word[]): Word[] {
  const at = words.findIndex(({ text }) => FRUIT.test(text));
  const before = words
    .slice(0, Math.max(0, at))
    .findLast((word) => OF.test(word.text) || !means(word, 'adjective'));
  if (at < 1 || !before || !(OF.test(before.text) || /^一?[碗盘篮筐]$/u.test(before.text))) return [...words];
  const from = words.findIndex(({ text }, index) => index > at && LISTS.test(text));
  if (from < 0 || from > at + 2 || !isFruit(words[from + 1])) return [...words];
  // All of it is in one clause with what it lies in.
  const { clause, run } = words[at] as Word;
  const listed = words.slice(from + 1);
  const end = listed.findIndex((word) => !isFruit(word) && !means(word, 'joiner', 'adjective', 'colour'));
  const fruit = end < 0 ? listed : listed.slice(0, end);
  return [
    ...words.slice(0, at),
    ...fruit.map((word) => ({ ...word, clause, run })),
    ...words.slice(from + 1 + fruit.length),
  ];
}

function isFruit(word: Word | undefined): boolean {
  const key = meaningOf(word, 'subject')?.value.key;
  return key !== undefined && (isFruitKey(key) || NAMED.test(key));
}
const NAMED =
  /^(?:apple|green-apple|orange|strawberry|lemon|lime|peach|grapes|banana|pear|mango|cherries|blueberries|kiwi-fruit|pineapple|melon|watermelon)$/;
