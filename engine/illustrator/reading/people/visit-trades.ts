// 看牙医, "seeing the doctor": one is treated there, and does not look at anybody.

import { means, type Word } from '../words/word.ts';

const TREATING =
  /医生|牙医|大夫|中医|兽医|\b(?:doctor|dentist|vet|veterinarian|barber|hairdresser)(?:['’]?s)?$/i;
const SEEING = /^(?:看|seeing|sees)$/i;
const OF = /^(?:an?|the|his|her|their|my)$/i;

/** Returns the words, with such a look as no deed. */
export function visitTrades(words: readonly Word[]): Word[] {
  return words.map((word, at): Word => {
    if (!SEEING.test(word.text) || !means(word, 'act', 'link')) return word;
    const next = words.slice(at + 1, at + 3).find(({ text }) => !OF.test(text));
    const isVisit = next?.run === word.run && means(next, 'subject') && TREATING.test(next.text);
    return isVisit ? { ...word, meanings: [{ is: 'structure' }] } : word;
  });
}
