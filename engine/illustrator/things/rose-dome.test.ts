// A rose under glass is one thing with its dome.

import { expect, it } from 'vitest';
import { parsePrompt } from '../reading/parse-prompt.ts';

it.each(['a rose under a glass dome', '玻璃罩里的玫瑰'])('%s', (prompt) => {
  const { subjects, ignored } = parsePrompt(prompt);
  expect(subjects.map(({ drawing }) => drawing)).toEqual(['own/rose-dome']);
  expect(ignored).toEqual([]);
});
