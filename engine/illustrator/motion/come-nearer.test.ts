// Who walks with something in the hands comes nearer, step by step.
import { expect, it } from 'vitest';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { planMove } from './subject-moves.ts';

async function moveOf(prompt: string) {
  const { scene, spots } = await planScene(prompt);
  const spot = spots.find(({ subject }) => subject.kind === 'figure');
  if (!spot) throw new Error('nobody is there');
  return planMove(scene.stage, spot, 4);
}

it('[product 2.3] comes nearer with a tray', async () => {
  const move = await moveOf('a waiter walking with a tray');
  expect((move(4).widen ?? 1) - (move(0).widen ?? 1)).toBeGreaterThan(0.1);
  const heights = Array.from({ length: 40 }, (_, n) => (move(n / 10).y ?? 0) - (move((n + 1) / 10).y ?? 0));
  expect(heights.some((up) => up > 0) && heights.some((up) => up < 0)).toBe(true);
});

it('[product 2.3] strides with an umbrella', async () => {
  const { spots } = await planScene('a woman walks with an umbrella in the rain');
  expect(spots.map(({ pose, view }) => [pose, view])).toEqual([['stroll', 'side']]);
  const move = await moveOf('a woman walks with an umbrella in the rain');
  expect(move(0.3).turn).not.toBe(move(0.8).turn);
});

it('who stands with an umbrella stays', async () => {
  const move = await moveOf('a woman stands with an umbrella in the rain');
  expect(move(4).widen).toBe(undefined);
});
