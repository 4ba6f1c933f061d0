// "A wooden bowl", "an empty plate", 一个瓶子: words that only measure elsewhere are things where they are what is to be seen.

import { VOCABULARY } from '../words/vocabulary.ts';
import { means, meaningOf, type Word } from '../words/word.ts';

const VESSELS: readonly (readonly [RegExp, string])[] = [
  [/^(?:bowls?|空?碗)$/i, 'bowl'],
  [/^(?:pots?|空?锅)$/i, 'cooking pot'],
  [/^(?:plates?|空?盘子?|空?碟子?)$/i, 'china plate'],
  [/^(?:bottles?|空?瓶子?)$/i, 'glass bottle'],
];
const POT = /^pots?$/i;
/** A pot of these is no kettle. */
const BAKED: ReadonlySet<string> = new Set(['clay', 'porcelain', 'stone', 'blue-and-white']);

/** Returns the words, with such vessels named. */
export function nameVessels(words: readonly Word[]): Word[] {
  const hasThing = words.some((word) => means(word, 'subject', 'quote', 'garment') && !means(word, 'scene'));
  const served = new Set(words.flatMap((word) => (isFood(word) ? word.clause : [])));
  return words.map((word, at) => {
    const name = means(word, 'subject') ? undefined : VESSELS.find(([text]) => text.test(word.text))?.[1];
    if (name === undefined || served.has(word.clause)) return word;
    const material = meaningOf(words[at - 1], 'material')?.value;
    if (hasThing && material === undefined && !isBeside(words, at)) return word;
    const isBaked = POT.test(word.text) && material !== undefined && BAKED.has(material);
    const subject = VOCABULARY.get(isBaked ? 'clay pot' : name)?.filter(({ is }) => is === 'subject');
    return subject ? { ...word, meanings: subject } : word;
  });
}

/** Dishes have vessels of their own. */
function isFood(word: Word): boolean {
  return meaningOf(word, 'subject')?.value.kind === 'food';
}

/** "A cat next to a bowl", "with a pot": two words before it at most. */
function isBeside(words: readonly Word[], at: number): boolean {
  const before = words
    .slice(Math.max(0, at - 3), at)
    .findLast((word) => !means(word, 'adjective', 'colour', 'size'));
  return meaningOf(before, 'link')?.value === 'beside' && !/^with$/i.test(before?.text ?? '');
}
