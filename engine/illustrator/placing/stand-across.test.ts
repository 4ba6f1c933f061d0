// What is large and behind somebody is farther off; a rock is of the size of who sits on it.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['宇航员站在月球上，身后停着一艘白色飞船', 'astronaut', 'spaceship'],
  ['宇航员坐在月球的石头上钓鱼，身后停着一艘白色飞船', 'astronaut', 'spaceship'],
  ['a soldier stands in a desert, a tank behind him', 'soldier', 'tank'],
  ['a pilot in front of his plane', 'pilot', 'plane'],
  ['a woman standing in front of a big truck', 'woman', 'truck'],
])('who is before it is not made small by it: %s', async (prompt, key, behind) => {
  const { of, spots, scene } = await plan(prompt);
  const who = of(key)[0] ?? spots.find(({ subject }) => subject.person !== undefined);
  expect(who?.tall).toBeGreaterThan(scene.stage.height * 0.25);
  expect(who?.tall).toBeLessThan(scene.stage.height * 0.5);
  expect(of(behind)[0]?.depth).toBeLessThan(who?.depth ?? 0);
});

it.each([
  ['two firefighters with a fire engine behind them', 'fire-engine', 2],
  ['三个少年站在路边，身后是一辆公交车', 'bus', 3],
])('of several all are before it: %s', async (prompt, key, count) => {
  const { of, spots } = await plan(prompt);
  const people = spots.filter(({ subject }) => subject.person !== undefined);
  expect(people).toHaveLength(count);
  for (const { depth } of people) expect(depth).toBeGreaterThan(of(key)[0]?.depth ?? 1);
});

it.each([
  ['a boy sitting on a rock next to a dinosaur', 'boy'],
  ['宇航员坐在月球的石头上', 'astronaut'],
])('a rock is no hill for who sits on it: %s', async (prompt, key) => {
  const { of } = await plan(prompt);
  expect(of('rock')[0]?.tall).toBeLessThan((of(key)[0]?.tall ?? 0) * 1.2);
});

it('three who play chess sit side by side, each of them seen', async () => {
  const { of } = await plan('Three old men playing chess in a park, a brown dog asleep at their feet');
  const xs = of('elder').map(({ x }) => x);
  const apart = xs.flatMap((x, at) => xs.slice(at + 1).map((other) => Math.abs(x - other)));
  expect(apart).toHaveLength(3);
  expect(Math.min(...apart)).toBeGreaterThan((of('elder')[0]?.tall ?? 0) * 0.25);
});

it.each(['a lighthouse on a cliff, a small fishing boat below', 'a castle on a cliff, a ship below it'])(
  'a boat below what stands on a cliff is on the water beside it: %s',
  async (prompt) => {
    const { spots } = await plan(prompt);
    const [boat, house] = ['boat', 'building'].map((kind) =>
      spots.find(({ subject }) => subject.kind === kind),
    );
    expect(boat?.isOnWater).toBe(true);
    expect(Math.abs((boat?.x ?? 0) - (house?.x ?? 0))).toBeGreaterThan(100);
  },
);
