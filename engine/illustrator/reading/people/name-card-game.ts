// "Friends playing cards" play; a deck of playing cards lies there.

import { isFigure, means, meaningOf, type Word } from '../words/word.ts';
import { ANIMAL_KINDS } from '../subject-kinds.ts';

const PLAYING_CARDS = /^playing cards$/i;

/** Changes what these words mean where somebody is named right before them. */
export function nameCardGame(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    if (!PLAYING_CARDS.test(word.text) || !isPlayer(words, at - 1)) return word;
    return { ...word, meanings: [{ is: 'table-game', value: 'cards' }] };
  });
}

function isPlayer(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || word.clause !== words[at + 1]?.clause) return false;
  // "Sitting at a round table playing cards".
  const isBetween = BETWEEN.test(word.text) || means(word, 'adjective', 'structure', 'act');
  if (isBetween) return isPlayer(words, at - 1);
  const kind = meaningOf(word, 'subject')?.value.kind;
  return isFigure(word) || (means(word, 'subject') && kind !== undefined && ANIMAL_KINDS.has(kind));
}
const BETWEEN = /^(?:are|is|were|was|happily|together|tables?)$/i;
