// Animals that serve are somebody, and who are friends are not three.

import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

const keysOf = (prompt: string) => parsePrompt(prompt).subjects.map(({ key }) => key);

it.each([
  ['a penguin waiter', 'penguin'],
  ['a bear barista serving coffee', 'bear'],
  ['企鹅服务员', 'penguin'],
])('serves with its own head: %s', (prompt, key) => {
  const { subjects } = parsePrompt(prompt);
  expect(subjects.filter(({ kind }) => kind === 'figure').map(({ person }) => person?.animal?.key)).toEqual([
    key,
  ]);
  expect(keysOf(prompt)).not.toContain(key);
});

it.each([
  ['鹦鹉和猫是好朋友', ['parrot', 'cat']],
  ['a parrot and a cat are best friends', ['parrot', 'cat']],
  ['a girl and her best friend', ['girl', 'person']],
  ['three friends are sitting on a bench', ['person', 'bench']],
])('are friends, or have one: %s', (prompt, keys) => {
  expect(keysOf(prompt)).toEqual(keys);
});
