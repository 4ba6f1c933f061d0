// "An elven village in giant trees", 树上的村庄: its houses are up in the trees of a wood.

import { VOCABULARY } from '../words/vocabulary.ts';
import { means, meaningOf, type Word } from '../words/word.ts';

const ELVEN = /^(?:elven|elvish|elf|elves|wood elf|wood elves|精灵|精灵族)$/i;
const UP = /^(?:in|on|在)$/i;
const TREES = /^(?:trees?|treetops?|tree tops?|canopy|branches|树|大树|树冠|树顶|树木|古树)$/i;
const ONE = /^(?:an?|the|一个|一座|座|个)$/i;
/** Words between a village and its trees. */
const WINDOW = 5;

/** The words with such a village as houses in trees, and its trees as theirs. */
export function nameTreeVillages(words: readonly Word[]): Word[] {
  const at = words.findIndex((word) => meaningOf(word, 'subject')?.value.key === 'village');
  if (at < 0 || !isInTrees(words, at)) return [...words];
  return words.flatMap((word, index): Word[] => {
    if (index === at) return [{ ...word, meanings: VOCABULARY.get('treehouse') ?? [], isPlural: true }];
    if (Math.abs(index - at) > WINDOW) return [word];
    // One village is of several houses.
    if (index < at && at - index <= 3 && (ONE.test(word.text) || means(word, 'number'))) return [];
    if (TREES.test(word.text)) return [{ ...word, meanings: [{ is: 'scene', value: 'forest' }] }];
    return [ELVEN.test(word.text) ? { ...word, meanings: [{ is: 'structure' }] } : word];
  });
}

function isInTrees(words: readonly Word[], at: number): boolean {
  const near = words.slice(Math.max(0, at - WINDOW), at + WINDOW + 1);
  const hasElves = ELVEN.test(words[at - 1]?.text ?? '') || ELVEN.test(words[at - 2]?.text ?? '');
  const trees = near.findIndex(({ text }) => TREES.test(text));
  if (trees < 0) return hasElves;
  const before = near.slice(Math.max(0, trees - 3), trees);
  // 树上的: said after the trees.
  const isUp =
    before.some(({ text }) => UP.test(text)) || meaningOf(near[trees + 1], 'place-after')?.value === 'on';
  return hasElves || isUp;
}
