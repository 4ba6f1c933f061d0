// 一枝梅花, "a sprig of cherry blossom": a branch of a tree that blossoms, and not the whole tree.

import { VOCABULARY } from '../words/vocabulary.ts';
import { meaningOf, type Word } from '../words/word.ts';

const SPRAY = /^(?:[一两二三四五几数]枝|[一两三几]支)$/u;
const SPRIGS = /^(?:sprigs?|sprays?|branch|branches|twigs?)$/i;
const BRANCH = '梅花枝';

/** Changes what the tree means that is counted by its branches. */
export function nameSprays(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    const isTree = meaningOf(word, 'subject')?.value.kind === 'tree';
    const [second, before] = [words[at - 2], words[at - 1]];
    const isCut =
      SPRAY.test(before?.text ?? '') || (/^of$/i.test(before?.text ?? '') && SPRIGS.test(second?.text ?? ''));
    return isTree && isCut ? { ...word, isPlural: false, meanings: VOCABULARY.get(BRANCH) ?? [] } : word;
  });
}
