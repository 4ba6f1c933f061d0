// What is roasted at a campfire is on sticks over it, before those who sit around it; it is told, and so is that it is done.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['three kids around a campfire roasting marshmallows', 'marshmallow'],
  ['kids roasting marshmallows around a campfire', 'marshmallow'],
  ['三个孩子围着篝火烤棉花糖', 'marshmallow'],
  ['a boy roasting a marshmallow over a campfire', 'marshmallow'],
])('[product 2.1] is over the fire: %s', async (prompt, food) => {
  const { of, reading, scene, told } = await planScene(prompt);
  expect(of(food)).toEqual([]);
  expect(
    reading.links.some(({ relation, from }) => relation === 'over' && reading.subjects[from]?.key === food),
  ).toBe(true);
  expect(
    Math.max(...of('child').map(({ tall }) => tall), ...of('boy').map(({ tall }) => tall)),
  ).toBeGreaterThan(scene.stage.short * 0.3);
  expect(told.ignored).toEqual([]);
});

it('is no fish in the air', async () => {
  const { of, reading } = await planScene('a bear roasting fish over a campfire');
  expect(reading.subjects.map(({ key }) => key)).toEqual(['bear', 'cooked-fish', 'campfire']);
  expect(of('cooked-fish')).toEqual([]);
});
