// "A cracked egg in a frying pan", 平底锅里的鸡蛋: one that is fried, in its pan.

import { VOCABULARY } from '../words/vocabulary.ts';
import { ADJECTIVE, isUnknown, keyOf, meaningOf, type Word } from '../words/word.ts';

const PAN = /^pan$/i;
const OF_PAN = /^(?:cast|iron|sizzling|hot|煎)$/i;
const EGGS = /^(?:egg|eggshell|cooking)$/;

function isPan(word: Word): boolean {
  return keyOf(word) === 'frying-pan' || (isUnknown(word) && PAN.test(word.text));
}

/** Returns the words with one egg as a fried one where a pan is named with it; of several each would have a pan. */
export function nameFriedEgg(words: readonly Word[]): Word[] {
  const pan = words.find(isPan);
  const isHere = ({ clause }: Word): boolean => clause === pan?.clause;
  const eggs = words.filter((word) => isHere(word) && EGGS.test(keyOf(word) ?? ''));
  const isOne = eggs.length === 1 && eggs[0]?.isPlural !== true;
  const isCounted = words.some((word) => isHere(word) && (meaningOf(word, 'number')?.value ?? 1) > 1);
  if (!pan || !isOne || isCounted) return [...words];
  return words.map((word) => {
    if (eggs.includes(word)) return { ...word, meanings: VOCABULARY.get('fried egg') ?? [] };
    const isOfPan = isPan(word) || (isUnknown(word) && OF_PAN.test(word.text));
    return isHere(word) && isOfPan ? { ...word, meanings: ADJECTIVE } : word;
  });
}
