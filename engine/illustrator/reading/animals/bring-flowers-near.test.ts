// A hummingbird comes to the flower that is named.

import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

it.each([
  ['a hummingbird and orchids', 'own/plant-of-orchid'],
  ['a hummingbird at a flower', 'own/hibiscus'],
])('%s', (prompt, drawing) => {
  expect(parsePrompt(prompt).subjects[1]?.drawing).toBe(drawing);
});
