// A fight is told where it is seen: of two who face each other, and not of robots with their arms at their sides. And of
// figures of others nobody stands there who only shares their name.
import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['two robots fighting', 'fighting'],
  ['两个机器人在城市里战斗', '战斗'],
  ['a robot fighting a dragon', 'fighting a dragon'],
  ['a bear fighting a shark', 'fighting a shark'],
])('[product 2.1] tells a fight that is not seen: %s', async (prompt, words) => {
  expect((await planScene(prompt)).told.ignored).toContain(words);
});

it.each([
  'two cats fighting',
  'two dinosaurs fighting',
  'two knights fighting',
  'a knight fighting a dragon',
])('[product 2.1] tells a fight that is seen: %s', async (prompt) => {
  expect((await planScene(prompt)).told.ignored).toEqual([]);
});

it.each([
  ['king kong climbing a tower', 'king kong', 'king'],
  ['baby yoda in a garden', 'baby yoda', 'baby'],
  ['spider-man on a wall', 'spider-man', 'man'],
])('[product 2.1] draws nobody for a name: %s', async (prompt, name, key) => {
  const { told, of } = await planScene(prompt);
  expect(told.ignored).toContain(name);
  expect(of(key)).toEqual([]);
});

it('[product 2.1] has no king for a breed of dogs', async () => {
  const { reading } = await planScene('a king charles spaniel on a sofa');
  const keys = reading.subjects.map(({ key }) => key);
  expect(keys).toContain('dog');
  expect(keys).not.toContain('king');
});
