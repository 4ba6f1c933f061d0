// "A crowded street", a meal of a family of whom nobody else is named: the people whom these words bring with them.

import { VOCABULARY } from './vocabulary.ts';
import { isFigure, means, type Word } from './word.ts';

const CROWDED = /^(?:crowded|bustling|thronged|packed|拥挤|拥挤的|熙攘的|人来人往的)$/i;
/** A room that is packed is full of things. */
const PACKED_PLACES = /street|alley|market|square|bazaar|fair|festival|街|巷|集|市|广场|庙会/i;
const FAMILY_MEALS = /^(?:family (?:dinner|meal)|reunion dinner|年夜饭|吃年夜饭|团圆饭|吃团圆饭)$/i;

/** What stands for the adjective is the crowd itself. */
export function nameCrowds(words: readonly Word[]): Word[] {
  const isThere = words.some(({ text }) => PACKED_PLACES.test(text));
  return words.map((word) =>
    isThere && CROWDED.test(word.text) ? { ...word, meanings: VOCABULARY.get('crowd') ?? [] } : word,
  );
}

/** Behind the word of the meal, with its own text: both are told as one. */
export function nameDiners(words: readonly Word[]): Word[] {
  if (words.some(isFigure)) return [...words];
  return words.flatMap((word) =>
    means(word, 'meal') && FAMILY_MEALS.test(word.text)
      ? [word, { ...word, meanings: VOCABULARY.get('family') ?? [] }]
      : [word],
  );
}
