// Years are how old somebody is, and no number of people.

import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

it.each([
  ['a 5 year old girl with a balloon', 'girl', 1, 'child'],
  ['a 7-year-old boy', 'boy', 1, 'child'],
  ['a girl aged 8', 'girl', 1, 'child'],
  ['girl, 6 years old', 'girl', 1, 'child'],
  ['two 10 year old boys', 'boy', 2, 'child'],
  ['a six year old child', 'child', 1, 'child'],
  ['5岁小男孩', 'boy', 1, 'child'],
  ['七岁的女孩', 'girl', 1, 'child'],
  ['两个十岁的男孩', 'boy', 2, 'child'],
  ['一个六岁左右的小女孩', 'girl', 1, 'child'],
  ['a 25 year old woman', 'woman', 1, undefined],
  ['一个40岁的男人', 'man', 1, undefined],
  ['a 70 year old woman knitting', 'woman', 1, 'old'],
  ['an 80-year-old man', 'elder', 1, 'old'],
  ['60多岁的老人', 'elder', 1, 'old'],
])('%s', (prompt, key, count, age) => {
  const [somebody] = parsePrompt(prompt).subjects;
  expect([somebody?.key, somebody?.count, somebody?.person?.age]).toEqual([key, count, age]);
  expect(parsePrompt(prompt).ignored).toEqual([]);
});

it.each(['a 100 year old tree', 'a 4-year-old dog', 'a 3 year old cake'])(
  'counts no things: %s',
  (prompt) => {
    const [thing] = parsePrompt(prompt).subjects;
    expect(thing?.count).toBe(1);
    expect(parsePrompt(prompt).ignored).toEqual([]);
  },
);

it.each([
  ['a little girl and her brother', ['girl', 'boy']],
  ['一个小男孩和他的姐姐', ['boy', 'girl']],
  ['a woman and her brother', ['woman', 'man']],
])('is as young as whose brother or sister it is: %s', (prompt, keys) => {
  expect(parsePrompt(prompt).subjects.map(({ key }) => key)).toEqual(keys);
});
