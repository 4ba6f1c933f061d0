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

it.each(['a woman walks with an umbrella in the rain', 'a man walking with an umbrella'])(
  '[product 2.3] %s',
  async (prompt) => {
    const move = await moveOf(prompt);
    expect((move(4).widen ?? 1) - (move(0).widen ?? 1)).toBeGreaterThan(0.1);
    const heights = Array.from({ length: 40 }, (_, n) => (move(n / 10).y ?? 0) - (move((n + 1) / 10).y ?? 0));
    expect(heights.some((up) => up > 0) && heights.some((up) => up < 0)).toBe(true);
  },
);

it('who stands with an umbrella stays', async () => {
  const move = await moveOf('a woman stands with an umbrella in the rain');
  expect(move(4).widen).toBe(undefined);
});
