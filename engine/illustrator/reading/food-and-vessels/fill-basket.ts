// "A bicycle with a basket of flowers", 车筐里有鲜花: what is in the basket at the handlebar.

import type { Tie } from '../people/dress-people.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { means, type Word } from '../words/word.ts';

const FILLED =
  /^(?:of|with|full|full of|filled|overflowing|里|里有|中|装满|装着|放着|放满|插满|插着|是|有)$/iu;

/** Of flowers that are named after the basket. */
export function fillBasket(words: readonly Word[], casting: readonly Noun[], { byNoun }: Cast): Tie[] {
  return casting.flatMap((noun, index): Tie[] => {
    const to = byNoun.get(noun);
    const next = casting[index + 1];
    const from = next && byNoun.get(next);
    const isBasket = to?.hasBasket === true && /basket|[筐篮]/iu.test(noun.word.text);
    if (!isBasket || from?.kind !== 'plant' || next?.word.clause !== noun.word.clause) return [];
    const between = words.slice(noun.at + 1, next.at);
    const isFilled =
      between.length > 0 &&
      between.every((word) => FILLED.test(word.text) || means(word, 'colour', 'adjective', 'number', 'size'));
    return isFilled ? [{ relation: 'in', from, to, words: '', word: noun.word }] : [];
  });
}
