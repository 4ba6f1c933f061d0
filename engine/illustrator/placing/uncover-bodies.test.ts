// Of several who are brought to one place nobody stands before the body of another.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it('shows who plays to animals, and each of the animals', async () => {
  const { told } = await planScene(
    'A farmer in overalls sitting in a meadow and singing to a pig, two chickens and a cow',
  );
  expect(told.understood).toEqual(expect.arrayContaining(['farmer', 'pig', 'chickens', 'cow']));
});

it.each([2, 7])('leaves nobody behind the tea of a party: seed %i', async (seed) => {
  const { of } = await planScene('A hedgehog having a tea party with a rabbit in the forest', seed);
  const [[hedgehog], [tea]] = [of('hedgehog'), of('tea')];
  expect(Math.abs((hedgehog?.x ?? Number.NaN) - (tea?.x ?? Number.NaN))).toBeGreaterThan(50);
});

it('leaves nobody behind the table of who is moved into the frame', async () => {
  const { told } = await planScene('厨房里,戴着厨师帽的小熊在烤蛋糕,小兔子在吃草莓,桌上有一瓶牛奶', 7);
  expect(told.understood).toContain('小兔子');
});

it('keeps who sleeps on a sill there, whoever stands before it', async () => {
  const { of } = await planScene('一位女子在浇花,身后的窗台上有一只白猫在睡觉');
  expect(of('cat')[0]).toMatchObject({ isPerched: true, depth: 0.15 });
});

it.each(['厨师在厨房里,一只猫盯着一条鱼看', 'a cat looking at a fish in the kitchen'])(
  'swims no fish over the floor of a room: %s',
  async (prompt) => {
    const { of, told } = await planScene(prompt);
    expect(of('fish')).toEqual([]);
    expect(told.ignored.join(' ')).toMatch(/fish|鱼/);
  },
);

it('sets no ladder before who plays the piano', async () => {
  const { told } = await planScene(
    'a ballerina tying her shoes, a pianist behind her and a stagehand carrying a ladder',
    7,
  );
  expect(told.understood).toContain('pianist');
});

it.each([
  ['a bear and a rabbit having tea under a mushroom', 'bear', 'rabbit'],
  ['小狗和小猫坐在伞下', 'dog', 'cat'],
])('puts two who are under one thing beside each other: %s', async (prompt, one, other) => {
  const { of } = await planScene(prompt);
  const [[a], [b]] = [of(one), of(other)];
  expect(Math.abs((a?.x ?? Number.NaN) - (b?.x ?? Number.NaN))).toBeGreaterThan(50);
});

it('swims no fish behind what stands on the shore', async () => {
  const { of } = await planScene('锦鲤池边的亭子', 7);
  const [[koi], [pavilion]] = [of('koi'), of('pavilion')];
  expect(Math.abs((koi?.x ?? Number.NaN) - (pavilion?.x ?? Number.NaN))).toBeGreaterThan(80);
});

it('sets what somebody looks at on the counter of the room', async () => {
  const { of } = await planScene('a scientist looking at a microscope', 7);
  const [[microscope], [person]] = [of('microscope'), of('person')];
  expect(microscope?.y).toBeLessThan((person?.y ?? 0) - 100);
});

it('swims a fish as large below clouds as by itself', async () => {
  const [clouds, alone] = await Promise.all(
    ['锦鲤，祥云', '锦鲤，牡丹'].map((prompt) => planScene(prompt, 7)),
  );
  expect(clouds?.of('koi')[0]?.tall).toBeGreaterThan((alone?.of('koi')[0]?.tall ?? Infinity) * 0.9);
});

it('a grand piano stands behind those whom it would hide', async () => {
  const { spots } = await planScene(
    'A waiter carries a tray with two glasses of wine to a young couple at a table, and a pianist plays in the corner of the restaurant',
  );
  const player = spots.find(({ work }) => work === 'keys');
  const others = spots.filter(({ subject, work }) => subject.person && work !== 'keys');
  expect(others).toHaveLength(3);
  for (const other of others) expect(player?.depth).toBeLessThan(other.depth);
});
