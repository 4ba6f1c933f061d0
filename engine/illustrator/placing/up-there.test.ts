// What is said to be among clouds or in the air of a room is up there, and the rest is not.

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
