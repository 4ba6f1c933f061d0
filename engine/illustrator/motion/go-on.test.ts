// What is said to get on gets farther in a video than what only lies or hangs there.
import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { planMove } from './subject-moves.ts';

beforeAll(needDrawings, 120_000);

const LENGTH = 5;

/** How far it gets in a video, of the shorter side. */
async function wayOf(prompt: string, key: string): Promise<number> {
  const { scene, of } = await planScene(prompt);
  const [spot] = of(key);
  if (!spot) throw new Error(`there is no ${key}`);
  const move = planMove(scene.stage, spot, LENGTH);
  const [begin, end] = [move(0), move(LENGTH)];
  return Math.hypot((end.x ?? 0) - (begin.x ?? 0), (end.y ?? 0) - (begin.y ?? 0)) / scene.stage.short;
}

it.each([
  ['a small boat drifting on a lake', 'a small boat on a lake', 'boat'],
  ['小船顺着河流漂流', '小船在河上', 'boat'],
  ['a hot air balloon rises over a desert', 'a hot air balloon over a desert', 'hot-air-balloon'],
])('[product 2.3] %s', async (going, resting, key) => {
  const way = await wayOf(going, key);
  expect(way).toBeGreaterThan(0.08);
  expect(way).toBeGreaterThan((await wayOf(resting, key)) * 2);
});
