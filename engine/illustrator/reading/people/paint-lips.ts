// "A woman with red lipstick" has it on her lips: no lipstick is held or lies there.

import { isFigure, means, meaningOf, type Word } from '../words/word.ts';

const ON_LIPS = /^(?:with|in|wearing|wears|wore|涂|涂着|涂了|抹着|擦着|搽着|化着)$/i;
const ARTICLE = /^(?:an?|the|her|his)$/i;
const REACH = 4;

/** Returns the words, those for a lipstick that somebody wears as make-up. */
export function paintLips(words: readonly Word[]): Word[] {
  if (!words.some(isFigure)) return [...words];
  return words.map((word, at) =>
    meaningOf(word, 'subject')?.value.key === 'lipstick' && isWornAt(words, at)
      ? { ...word, meanings: [{ is: 'make-up', value: 'lipstick' }] }
      : word,
  );
}

function isWornAt(words: readonly Word[], at: number): boolean {
  if (isAlone(words, at)) return true;
  for (let index = at - 1; index >= Math.max(0, at - REACH); index--) {
    const word = words[index];
    if (!word || word.clause !== words[at]?.clause || ARTICLE.test(word.text)) return false;
    if (ON_LIPS.test(word.text)) return true;
    if (means(word, 'subject', 'garment')) return false;
  }
  return false;
}

/** "Blonde bob, red lipstick, pearl earrings": between commas with its colour, as what is worn is listed. */
function isAlone(words: readonly Word[], at: number): boolean {
  const { clause } = words[at] as Word;
  if (words[at + 1]?.clause === clause) return false;
  let start = at;
  while (start > 0 && words[start - 1]?.clause === clause) start--;
  const before = words.slice(start, at);
  return (
    before.some((word) => means(word, 'colour')) &&
    before.every((word) => !ARTICLE.test(word.text) && means(word, 'colour', 'adjective'))
  );
}
