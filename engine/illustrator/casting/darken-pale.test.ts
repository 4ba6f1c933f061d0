// White on white paper is not left white.

import { expect, it } from 'vitest';
import { parsePrompt } from '../reading/parse-prompt.ts';
import { darkenPale } from './darken-pale.ts';

it.each([
  ['一条锦鲤', 'ink', true],
  ['仙鹤', 'ink', true],
  ['一条锦鲤', 'red_papercut', true],
  ['仙鹤', 'oil', false],
  ['a dog', 'ink', false],
] as const)('has the colour of the ink or the paper: %s, %s', (prompt, look, isColoured) => {
  const reading = parsePrompt(prompt);
  darkenPale(reading, look);
  expect(reading.subjects[0]?.colour !== undefined).toBe(isColoured);
});
