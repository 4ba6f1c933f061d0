// 龙凤呈祥 is a dragon and a phoenix: each part of a saying is read as the word that it stands for.

import { IDIOMS } from '../../lexicon/idioms.ts';
import { VOCABULARY } from './vocabulary.ts';
import type { Meaning, Word } from './word.ts';

const UNSEEN: readonly Meaning[] = [{ is: 'structure' }];

export function splitIdioms(words: readonly Word[]): Word[] {
  return words.flatMap((word): Word[] => {
    const parts = word.isHan ? IDIOMS.get(word.text) : undefined;
    if (!parts) return [word];
    let { start } = word;
    return parts.map(({ text, word: meant, many }) => {
      const part: Word = {
        ...word,
        text,
        start,
        end: start + text.length,
        meanings: meant === '' ? UNSEEN : (VOCABULARY.get(meant) ?? []),
        ...(many === undefined ? {} : { many }),
      };
      start = part.end;
      return part;
    });
  });
}
