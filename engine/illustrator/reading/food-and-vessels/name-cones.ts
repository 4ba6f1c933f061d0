// "Three scoops of ice cream in a waffle cone": one cone, and no bowls.

import { VOCABULARY } from '../words/vocabulary.ts';
import { joinWords } from '../words/noun-phrase.ts';
import { ADJECTIVE, means, type Word } from '../words/word.ts';

const SCOOPS = /^scoops? of (?:[a-z]+ )*(?:ice cream|gelato)$/i;
const CONE = /(?:^| )cones?$/i;
/** Words between the two. */
const REACH = 5;

export function nameCones(words: readonly Word[]): Word[] {
  const at = words.findIndex(({ text }) => SCOOPS.test(text));
  const scoops = words[at];
  const cone = words.findIndex(
    (word, other) =>
      other > at && other - at <= REACH && word.clause === scoops?.clause && CONE.test(word.text),
  );
  const meanings = VOCABULARY.get('ice cream cone');
  if (!scoops || cone < 0 || !meanings) return [...words];
  const number = means(words[at - 1], 'number') ? at - 1 : at;
  return [
    ...words.slice(0, number),
    // How many scoops there are is no number of cones.
    ...words.slice(number, at).map((word): Word => ({ ...word, meanings: ADJECTIVE })),
    { ...joinWords(words, [at, cone], meanings), isPlural: false },
    ...words.slice(cone + 1),
  ];
}
