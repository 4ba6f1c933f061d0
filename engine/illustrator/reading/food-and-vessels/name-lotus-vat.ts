// 水缸里种着荷花, "a water vat with lotus flowers": they grow in the vat, and make no lake of the place.

import { joinWords } from '../words/noun-phrase.ts';
import { means, type Meaning, type Word, keyOf } from '../words/word.ts';

/** What may stand between the two. */
const GROWING =
  /^(?:in|of|with|full|filled|planted|growing|blooming|inside|a|an|the|large|old|stone|里|里面|中|内|里的|种|种着|种满|种了|养|养着|开|开着|开满|开了|长着|的|着|满|了|有|盛开|在|几|一|朵|株)$/i;
/** So many words may stand between. */
const FURTHEST = 6;

const LOTUS_VAT: readonly Meaning[] = [
  { is: 'subject', value: { key: 'lotus-vat', drawing: 'own/lotus-vat', kind: 'item', height: 0.5 } },
];

/** Returns the words with a vat and what grows in it as one. */
export function nameLotusVat(words: readonly Word[]): Word[] {
  const named: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const end = endOfVat(words, at);
    named.push(end > at ? joinWords(words, [at, end], LOTUS_VAT) : (words[at] as Word));
    at = Math.max(at, end);
  }
  return named;
}

function endOfVat(words: readonly Word[], at: number): number {
  const first = keyOf(words[at]);
  const other = first === 'lotus' ? 'water-vat' : first === 'water-vat' ? 'lotus' : undefined;
  if (!other) return -1;
  const end = words.findIndex(
    (word, index) => index > at && index <= at + FURTHEST + 1 && keyOf(word) === other,
  );
  if (words[end]?.clause !== words[at]?.clause) return -1;
  const between = words.slice(at + 1, end);
  const isOne = between.every(
    (word) => GROWING.test(word.text) || means(word, 'number', 'adjective', 'size', 'colour'),
  );
  return isOne && between.length > 0 ? end : -1;
}
