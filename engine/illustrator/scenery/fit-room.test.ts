// What is asked for of a room takes no place from what makes the room what it is.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { pieceSpot } from './interior.ts';

beforeAll(needDrawings, 120_000);

it.each(['cozy reading nook with a floor lamp and a lot of plants', '阅读角，有落地灯和很多盆栽'])(
  'plants stand where the shelves and the chair leave room: %s',
  async (prompt) => {
    const { stage } = (await plan(prompt)).scene;
    for (const name of ['own/bookshelf', 'own/armchair', 'own/house-plant'])
      expect(pieceSpot(stage, name)).toBeDefined();
  },
);

it('lamps stand before the shelves of a library', async () => {
  const { stage } = (await plan('a quiet library with green lamps')).scene;
  for (const name of ['own/bookshelf', 'own/floor-lamp']) expect(pieceSpot(stage, name)).toBeDefined();
});

it('an empty room has only what is asked for', async () => {
  const { scene } = await plan('a black piano in an empty white room');
  expect(scene.layers.filter(({ name }) => name.startsWith('furniture'))).toEqual([]);
});
