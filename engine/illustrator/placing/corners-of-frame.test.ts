// Sides and corners of the image: who is said to be there is there, also in a clause of its own, and the sun and moon too.
import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['a ballerina in a meadow, on the left', 'dancer', 'left'],
  ['a dog on a beach, on the right', 'dog', 'right'],
  ['一只狗在沙滩上，在右边', 'dog', 'right'],
  ['a small dog in the bottom left corner', 'dog', 'left'],
  ['左下角有一只猫', 'cat', 'left'],
  ['a kite in the upper left', 'kite', 'left'],
] as const)('[product 2.1] has it there: %s', async (prompt, key, side) => {
  const { of, scene, told } = await planScene(prompt);
  expect(told.ignored).toEqual([]);
  const x = (of(key)[0]?.x ?? 0) / scene.stage.width;
  expect(side === 'left' ? 0.5 - x : x - 0.5).toBeGreaterThan(0.05);
});

it.each([
  ['a lighthouse on a cliff, a full moon in the upper right corner', 1],
  ['the sun on the left over mountains', -1],
  ['月亮在左上角，草地上有一只狐狸', -1],
] as const)('[product 2.1] lights it from there: %s', async (prompt, side) => {
  const { scene, told } = await planScene(prompt);
  expect(scene.stage.light.side).toBe(side);
  expect(told.ignored).toEqual([]);
});

it('[product 2.1] tells where nothing is: a cat in an upper corner, the moon in a lower one', async () => {
  expect((await planScene('a cat in the top left corner')).told.ignored).toEqual(['in the top left corner']);
  expect((await planScene('the moon in the lower right corner, a lake')).told.ignored).toEqual([
    'in the lower right corner',
  ]);
});
