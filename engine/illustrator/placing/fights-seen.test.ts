// A fight is told where it is seen: of two who face each other, and not of robots with their arms at their sides.
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

it('two who fight face each other, whichever side they are said to be on', async () => {
  const { spots } = await planScene('两位武士对决，左边的穿红色盔甲，右边的穿黑色盔甲');
  const [left, right] = spots.toSorted((a, b) => a.x - b.x);
  expect([left?.isFlipped, right?.isFlipped]).toEqual([true, false]);
});
