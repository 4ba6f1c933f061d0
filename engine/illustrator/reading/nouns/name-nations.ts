// "A Japanese woman", 法国女孩: where somebody is from is seen by their dress, or told as left out.

import { DRESS_OF_NATIONS, NATIONS } from '../../lexicon/nations.ts';
import type { Subject } from '../prompt-reading.ts';
import { DESCRIBING, isFigure, isUnknown, means, type Word } from '../words/word.ts';

/** So many words may stand between them. */
const REACH = 5;

/** Changes what such words mean, where they say it of somebody. */
export function nameNations(words: readonly Word[]): Word[] {
  return words.map((word, at) => (whoseNation(words, at) ? { ...word, meanings: DESCRIBING } : word));
}

/** Returns which of these words are seen in the dress of those who are from there. */
export function showNations(words: readonly Word[], subjectOf: (word: Word) => Subject | undefined) {
  return words.flatMap((word, at) => {
    const whose = whoseNation(words, at);
    const by = whose && subjectOf(whose);
    const dress = DRESS_OF_NATIONS.find(([nation]) => nation.test(word.text))?.[1];
    return by?.person?.wears.some(({ garment }) => dress?.includes(garment)) ? [{ word, by }] : [];
  });
}

/** Of whom the word at `at` says where they are from. */
function whoseNation(words: readonly Word[], at: number): Word | undefined {
  const word = words[at] as Word;
  if (!NATIONS.test(word.text) || !(isUnknown(word) || means(word, 'adjective'))) return undefined;
  for (const next of words.slice(at + 1, at + 1 + REACH)) {
    if (next.run !== word.run) return undefined;
    if (isFigure(next)) return next;
    if (!means(next, 'adjective', 'number', 'size', 'colour', 'hair-colour', 'mood', 'feeling'))
      return undefined;
  }
  return undefined;
}
