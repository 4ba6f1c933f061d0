// A colour right before the table that things stand on is the table's.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { parsePrompt } from '../parse-prompt.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['a vase on a white table'],
  ['a cup of coffee on the white table'],
  ['白色桌子上的苹果'],
  ['a white table'],
  ['a round cake and a white table'],
  ['白色的桌子'],
])('has a top of that colour: %s', (prompt) =>
  expect(parsePrompt(prompt).surface).toMatchObject({ material: 'wood', colour: '#f4f2ee' }),
);

it.each([['a white vase on a table'], ['a man sitting on a white table'], ['a table in a white room']])(
  'has none of it where something else has that colour, or somebody is there: %s',
  (prompt) => expect(parsePrompt(prompt).surface?.colour).toBeUndefined(),
);

it.each(['a marble table', 'a marble table with a vase', '大理石桌子'])('is of marble: %s', (prompt) =>
  expect(parsePrompt(prompt).surface?.material).toBe('marble'),
);

it.each([
  ['cheese on a wooden board', 'wood'],
  ['bread on a wooden cutting board', 'wood'],
  ['案板上放着切好的面包和奶酪', 'wood'],
  ['sushi on a black stone', 'stone'],
  ['steak on a slate', 'stone'],
])('is a board that what is eaten lies on, and no plate: %s', async (prompt, material) => {
  const { reading, scene, told } = await planScene(prompt);
  expect(reading.surface).toMatchObject({ material, isBoard: true });
  const names = scene.layers.map(({ name }) => name);
  expect(names).toContain('board');
  expect(names.filter((name) => /plate|stone top/.test(name))).toEqual([]);
  expect(told.understood.join()).toMatch(/board|案板|stone|slate/);
});

it.each([
  'a cat on a stone',
  'a boy sitting on a stone eating an apple',
  'olives on a stone table',
  'a man cutting wood',
])('is none of a rock, a table or what is cut: %s', (prompt) =>
  expect(parsePrompt(prompt).surface?.isBoard).toBeUndefined(),
);
