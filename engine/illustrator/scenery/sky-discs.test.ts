// Moons over another planet are moons, and as many as were asked for.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { discsOf } from './sky-discs.ts';

beforeAll(needDrawings, 120_000);

it.each([
  'a spaceship landing on an alien planet with two moons',
  'an astronaut walking on a desert planet, two moons in the sky',
])('%s', async (prompt) => {
  const { scene, told } = await planScene(prompt);
  expect([scene.stage.scene, discsOf(scene.stage).length]).toEqual(['moon', 2]);
  expect(told.ignored).toEqual([]);
});
