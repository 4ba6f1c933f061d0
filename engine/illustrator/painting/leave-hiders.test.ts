// Whom a layer hides is asked only where anything could be left out for it.
import { expect, it } from 'vitest';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { mayHide } from './leave-hiders.ts';

it.each([
  ['a beehive and a bear', true],
  ['a lighthouse by the sea', true],
  ['a cat and a dog in a garden', false],
  ['a girl at a table', false],
])('%s: %s', async (prompt, may) => {
  const { scene, reading } = await planScene(prompt);
  expect(mayHide(reading, scene.layers)).toBe(may);
});
