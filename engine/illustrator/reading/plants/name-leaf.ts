// "A ladybug on a leaf", 绿叶上的露珠: a leaf is a thing where somebody or something is on it, else a part of what grows.

import { DEW, LEAF } from '../../lexicon/barriers.ts';
import { isUnknown, means, meaningOf, type Meaning, type Word } from '../words/word.ts';

const LEAVES = /^(?:leaf|tree leaf|绿叶|树叶|叶子|叶片|嫩叶|大叶子|叶)$/i;
const DROPS =
  /^(?:dew|dew ?drops?|water ?(?:drop(?:let)?|drops|droplets)|rain ?drops?|drops?|droplets?|(?:一滴)?(?:露珠|露水|水珠|水|雨滴)|水滴|雨珠)$/i;

export function nameLeaf(words: readonly Word[]): Word[] {
  const leaf = words.find((word, at) => LEAVES.test(word.text) && isSatOn(words, at));
  if (!leaf && !words.some((word) => means(word, 'surface'))) return [...words];
  return words.map((word, at): Word => {
    if (word === leaf) return { ...word, meanings: [meaningSubject(LEAF)] };
    // "Water droplets" are one thing.
    const next = words[at + 1];
    if (/^water$/i.test(word.text) && next?.run === word.run && DROPS.test(next.text))
      return { ...word, meanings: [{ is: 'structure' }] };
    if (!DROPS.test(word.text)) return word;
    // "A drop of dew" is one.
    const isMeasure = words[at + 1]?.text === 'of' && /^drop/i.test(word.text);
    return { ...word, meanings: isMeasure ? [{ is: 'structure' }] : [meaningSubject(DEW)] };
  });
}

function meaningSubject(value: typeof LEAF): Meaning {
  return { is: 'subject', value };
}

/** Whether the word is what somebody or something is said to be on. */
export function isSatOn(words: readonly Word[], at: number): boolean {
  if (words[at]?.isHan === true) return meaningOf(words[at + 1], 'place-after')?.value === 'on';
  const before = words
    .slice(0, at)

    .findLast(
      (word) =>
        !/^(?:an?|the|its)$/i.test(word.text) &&
        !isUnknown(word) &&
        !means(word, 'adjective', 'colour', 'size'),
    );
  return meaningOf(before, 'link')?.value === 'on';
}
