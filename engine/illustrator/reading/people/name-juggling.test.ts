// Who juggles, and nothing is named, has three balls in the air.

import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

const things = (prompt: string) =>
  parsePrompt(prompt)
    .subjects.slice(1)
    .map(({ key, count }) => [key, count]);

it.each(['a clown juggling', 'a man juggling in the street', '小丑杂耍'])('are balls: %s', (prompt) => {
  expect(things(prompt)).toEqual([['ball', 3]]);
  expect(parsePrompt(prompt).ignored).toEqual([]);
});

it('are what is named, or nothing where that is not drawn', () => {
  expect(things('a clown juggling apples')).toEqual([['apple', 3]]);
  expect(things('a woman juggling batons')).toEqual([]);
});
