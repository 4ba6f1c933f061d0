// Skies are full of clouds where that is said, and where the whole image is dark.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { isCloudedOver } from './cloudy.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['a castle under dark clouds', 'dark clouds'],
  ['乌云密布,一座城堡', '乌云密布'],
  ['a beach on an overcast day', 'overcast day'],
  ['a wolf in a meadow, dark fantasy', 'dark fantasy'],
  ['a gloomy castle', 'gloomy'],
])('show no sun: %s', async (prompt, words) => {
  const { scene, told } = await plan(prompt);
  expect(isCloudedOver(scene.stage)).toBe(true);
  expect(told.understood).toContain(words);
});

it('keep the light of the evening', async () => {
  const { scene } = await plan('dramatic sky at sunset over the sea');
  expect(isCloudedOver(scene.stage)).toBe(false);
  expect(scene.stage.time).toBe('sunset');
});

it('are no part of a lone portrait', async () => {
  const { scene } = await plan('low key portrait of an old man');
  expect(scene.stage.weather.has('gloom')).toBe(false);
});
