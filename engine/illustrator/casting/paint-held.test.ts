// What is held by its lower end is seen in each hand that has one.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['a knight with a torch walks through a cave', 'torch'],
  ['一个手举火把的骑士走进山洞', 'torch'],
  ['three soldiers with torches at night', 'torch'],
  ['a boy with a torch in front of a tent', 'flashlight'],
])('is in the hand: %s', async (prompt, key) => {
  const { reading, told, of } = await planScene(prompt);
  expect(reading.subjects.map((one) => one.key)).toContain(key);
  expect(of(key)).toEqual([]);
  expect(told.ignored).toEqual([]);
});
