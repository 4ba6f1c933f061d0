// Names of people and places that nobody knows: they are told whole, and are no words of other meanings.

import { CAPITAL, isUnknown, means, type Word } from './word.ts';

/** Capitals beside a word that nobody knows: Harry Styles, Robin Xyz. Where everything has capitals they say nothing. */
export function findNames(words: readonly Word[]): Word[] {
  const latin = words.filter(({ isHan, text }) => !isHan && /^\p{L}/u.test(text));
  const capitals = latin.filter(({ text }) => CAPITAL.test(text)).length;
  if (capitals > latin.length * 0.6 && latin.length > 3) return [...words];
  return words.map((word, index) => {
    const first = index === 0 || words[index - 1]?.clause !== word.clause;
    if (
      !CAPITAL.test(word.text) ||
      isUnknown(word) ||
      means(word, 'name', 'adjective', 'structure', 'number')
    )
      return word;
    const hasName = isNameIn(words[index + 1], word.run) || (!first && isNameIn(words[index - 1], word.run));
    return hasName && /^\p{L}+$/u.test(word.text) ? { ...word, meanings: [] } : word;
  });
}

function isNameIn(word: Word | undefined, run: number): boolean {
  return word !== undefined && word.run === run && CAPITAL.test(word.text) && isUnknown(word);
}

/** A name of several words is told as one. */
export function joinNames(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (
      last?.run === word.run &&
      !word.isHan &&
      isUnknown(last) &&
      isUnknown(word) &&
      isPairOfNames(last, word)
    )
      joined[joined.length - 1] = { ...last, text: `${last.text} ${word.text}`, end: word.end };
    else joined.push(word);
  }
  return joined;
}

function isPairOfNames(a: Word, b: Word): boolean {
  return CAPITAL.test(a.text.slice(a.text.lastIndexOf(' ') + 1)) && CAPITAL.test(b.text);
}
