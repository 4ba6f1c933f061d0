// A colour that nothing shows is told as left out.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it('has no green lightning', async () => {
  const { reading, told } = await plan('a pirate ship in a storm under green lightning');
  expect(reading.colours).toEqual([]);
  expect(told.ignored).toEqual(['green']);
});

it('tells no lotus by the lake that it would grow in', async () => {
  const { told } = await plan('yoga studio poster with a lotus and sunrise, "Breathe"');
  expect(told.ignored).toEqual(['lotus']);
});

it('are those of the kites of which they are told one by one, and each child has one', async () => {
  const { spots, reading } = await plan(
    'three children flying three kites, one blue, one red and one yellow',
  );
  const kites = reading.subjects.filter(({ key }) => key === 'kite');
  expect(new Set(kites.map(({ colour }) => colour)).size).toBe(3);
  expect(spots.map(({ subject, work }) => [subject.key, work])).toEqual(
    Array.from({ length: 3 }, () => ['child', 'kite']),
  );
  expect(spots.every(({ y }) => y > 400)).toBe(true);
});

it.each(['草原上，天空湛蓝，白云低垂', '湖水碧绿，岸边有一座木屋'])(
  'is that of the sky or the water before it, and of no meadow: %s',
  async (prompt) => {
    const { reading } = await plan(prompt);
    expect(reading.colours).toEqual([]);
    expect(reading.placeColours).toHaveLength(1);
  },
);

it('is that of the dress that it is said of', async () => {
  const { reading } = await plan('小女孩裙子鲜红，站在草地上');
  expect(reading.subjects[0]?.person?.wears.map(({ colour }) => colour)).toEqual(['#d8342f']);
});
