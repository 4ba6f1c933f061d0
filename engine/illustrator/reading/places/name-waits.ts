// 小男孩等公交车, "people waiting for the bus": who waits for one stands at its stop.

import { VOCABULARY } from '../words/vocabulary.ts';
import type { Word } from '../words/word.ts';

const WAITING = /^(?:等(?:公交车?|巴士|电车)|wait(?:ing|s) for (?:the|a) bus)$/i;

/** The words as things of their own, which nobody is of: the run ends before them. */
export function nameWaits(words: readonly Word[]): Word[] {
  return words.map((word) =>
    WAITING.test(word.text)
      ? { ...word, run: word.run + 0.5, meanings: VOCABULARY.get('公交站') ?? [] }
      : word,
  );
}
