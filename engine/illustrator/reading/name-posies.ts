// "A bouquet of sunflowers in a vase": one vase with these flowers, and no bouquet wrapped in paper beside it.

import { VOCABULARY } from './vocabulary.ts';
import { meaningOf, type Word } from './word.ts';

/** Words between the bouquet and its flowers or its vase. */
const REACH = 7;

export function namePosies(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    if (keyOf(word) !== 'bouquet' || !words.slice(Math.max(0, at - REACH), at + REACH + 1).some(isVase))
      return word;
    return flowersAfter(words, at)
      ? { ...word, meanings: [{ is: 'structure' }] }
      : { ...word, meanings: VOCABULARY.get('flowers') ?? [] };
  });
}

function keyOf(word: Word | undefined): string | undefined {
  return meaningOf(word, 'subject')?.value.key;
}

function isVase(word: Word): boolean {
  return keyOf(word) === 'vase';
}

/** "Of white lilies": what it is of is named before the vase. */
function flowersAfter(words: readonly Word[], at: number): boolean {
  if (words[at + 1]?.text !== 'of') return false;
  const next = words.slice(at + 2, at + 2 + REACH).find((word) => keyOf(word) !== undefined);
  return meaningOf(next, 'subject')?.value.kind === 'plant';
}
