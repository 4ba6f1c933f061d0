// What is said to get on gets farther in a video than what only lies or hangs there.
import { createHash } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { makeSurface, readPixels } from '#engine/raster/surface.ts';
import { planMove, planStride } from './subject-moves.ts';

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

it.each([
  'a man rowing a boat on a lake',
  'a dragon boat on a river, its crew paddling',
  '龙舟比赛，选手们奋力划桨',
  'two men canoeing down a river',
  '皮划艇运动员在激流中划桨',
])('[product 2.3] pulls at the oars: %s', async (prompt) => {
  const { scene } = await planScene(prompt);
  const boat = scene.layers.find(
    (one) => one.kind === 'painted' && one.spot?.subject.kind === 'boat' && one.strides !== undefined,
  );
  if (boat?.kind !== 'painted' || !boat.spot) throw new Error('nobody rows');
  expect(planStride(scene.stage, boat.spot)).toBeDefined();
  const { paints = [] } = (await boat.strides?.(3)) ?? {};
  const images = paints.map((paint) =>
    createHash('sha1')
      .update(readPixels(makeSurface(512, 512, paint)))
      .digest('hex'),
  );
  expect(new Set(images).size).toBe(3);
});

it('[product 2.3] gets smaller where it sails away', async () => {
  const { scene, of } = await planScene('a sailing boat sails away into the distance');
  const [boat] = of('sailing-boat').concat(of('sailboat'), of('boat'));
  if (!boat) throw new Error('there is no boat');
  const move = planMove(scene.stage, boat, LENGTH);
  expect((move(LENGTH).widen ?? 1) / (move(0).widen ?? 1)).toBeLessThan(0.8);
});
