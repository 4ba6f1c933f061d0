// "A red flag on a summit", 山顶上插着旗帜: where nothing is lettered, a flag is a thing that flies on its pole.

import { means, type Word } from '../words/word.ts';

const FLAG = /^(?:flags?|旗帜|旗子|旗)$/i;

/** A flag is no seed. */
const PLANTING = /^(?:planting|plants|planted)$/i;

/** Returns the words with flags as things; who plants one has it in hand. */
export function nameFlags(words: readonly Word[]): Word[] {
  return words.map((word, at) =>
    PLANTING.test(word.text) && words.slice(at + 1, at + 4).some(({ text }) => FLAG.test(text))
      ? { ...word, meanings: [{ is: 'link', value: 'holding' }] }
      : FLAG.test(word.text) && (means(word, 'carrier') || word.meanings.length === 0)
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
