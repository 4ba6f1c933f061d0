import { expect, it } from 'vitest';
import { VOCABULARY } from './vocabulary.ts';

it('has no words that ran into each other where two lists meet', () => {
  const words = [...VOCABULARY.keys()];
  // These two are written so.
  expect(words.filter((word) => /[a-z]{4,}\p{Script=Han}/u.test(word))).toEqual(['logo设计', 'banner图']);
});
