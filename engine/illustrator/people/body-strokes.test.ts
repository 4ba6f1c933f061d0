// What is done with the whole body goes to and fro in a video, and so does what it is done with.
import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { cutToContent, makeSurface } from '#engine/raster/surface.ts';
import { planMove } from '../motion/subject-moves.ts';
import { angleStroke } from './body-strokes.ts';
import { anglesOf } from './poses.ts';

beforeAll(needDrawings, 120_000);

it('is as in the still at first, and elsewhere half of a stroke later', () => {
  const still = anglesOf({ pose: 'kick', view: 'side' });
  expect(angleStroke(still, 'kick', 0)).toMatchObject({ arms: still.arms, legs: still.legs });
  // The leg is swung back.
  expect(angleStroke(still, 'kick', 0.5).legs[1][0]).toBeLessThan(-20);
});

it('rests in a pose that is held', () => {
  const still = anglesOf({ pose: 'yoga', view: 'side' });
  expect(angleStroke(still, 'yoga', 0.5)).toBe(still);
});

it('has both feet in the air as the rope comes under them, and on the ground as it is overhead', () => {
  const still = anglesOf({ pose: 'jump-rope', view: 'front' });
  expect(angleStroke(still, 'jump-rope', 0).rise).toBe(0);
  expect(angleStroke(still, 'jump-rope', 0.5).rise).toBeGreaterThan(10);
});

it('[product 2.3] turns a rope around the whole body', async () => {
  const { scene } = await planScene('a girl jumping rope in the park');
  const girl = scene.layers.find((layer) => layer.kind === 'painted' && layer.strides !== undefined);
  if (girl?.kind !== 'painted') throw new Error('nobody jumps');
  const { paints = [] } = (await girl.strides?.(4)) ?? {};
  const boxes = paints.map((paint) => cutToContent(makeSurface(512, 512, paint)));
  const [over, before, under] = boxes.map(({ top }) => top) as [number, number, number];
  expect(over).toBeLessThan(before);
  expect(over).toBeLessThan(under);
});

it.each(['a man skiing down a slope', 'a girl ice skating on a frozen lake'])(
  '[product 2.3] glides on: %s',
  async (prompt) => {
    const { scene } = await planScene(prompt);
    const spot = scene.layers.find((layer) => layer.spot)?.spot;
    if (!spot) throw new Error('nobody is there');
    const move = planMove(scene.stage, spot, 5);
    expect(Math.abs((move(5).x ?? 0) - (move(0).x ?? 0))).toBeGreaterThan(spot.tall * 0.5);
  },
);
