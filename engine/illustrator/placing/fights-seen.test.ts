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
