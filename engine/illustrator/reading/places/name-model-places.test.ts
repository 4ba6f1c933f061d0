// Places in cups and on the backs of animals are small ones there, and no place that those are in.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['a tiny village inside a teacup', 'village'],
  ['a tiny world inside a teacup', 'world'],
])('a village is in the cup: %s', async (prompt, word) => {
  const { spots, told } = await planScene(prompt);
  expect(spots).toHaveLength(1);
  expect(told.understood).toContain(word);
  expect(told.ignored).toEqual([]);
});

it('a city behind a cup is not in it', async () => {
  const { reading } = await planScene('a city in the morning with a cup of coffee');
  expect(reading.scenes).toContain('city');
});

it('a city is on the back of its turtle', async () => {
  const { of, reading } = await planScene('a city on the back of a giant turtle');
  expect(reading.scenes).not.toContain('city');
  const [city, turtle] = [of('model-city')[0], of('turtle')[0]];
  expect(city?.y).toBeLessThan(turtle?.y ?? 0);
});
