// What is held by its end, what steams in a hand, and what the arm of a robot holds.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { endOf } from './paint-held.ts';

beforeAll(needDrawings, 120_000);

it.each(['a robot arm holding a cup', '机械臂拿着一个苹果'])('is between the fingers: %s', async (prompt) => {
  const { spots, of, told } = await plan(prompt);
  const [arm] = of('robot-arm');
  const thing = spots.find((one) => one !== arm);
  if (!arm || !thing) throw new Error('Not both are there');
  expect(thing.y).toBeLessThan(arm.y - arm.tall * 0.3);
  expect(thing.tall).toBeLessThan(arm.tall * 0.25);
  expect(told.ignored).toEqual([]);
});

it('steams in the hand', async () => {
  const { scene, told } = await plan('a woman holding a steaming cup of coffee');
  expect(scene.layers.some(({ name }) => name.startsWith('steam'))).toBe(true);
  expect(told.ignored).toEqual([]);
});

it.each(['sparkler', 'plain-flag', 'cotton-candy'])('is held by its lower end: %s', (key) => {
  expect(endOf({ key })?.grip[1]).toBeGreaterThan(0.8);
});

it('long and low things are no longer than an arm and a half', async () => {
  const { of } = await plan('一个女孩拿着滑板');
  expect(of('girl')[0]?.held?.ratio).toBeLessThan(1);
});

it('shows cotton candy, and no sweet in paper', async () => {
  const { reading } = await plan('a child eating cotton candy');
  expect(reading.subjects.map(({ drawing }) => drawing)).toContain('own/cotton-candy');
});
