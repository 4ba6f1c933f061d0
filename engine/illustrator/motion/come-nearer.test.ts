// Who walks toward the viewer comes nearer, step by step; who walks away gets smaller.
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
  const { scene, spots } = await planScene('a woman walks with an umbrella in the rain');
  expect(spots.map(({ pose, view }) => [pose, view])).toEqual([['stroll', 'side']]);
  const walker = scene.layers.find(({ name }) => name.startsWith('subject woman'));
  const { paints = [] } = (walker?.kind === 'painted' && (await walker.strides?.(4))) || {};
  expect(paints).toHaveLength(4);
  const move = await moveOf('a woman walks with an umbrella in the rain');
  expect(move(0.3).turn).not.toBe(move(0.8).turn);
});

it('who stands with an umbrella stays', async () => {
  const move = await moveOf('a woman stands with an umbrella in the rain');
  expect(move(4).widen).toBe(undefined);
});

it.each([
  ['a man walking away from the camera down a long empty road', 'back', -1],
  ['两个小女孩手牵手走远', 'back', -1],
  ['背包客走向雪山', 'back', -1],
  ['a couple walks toward the sunset', 'back', -1],
  ['a woman walking toward the camera on the beach', 'front', 1],
  ['一个男人朝镜头走来', 'front', 1],
])('[product 2.3] %s', async (prompt, seen, way) => {
  const { spots, told } = await planScene(prompt);
  const who = spots.find(({ subject }) => subject.kind === 'figure');
  expect([who?.pose, who?.view]).toEqual(['walk', seen]);
  expect(told.ignored).toEqual([]);
  const move = await moveOf(prompt);
  expect(((move(4).widen ?? 1) - (move(0).widen ?? 1)) * way).toBeGreaterThan(0.12);
});
