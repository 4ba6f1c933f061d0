// At a wedding of China bride and groom are in red, unless other clothes are said.

import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

function worn(prompt: string): (string | undefined)[] {
  return parsePrompt(prompt).subjects.flatMap(({ person }) => person?.wears[0]?.colour);
}

it.each(['中式婚礼', '中国传统婚礼,新郎新娘', 'a traditional chinese wedding'])('is red: %s', (prompt) => {
  expect(worn(prompt)).toEqual(['#b8202c', '#b8202c']);
});

it('is as it is said elsewhere', () => {
  expect(worn('bride in a white dress at a chinese wedding')).toEqual(['#f4f2ee']);
  expect(worn('a wedding in a garden')).toEqual([undefined, undefined]);
});
