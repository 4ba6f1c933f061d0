// "A red flag on a summit", 山顶上插着旗帜: where nothing is lettered, a flag is a thing that flies on its pole.

import { means, type Word } from './word.ts';

const FLAG = /^(?:flags?|旗帜|旗子|旗)$/i;

/** Returns the words with flags as things. */
export function nameFlags(words: readonly Word[]): Word[] {
  return words.map((word) =>
    FLAG.test(word.text) && (means(word, 'carrier') || word.meanings.length === 0)
      ? {
          ...word,
          meanings: [
            {
              is: 'subject',
              value: { key: 'plain-flag', drawing: 'own/plain-flag', kind: 'item', height: 0.5 },
            },
          ],
        }
      : word,
  );
}
