// Hair that is made of things is on the head of whoever has it; what of it cannot be drawn is told, and nothing stands beside.

import { expect, it } from 'vitest';
import { parsePrompt } from '../reading/parse-prompt.ts';
import { chooseHeadgear } from './choose-headgear.ts';

it.each([
  ['a woman with snake hair', 'snake-hair'],
  ['头发是蛇的女人', 'snake-hair'],
  ['蛇发女子', 'snake-hair'],
  ['a girl with flowers for hair', 'flower-hair'],
  ['头发由花朵组成的女孩', 'flower-hair'],
  ['a man with hair made of fire', 'flame-hair'],
  ['a girl whose hair is made out of clouds', 'cloud-hair'],
  ['a girl with flowers in her hair', 'flowers'],
])('is on the head: %s', (prompt, kind) => {
  const { subjects, scenes, ignored } = parsePrompt(prompt);
  const [{ person } = {}] = subjects;
  expect(subjects).toHaveLength(1);
  expect(scenes).toEqual([]);
  expect(ignored).toEqual([]);
  const wears = person?.wears ?? [];
  const worn = chooseHeadgear(wears, wears, { wears: [] }, { tone: '#888888', isFemale: true });
  expect(worn?.kind).toBe(kind);
});

it.each([
  ['a goddess with galaxy hair', 'galaxy hair'],
  ['a girl with hair made of leaves', 'hair made of leaves'],
  ['a lady with butterflies in her hair', 'butterflies in her hair'],
])('is told where it is not drawn: %s', (prompt, told) => {
  const { subjects, ignored } = parsePrompt(prompt);
  expect(subjects).toHaveLength(1);
  expect(ignored).toEqual([told]);
});
