// Sprites of one image are kept by what they look like.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { makeSprite, type SpriteCache } from './sprites.ts';

beforeAll(needDrawings, 120_000);

it('two kinds of one key are not drawn alike', async () => {
  const { scene, reading } = await planScene('a parrot and a toucan on a branch');
  const cache: SpriteCache = new Map();
  const wish = { pixels: 100, haze: 0, variant: 0 };
  const [parrot, toucan] = reading.subjects.filter(({ kind }) => kind === 'bird');
  if (!parrot || !toucan) throw new Error('A bird is missing');
  const first = await makeSprite(scene.stage, parrot, wish, cache);
  expect(await makeSprite(scene.stage, toucan, wish, cache)).not.toBe(first);
  expect(await makeSprite(scene.stage, parrot, wish, cache)).toBe(first);
});
