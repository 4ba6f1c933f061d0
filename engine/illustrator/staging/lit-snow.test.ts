// Snow in low light is still the palest of all that is there: no brown land.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { lit, litSnow } from './stage.ts';

beforeAll(needDrawings, 120_000);

it.each(['snowy mountains at sunset', '雪山日出'])('keeps its blue: %s', async (prompt) => {
  const { scene } = await planScene(prompt);
  const [snow, land] = [litSnow(scene.stage, '#f6f9ff'), lit(scene.stage, '#f6f9ff')];
  expect(snow[2]).toBeGreaterThan(land[2] + 20);
});

it('is lit like all else by day', async () => {
  const { scene } = await planScene('snowy mountains at noon');
  expect(litSnow(scene.stage, '#f6f9ff')).toEqual(lit(scene.stage, '#f6f9ff'));
});
