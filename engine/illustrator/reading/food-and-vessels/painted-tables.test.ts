// A colour right before the table that things stand on is the table's.

import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

it.each([
  ['a vase on a white table'],
  ['a cup of coffee on the white table'],
  ['白色桌子上的苹果'],
  ['a white table'],
  ['a round cake and a white table'],
  ['白色的桌子'],
])('has a top of that colour: %s', (prompt) =>
  expect(parsePrompt(prompt).surface).toMatchObject({ material: 'wood', colour: '#f4f2ee' }),
);

it.each([['a white vase on a table'], ['a man sitting on a white table'], ['a table in a white room']])(
  'has none of it where something else has that colour, or somebody is there: %s',
  (prompt) => expect(parsePrompt(prompt).surface?.colour).toBeUndefined(),
);

it.each(['a marble table', 'a marble table with a vase', '大理石桌子'])('is of marble: %s', (prompt) =>
  expect(parsePrompt(prompt).surface?.material).toBe('marble'),
);
