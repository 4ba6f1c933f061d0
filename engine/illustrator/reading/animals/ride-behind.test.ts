// Whom a rider takes along sits behind them on what has a seat for two.

import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

it.each([
  ['爸爸骑着电动车带着儿子在街上', 2],
  ['a mother riding a bicycle with her daughter through a park', 2],
  ['a man on a motorcycle with his girlfriend behind him', 2],
  ['a boy riding a horse with his dog', 1],
  ['a girl rides her scooter with her friends', 1],
])('%s', (prompt, riders) => {
  expect(parsePrompt(prompt).links.filter(({ relation }) => relation === 'riding')).toHaveLength(riders);
});
