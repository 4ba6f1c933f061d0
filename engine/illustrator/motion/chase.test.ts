// Who chases something in a video comes no nearer: both are on the way, to the same side.
import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { planMove } from './subject-moves.ts';

beforeAll(needDrawings, 120_000);

const LENGTH = 4;

it.each([
  'a cat chasing a butterfly in a garden',
  '小猫追着毛线球玩',
  'a boy chasing a chicken',
  'a cat chasing a mouse',
  'a girl running after her dog',
])('[product 2.3] keeps the distance: %s', async (prompt) => {
  const { scene, spots } = await planScene(prompt);
  expect(spots).toHaveLength(2);
  const ways = spots.map((spot) => {
    const move = planMove(scene.stage, spot, LENGTH);
    return (move(LENGTH).x ?? 0) - (move(0).x ?? 0);
  });
  for (const way of ways) expect(way).toBeLessThan(-scene.stage.short * 0.1);
  // What flutters does not go straight.
  expect(Math.abs((ways[0] ?? 0) - (ways[1] ?? 0))).toBeLessThan(scene.stage.short * 0.12);
});
