// "Kids dressed as a ghost, a witch and a skeleton": none of those whom a list of costumes names is there.

import { hasDress } from './dress-as.ts';
import { isFigure, means, UNSHOWN, type Word } from '../words/word.ts';

const DRESSED = /^(?:dressed|disguised|costumed|dressing|扮成|打扮成|装扮成)$/i;
const AS = /^(?:as|up as|like|up|an?|the)$/i;
/** As many words as a list of them has at most. */
const LONGEST = 14;

/** Returns the words, all such costumes told as left out but a single one, which is put on. */
export function nameCostumes(words: readonly Word[]): Word[] {
  const left = new Set<Word>();
  const told = new Set<Word>();
  for (const [at, word] of words.entries()) {
    if (!DRESSED.test(word.text) || (!word.isHan && !AS.test(words[at + 1]?.text ?? ''))) continue;
    const list = listAfter(words, at);
    const isOne = list.length === 1 && meansSomebody(list[0]);
    if (isOne) told.add(word);
    else for (const one of list) left.add(one);
  }
  return words.map((word) => {
    if (told.has(word)) return { ...word, meanings: [{ is: 'structure' }] };
    return left.has(word) ? { ...word, meanings: UNSHOWN } : word;
  });
}

/** The nouns of the list that begins after the word at `at`; "… and a boy", 的小女孩 are there themselves. */
function listAfter(words: readonly Word[], at: number): Word[] {
  const list: Word[] = [];
  for (const word of words.slice(at + 1, at + 1 + LONGEST)) {
    if (word.text === '的' || (isFigure(word) && !hasDress(word))) break;
    if (means(word, 'subject')) list.push(word);
    else if (!AS.test(word.text) && !means(word, 'joiner', 'adjective', 'colour', 'size', 'number')) break;
  }
  return list;
}

function meansSomebody(word: Word | undefined): boolean {
  return word?.meanings.some((one) => one.is === 'subject' && one.value.kind === 'figure') === true;
}
