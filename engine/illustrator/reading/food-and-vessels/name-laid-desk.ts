// "A wizard's desk with potions and a lamp", 巫师的书桌上放着药水和灯: nobody is at it, and all that it has stands on it.

import { VOCABULARY } from '../words/vocabulary.ts';
import { means, meaningOf, UNSHOWN, type Word } from '../words/word.ts';

const HAVING =
  /^(?:with|has|having|holding|holds|covered|full|有|摆着|放着|摆放着|堆着|堆满|摆满|放满|上有|上放着|上摆着)$/i;
/** So many words after the desk say that it has something. */
const REACH = 3;
const LAMP = /^(?:lamps?|灯|一盏灯)$/i;

/** Returns the words with whoever owns the desk as nobody, and with what stands on it in its size. */
export function nameLaidDesk(words: readonly Word[]): Word[] {
  const desk = words.findIndex(
    (word, at) =>
      meaningOf(word, 'subject')?.value.key === 'table' &&
      words.slice(at + 1, at + 1 + REACH).some(({ text }) => HAVING.test(text)),
  );
  if (desk < 0) return [...words];
  const owner = ownerBefore(words, desk);
  if (words.some((word) => word !== owner && isSomebody(word))) return [...words];
  return words.map((word) => {
    if (word === owner) return { ...word, meanings: UNSHOWN };
    if (LAMP.test(word.text)) return { ...word, meanings: VOCABULARY.get('table lamp') ?? [] };
    return word;
  });
}

function isSomebody(word: Word): boolean {
  return ['figure', 'face', 'full', 'mount'].includes(meaningOf(word, 'subject')?.value.kind ?? '');
}

/** "A wizard's old desk", 巫师的书桌. */
function ownerBefore(words: readonly Word[], desk: number): Word | undefined {
  for (let at = desk - 1; at >= Math.max(0, desk - REACH); at--) {
    const word = words[at] as Word;
    if (isSomebody(word)) return word.isPossessive || words[at + 1]?.text === '的' ? word : undefined;
    if (word.text !== '的' && !means(word, 'adjective', 'colour', 'size')) return undefined;
  }
  return undefined;
}
