// The words that are known: each says one thing.
import { expect, it } from 'vitest';
import { KNOWN_SUBJECTS } from './vocabulary.ts';

it('names one thing with each word: a second entry with it would never count', () => {
  const entries = new Map<string, string[]>();
  for (const { key, drawing, words } of KNOWN_SUBJECTS)
    for (const word of words.split(',').map((raw) => raw.trim().toLowerCase()))
      entries.set(word, [...(entries.get(word) ?? []), `${key} (${drawing})`]);
  expect([...entries].filter(([, drawn]) => drawn.length > 1)).toEqual([]);
});
