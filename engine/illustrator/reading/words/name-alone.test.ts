// Words of many meanings are things where nothing else is named, and nothing new where something is.

import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

it.each([
  ['a pan', 'frying-pan'],
  ['a red bag, white background', 'handbag'],
  ['一把锁', 'locked'],
  ['a bow', 'bow-and-arrow'],
])('is a thing alone: %s', (prompt, key) => {
  const { subjects, ignored } = parsePrompt(prompt);
  expect(subjects.map((one) => one.key)).toEqual([key]);
  expect(ignored).toEqual([]);
});

it.each(['a girl with a bow in her hair', 'a lock of hair on a shoulder'])(
  'is none beside others: %s',
  (prompt) => {
    expect(parsePrompt(prompt).subjects.map(({ key }) => key)).not.toContain('bow-and-arrow');
    expect(parsePrompt(prompt).subjects.map(({ key }) => key)).not.toContain('locked');
  },
);
