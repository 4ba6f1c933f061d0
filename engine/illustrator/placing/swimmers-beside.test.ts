// Small animals are no larger than the boat lets them be, and who is in it sits in it, not over it.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['a cat in a boat', 'cat'],
  ['an owl and a cat in a boat', 'owl'],
  ['a fox and a rabbit in a rowing boat on a lake', 'rabbit'],
])('are in it: %s', async (prompt, who) => {
  const { spots, of } = await plan(prompt);
  const [one] = of(who);
  const boat = spots.find(({ subject }) => subject.kind === 'boat');
  if (!one || !boat) throw new Error('They are not there');
  expect(one.y).toBeGreaterThan(boat.y - boat.tall * 0.8);
  expect(one.y - one.tall).toBeLessThan(boat.y - boat.tall * 0.8);
});

it.each([
  ['a boy paddles a canoe on a lake, a moose stands at the shore', 'canoe', 'moose'],
  ['一个男孩在湖上划着小船,岸边有一只鹿', 'boat', 'deer'],
])('is not behind who stands ashore: %s', async (prompt, boat, animal) => {
  const { of, told } = await plan(prompt);
  const [[one], [other]] = [of(boat), of(animal)];
  expect(Math.abs((one?.x ?? 0) - (other?.x ?? 0))).toBeGreaterThan(512 * 0.25);
  expect(told.ignored.filter((words) => !/shore|岸边/.test(words))).toEqual([]);
});

it('are in the water that was named after them, and nobody who looks at them is', async () => {
  const { of, scene } = await plan('a cat looking at fish in a pond');
  const [cat] = of('cat');
  expect(cat?.isOnWater).not.toBe(true);
  expect(of('koi').length).toBeGreaterThan(1);
  const { horizon, height } = scene.stage;
  for (const { y } of of('koi')) expect(y).toBeLessThanOrEqual(horizon + (height - horizon) * 0.5);
});

it('tells the water that a whale leaps out of', async () => {
  expect((await plan('a whale jumping out of the water')).told.ignored).toEqual([]);
});
