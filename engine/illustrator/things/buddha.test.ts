// A Buddha sits wherever he is said to be; in the hall of a temple he is drawn with it.

import { expect, it } from 'vitest';
import { parsePrompt } from '../reading/parse-prompt.ts';

it.each([
  ['a serene buddha statue in a misty forest', 'own/buddha'],
  ['乐山大佛', 'own/buddha'],
  ['a stone buddha', 'own/stone-buddha'],
])('%s', (prompt, drawing) => {
  expect(parsePrompt(prompt).subjects.map((one) => one.drawing)).toEqual([drawing]);
});

it.each(['inside a temple with a golden buddha', '寺庙大殿里的佛像'])('is part of the hall: %s', (prompt) => {
  const { subjects, ignored } = parsePrompt(prompt);
  expect([subjects, ignored]).toEqual([[], []]);
});
