// What fills both arms is held whole.

import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

it.each([
  ['小姑娘抱着一个西瓜', 'whole-watermelon'],
  ['a girl carries a big watermelon', 'whole-watermelon'],
  ['a girl eats watermelon', 'watermelon'],
])('is a melon or a slice: %s', (prompt, key) => {
  expect(parsePrompt(prompt).subjects.map((one) => one.key)).toEqual(['girl', key]);
});
