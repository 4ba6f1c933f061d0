// "A giraffe eating leaves from a tree", 吃树叶: leaves that somebody eats are a twig before the mouth.

import type { SubjectEntry } from '../../lexicon/subject.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { isUnknown, meaningOf, type Word } from '../words/word.ts';

const LEAVES =
  /^(?:(?:(?:green|fresh|tender|young|tree|acacia|eucalyptus) )?(?:leaf|leaves)|树叶|叶子|嫩叶|绿叶|桉树叶)$/i;
const BAMBOO = /^bamboo$/i;
const TREES = /^(?:eucalyptus|mulberry|acacia|tea|gum tree)$/i;
const TWIG: Omit<SubjectEntry, 'words'> = {
  key: 'leaves',
  drawing: 'own/leafy-twig',
  kind: 'food',
  height: 0.2,
};
/** Words between what is done and what is eaten: "eating some fresh green leaves". */
const REACH = 4;

export function nameFodder(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    // Of bamboo there is a stalk, leaves and all.
    if (BAMBOO.test(word.text) && isEatenLeaves(words, at + 1))
      return { ...word, meanings: VOCABULARY.get('bamboo') ?? [] };
    if (BAMBOO.test(words[at - 1]?.text ?? '') && isEatenLeaves(words, at))
      return { ...word, meanings: [{ is: 'structure' }] };
    // Which tree they are of is not seen on them.
    if (TREES.test(word.text) && isUnknown(word) && isEatenLeaves(words, at + 1))
      return { ...word, meanings: [{ is: 'adjective' }] };
    return isEatenLeaves(words, at) ? { ...word, meanings: [{ is: 'subject', value: TWIG }] } : word;
  });
}

function isEatenLeaves(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || !LEAVES.test(word.text)) return false;
  return words
    .slice(Math.max(0, at - REACH), at)
    .some((one) => one.clause === word.clause && meaningOf(one, 'link')?.value === 'eating');
}
