// What is dreamt of: ships and fish among clouds, cities on turtles, houses on their roofs, clocks that melt.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each(['a ship sailing through the clouds', 'a ship sailing above clouds'])(
  'a ship is in the sky: %s',
  async (prompt) => {
    const { scene, of } = await planScene(prompt);
    expect(scene.stage.scene).toBe('sky');
    expect(of('ship')[0]?.isFloating).toBe(true);
  },
);

it('a boat that rows through mist is on water', async () => {
  const { scene } = await planScene('a boat rowing through the mist');
  expect(scene.stage.scene).not.toBe('sky');
});

it('fish swim in the middle of the clouds', async () => {
  const { spots, scene } = await planScene('fish swimming through the clouds');
  expect(spots[0]?.y).toBeLessThan(scene.stage.height * 0.8);
});

it('a jellyfish floats in the air of a library', async () => {
  const { of, told } = await planScene('a jellyfish floating in a library');
  expect(of('jellyfish')[0]?.isFloating).toBe(true);
  expect(told.ignored).toEqual([]);
});

it('a goldfish of a room stays in its bowl', async () => {
  const { spots } = await planScene('a goldfish swimming in a fish bowl in a living room');
  expect(spots.map(({ subject }) => subject.key)).toEqual(['fish-bowl']);
});

it('a city is on the back of its turtle', async () => {
  const { of, reading } = await planScene('a city on the back of a giant turtle');
  expect(reading.scenes).not.toContain('city');
  const [city, turtle] = [of('model-city')[0], of('turtle')[0]];
  expect(city?.y).toBeLessThan(turtle?.y ?? 0);
});

it.each(['an upside down house', '一座倒过来的房子'])('a house stands on its roof: %s', async (prompt) => {
  const { of, told } = await planScene(prompt);
  expect(of('house')[0]?.subject.isTurnedOver).toBe(true);
  expect(told.ignored).toEqual([]);
});

it('clocks melt in the desert', async () => {
  const { of, told } = await planScene('melting clocks in the desert');
  expect(of('melting-clock').length).toBeGreaterThan(1);
  expect(told.ignored).toEqual([]);
});

it('a bear in a bathtub is told to read nothing', async () => {
  const { told } = await planScene('a bear in a bathtub reading a newspaper');
  expect(told.ignored).toEqual(['reading a newspaper']);
});

it.each(['a fairy sleeping on a mushroom', 'a girl sleeping under a tree', 'a child sleeping in a flower'])(
  'nobody has a bed out there: %s',
  async (prompt) => {
    const { reading, told } = await planScene(prompt);
    expect(reading.subjects.map(({ key }) => key)).not.toContain('bed');
    expect(told.ignored).toEqual([]);
  },
);
