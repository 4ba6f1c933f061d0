// A being of two halves is one; the half that nothing shows is told as left out.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['half cat half robot', 'cat', 'half-steel'],
  ['half woman half fish', 'mermaid', undefined],
  ['a creature that is half lion and half eagle', 'griffin', undefined],
  ['a robot wolf made of steel', 'wolf', 'steel'],
])('is one: %s', async (prompt, key, material) => {
  const { reading } = await planScene(prompt);
  expect(reading.subjects.map((one) => [one.key, one.material])).toEqual([[key, material]]);
});

it('tells the half that nothing shows', async () => {
  const { reading, told } = await planScene('half dog half fish');
  expect(reading.subjects.map(({ key }) => key)).toEqual(['dog']);
  expect(told.ignored).toEqual(['half fish']);
});
