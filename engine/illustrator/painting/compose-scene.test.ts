// What a look that simplifies must not lose.
import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { readCare } from './compose-scene.ts';

beforeAll(needDrawings, 120_000);

it('is the sight that a city is known by', async () => {
  const { scene } = await planScene('travel poster of Paris with the Eiffel Tower');
  expect(scene.layers.map(({ name }) => name)).toContain('sight of the city');
  const care = readCare(scene) ?? new Float32Array();
  expect(care.filter((one) => one > 0.5).length).toBeGreaterThan(0.005 * care.length);
});
