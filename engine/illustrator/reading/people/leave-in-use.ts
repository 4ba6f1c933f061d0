// A comb, a pan, a belt: shown where nobody is there. Where somebody is, they wear it or work with it, which is drawn with
// them or not at all; it does not lie beside them.

import { USED_BY_PEOPLE } from '../../lexicon/shown-things.ts';
import { without } from '../words/settle-word.ts';
import { LIVING_KINDS } from '../subject-kinds.ts';
import { keyOf, means, meaningOf, UNSHOWN, type Word } from '../words/word.ts';

function isUser(word: Word): boolean {
  return LIVING_KINDS.has(meaningOf(word, 'subject')?.value.kind ?? 'item') || means(word, 'person-act');
}

/** Returns the words, with such things left out where somebody is named or does something. */
export function leaveInUse(words: readonly Word[]): Word[] {
  if (!words.some(isUser)) return [...words];
  return words.map((word) => {
    if (!USED_BY_PEOPLE.has(keyOf(word) ?? '')) return word;
    const left = without(word, 'subject');
    return left.meanings.length > 0 ? left : { ...word, meanings: UNSHOWN };
  });
}
