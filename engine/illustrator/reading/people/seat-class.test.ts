// The desk of a class that bears something stands before it; the others are those that pupils sit at.

import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

it.each([
  ["a teacher in a classroom, a boy raises his hand, a globe on the teacher's desk", true],
  ['a teacher in a classroom, a boy at his desk raises his hand', false],
])('is the one that was named: %s', (prompt, isThere) => {
  const { subjects, links } = parsePrompt(prompt);
  const desk = subjects.findIndex(({ key }) => key === 'table');
  expect(desk >= 0).toBe(isThere);
  expect(links.some(({ relation, to }) => relation === 'on' && to === desk)).toBe(isThere);
});
