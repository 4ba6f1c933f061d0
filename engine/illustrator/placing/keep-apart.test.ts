import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([1, 2, 7])('leaves nobody behind the tea of a party: seed %i', async (seed) => {
  const { of } = await planScene('A hedgehog having a tea party with a rabbit in the forest', seed);
  const [[hedgehog], [tea]] = [of('hedgehog'), of('tea')];
  expect(Math.abs((hedgehog?.x ?? Number.NaN) - (tea?.x ?? Number.NaN))).toBeGreaterThan(80);
});
