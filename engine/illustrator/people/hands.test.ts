// What is read is a newspaper where one is named.

import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../reading/parse-prompt.ts';
import { isNewsRead } from './hands.ts';

describe('a newspaper', () => {
  it.each([
    ['an owl reading a newspaper', true],
    ['一只狗在看报纸', true],
    ['a cat reading a book', false],
  ])('is no book: %s', (prompt, isNews) => {
    expect(isNewsRead(parsePrompt(prompt))).toBe(isNews);
  });
});
