// 一枝梅花, "a sprig of cherry blossom": a branch of a tree that blossoms, and not the whole tree.

import { VOCABULARY } from '../words/vocabulary.ts';
import { means, meaningOf, type Word } from '../words/word.ts';

const SPRAY = /^(?:[一两二三四五几数]枝|[一两三几]支)$/u;
const SPRIGS = /^(?:sprigs?|sprays?|branch|branches|twigs?)$/i;
const BRANCH = '梅花枝';

/** Changes what the tree means that is counted by its branches. */
export function nameSprays(words: readonly Word[]): Word[] {
  const sprigs = new Set<Word>();
  const named = words.map((word, at) => {
    if (meaningOf(word, 'subject')?.value.kind !== 'tree') return word;
    // "A branch of pink plum blossoms".
    const lead = words.findLastIndex((one, place) => place < at && !means(one, 'colour', 'adjective'));
    const [second, before] = [words[lead - 1], words[lead]];
    const isSprig = /^of$/i.test(before?.text ?? '') && SPRIGS.test(second?.text ?? '');
    if (!isSprig && !SPRAY.test(words[at - 1]?.text ?? '')) return word;
    if (isSprig && second) sprigs.add(second);
    return { ...word, isPlural: false, meanings: VOCABULARY.get(BRANCH) ?? [] };
  });
  // It is the one, and no second branch that somebody sits on.
  return named.map((word) => (sprigs.has(word) ? { ...word, meanings: [{ is: 'structure' }] } : word));
}
