// People who have a meal sit at one table, and what they eat is on it.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['一家人围坐在餐桌旁吃火锅', 4, ['hotpot']],
  ['a family having dinner around a table', 4, []],
  ['four friends eating pizza at a table', 4, ['pizza']],
  ['一家人吃年夜饭', 4, []],
  ['火锅，朋友聚餐', 4, ['hotpot']],
  ['火锅店里朋友聚餐', 4, ['hotpot']],
  ['a man eating noodles at a table', 1, ['ramen']],
  ['a family with bread and cheese', 4, ['bread', 'cheese-wedge']],
])('all are behind the table, the food is on it: %s', async (prompt, count, foods) => {
  const { spots, of, told } = await plan(prompt);
  const [table] = of('dining-table');
  const people = spots.filter(({ subject }) => subject.kind === 'figure');
  expect(people).toHaveLength(count);
  const top = (table?.y ?? 0) - (table?.tall ?? 0);
  for (const { x, y, tall, depth } of people) {
    expect(depth).toBeLessThan(table?.depth ?? 0);
    expect(Math.abs(x - (table?.x ?? 0))).toBeLessThan((table?.tall ?? 0) * 1.6);
    // Head and breast over it, the rest behind it.
    expect(y - tall).toBeLessThan(top - 30);
    expect(y).toBeGreaterThan(top);
    expect(y).toBeLessThan(table?.y ?? 0);
  }
  const served = spots.filter(({ subject }) => subject.kind === 'food');
  expect(served.map(({ subject }) => subject.key)).toEqual(foods);
  for (const { y, tall } of served) {
    expect(y).toBeGreaterThan(top);
    expect(tall).toBeLessThan(table?.tall ?? 0);
  }
  expect(told.ignored).toEqual([]);
});

it.each([
  ['一家人吃汤圆', 'rice-balls'],
  ['a man eating ramen', 'ramen'],
  ['women drinking coffee', 'coffee'],
])('what comes in a bowl or a cup is on a table: %s', async (prompt, food) => {
  const { of, told } = await plan(prompt);
  expect(of('dining-table')).toHaveLength(1);
  expect(of(food).length).toBeGreaterThan(0);
  expect(told.ignored).toEqual([]);
});

it.each([
  'a girl eating ice cream',
  '女孩在街边吃面',
  'a boy eating noodles on the sofa',
  'a man drinking coffee in the rain',
  'a woman holding a cup of coffee',
])('stays in the hand of who is elsewhere, or eats out of it: %s', async (prompt) => {
  expect((await plan(prompt)).of('dining-table')).toEqual([]);
});

it('has a cup for everybody', async () => {
  const { of, told } = await plan('three friends drinking coffee at a table');
  expect(of('coffee')).toHaveLength(3);
  expect(told.ignored).toEqual([]);
});

it('leaves who works at a table, and who eats elsewhere', async () => {
  expect((await plan('a man typing on a laptop at a table')).of('dining-table')).toEqual([]);
  expect((await plan('a family having lunch in the desert')).of('dining-table')).toEqual([]);
  expect((await plan('a family having lunch in the desert')).told.ignored).toContain('having lunch');
});

it.each(['a girl with apples, bread and cheese', 'a boy, bread, cheese and a cake'])(
  'lays several kinds of food side by side on a table: %s',
  async (prompt) => {
    const { spots, of } = await plan(prompt);
    const [table] = of('table');
    const foods = spots.filter(({ subject }) => subject.kind === 'food');
    expect(foods.length).toBeGreaterThan(1);
    for (const { y } of foods) expect(y).toBeLessThan((table?.y ?? 0) - (table?.tall ?? 0) * 0.8);
    expect(new Set(foods.map(({ x }) => Math.round(x))).size).toBe(foods.length);
  },
);

it.each([
  ['商务人士在会议室开会', 4],
  ['a team meeting in an office', 4],
  ['五个同事围坐在会议桌旁讨论方案', 5],
  ['two businesswomen in a meeting', 2],
])('who meets sits behind papers and computers: %s', async (prompt, count) => {
  const { spots, of, told } = await plan(prompt);
  expect(of('dining-table')[0]?.subject.drawing).toBe(`own/meeting-table-${count}`);
  expect(spots.filter(({ subject }) => subject.kind === 'figure')).toHaveLength(count);
  expect(told.ignored).toEqual([]);
});

it.each([
  ['四个人在打麻将', 'mahjong', 4],
  ['three friends playing poker', 'cards', 3],
  ['老人们在公园打牌', 'cards', 3],
  ['a family playing board games', 'board', 4],
  ['two astronauts playing cards on the moon', 'cards', 2],
])('people play around a table with the game on it: %s', async (prompt, game, count) => {
  const { of, spots, told } = await plan(prompt);
  expect(of('dining-table')[0]?.subject.drawing).toBe(`own/game-table-${game}-${count}`);
  expect(spots.filter(({ subject }) => subject.kind === 'figure')).toHaveLength(count);
  expect(told.ignored).toEqual([]);
});

it('plays nothing where no table stands', async () => {
  const { told } = await plan('two mermaids playing poker under the sea');
  expect(told.ignored).toEqual(['playing poker']);
});

it('leaves who lies on the floor or sits elsewhere', async () => {
  const { of } = await plan('爷爷坐在椅子上,孙子趴在地板上,桌上有一壶茶');
  expect(of('dining-table')).toEqual([]);
});

it.each([
  'a fox in a green waistcoat and a rabbit drink tea at a table with a teapot and a plate of cookies between them',
  'a man and a woman drink tea at a table, a teapot and a plate of cookies between them',
  '两位老人坐在桌旁喝茶,桌上放着茶壶和一盘饼干',
])('sits at the table with the pot, the cups and the plate on it: %s', async (prompt) => {
  const { of } = await plan(prompt);
  const [table] = of('dining-table');
  expect(of('teacup-without-handle')).toHaveLength(2);
  for (const key of ['tea', 'plate']) {
    expect(of(key)).toHaveLength(1);
    expect(of(key)[0]?.y).toBeGreaterThan((table?.y ?? 0) - (table?.tall ?? 0));
  }
});
