// Plain walls: what leans against them stands at their foot, and its basket is its own.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  'a red bicycle leaning against a yellow wall with flowers in the basket',
  '一辆红色自行车靠在黄色的墙上，车筐里有鲜花',
])('a bicycle leans against a wall of that colour, flowers in its basket: %s', async (prompt) => {
  const { scene, spots, told } = await plan(prompt);
  expect(scene.stage.scene).toBe('wall');
  expect(scene.layers.map(({ name }) => name)).toContain('plain wall');
  expect(spots.map(({ subject }) => subject.key)).toEqual(['bike']);
  expect(spots[0]?.subject.hasBasket).toBe(true);
  expect(told.ignored).toEqual([]);
});

it('walls of a room have the colour that is asked for', async () => {
  const { scene, told } = await plan('a bedroom with blue walls');
  expect(scene.stage.scene).toBe('room');
  expect(told.ignored).toEqual([]);
});

it('a skateboard does not lean', async () => {
  const { told } = await plan('a skateboard leaning against a pink wall');
  expect(told.ignored).toEqual(['leaning against a pink wall']);
});

it.each(['a mailman knocking on a blue door', 'kids standing in front of a door'])(
  'who is at a door stands before that of a house, and not on top of it: %s',
  async (prompt) => {
    const { scene, spots } = await plan(prompt);
    expect(scene.stage.scene).toBe('wall');
    expect(spots.some(({ isFloating }) => isFloating)).toBe(false);
  },
);

it.each([
  ['a blue door in a white wall', '#2f7fd8'],
  ['白墙上红色的门', '#d8342f'],
])('a door in a wall is that of a house, in its colour: %s', async (prompt, colour) => {
  const { scene, told, reading } = await plan(prompt);
  expect(scene.stage.scene).toBe('wall');
  expect(reading.subjects).toContainEqual(expect.objectContaining({ key: 'house-door', colour }));
  expect(scene.layers.map(({ name }) => name)).toContain('landmark house door');
  expect(told.ignored).toEqual([]);
});

it('hangs a wreath on a door of wood', async () => {
  const { reading, told } = await plan('a wooden door with a christmas wreath');
  const door = reading.subjects.find(({ key }) => key === 'house-door');
  expect(door?.colour).toBe('#7d5233');
  expect(told.understood).toContain('christmas wreath');
  expect(told.ignored).toEqual([]);
});

it('leaves a wreath without a door by itself', async () => {
  const { of } = await plan('a christmas wreath');
  expect(of('wreath')).toHaveLength(1);
});
