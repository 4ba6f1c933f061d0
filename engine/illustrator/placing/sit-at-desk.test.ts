// Who sits at a table, on the floor or behind a counter is seen there, and what is on the table leaves them to be seen.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import type { Spot } from './spot.ts';

beforeAll(needDrawings, 120_000);

function person(spots: readonly Spot[]): Spot | undefined {
  return spots.find(({ subject }) => subject.person !== undefined);
}

describe('at a table', () => {
  it.each([
    '一个男人坐在书桌前，桌上有一杯咖啡和一盏绿色台灯',
    'a king sits at a long wooden table, candles on it',
    'a cat sitting at a desk reading a newspaper',
    'a woman at her desk, a cup of coffee on it',
    'a girl reading at a table, a lamp on the table',
    'a woman sitting at a cafe table with a cup of coffee',
    'a girl sitting at a window table in a library, reading',
    '国王坐在长桌前，桌上放着一个花瓶',
  ])('one sits behind it, and things stand beside: %s', async (prompt) => {
    const { of, spots, told } = await plan(prompt);
    const [who, table] = [person(spots), of('table')[0]];
    expect(who).toMatchObject({ pose: 'seat', x: table?.x });
    expect(who?.depth).toBeLessThan(table?.depth ?? 0);
    const things = spots.filter(({ subject, isFloating }) => isFloating && subject.key !== 'table');
    for (const { x } of things) expect(Math.abs(x - (who?.x ?? x))).toBeGreaterThan(40);
    expect(told.ignored).toEqual([]);
  });

  it('a shelf of books behind one is farther off', async () => {
    const { of, spots, told } = await plan('a woman at her desk, a wall of books behind her');
    expect(of('bookshelf')[0]?.depth).toBeLessThan(person(spots)?.depth ?? 0);
    expect(told.understood).toContain('wall of books');
  });
});

describe('on the floor', () => {
  it.each([
    'a boy sitting on the floor reading a book in his room',
    'a woman sitting on the wooden floor of a living room',
    'a girl sits cross-legged on a carpet',
    '小男孩坐在地板上',
  ])('one sits with folded legs, on no chair: %s', async (prompt) => {
    const { spots, told } = await plan(prompt);
    expect(person(spots)?.pose).toBe('sit');
    expect(told.ignored).toEqual([]);
  });

  it('a teacher on a rug is no smaller than the children before her', async () => {
    const { of } = await plan('a teacher sitting on a rug reading a story to five children');
    const child = Math.min(...of('child').map(({ tall }) => tall));
    expect(of('person')[0]?.tall).toBeGreaterThan(child * 0.7);
  });
});

describe('behind a counter', () => {
  it.each([
    'A baker in a blue apron kneading dough behind a counter',
    '一位穿蓝色围裙的面包师傅在柜台后面揉面团',
    'A baker behind a counter',
  ])('who is seen from the chest up is told: %s', async (prompt) => {
    expect((await plan(prompt)).told.ignored).toEqual([]);
  });

  it('who is beside somebody there is behind it as well, and as large', async () => {
    const { spots } = await plan('A chef chopping vegetables behind the counter, a waiter beside him');
    const [one, other] = spots.filter(({ subject }) => subject.person).map(({ tall }) => tall);
    expect((one ?? 0) / (other ?? 1)).toBeGreaterThan(0.75);
    expect((one ?? 0) / (other ?? 1)).toBeLessThan(1.34);
  });
});

it.each([
  '一个女孩坐在桌子旁看书,对面的男孩趴在桌子上睡着了,桌上有一盏台灯',
  'a girl sits at a table reading, across from her a boy sleeps on the table',
])('sits as large across from who sleeps at it, and beside them: %s', async (prompt) => {
  const { of } = await plan(prompt);
  const [[girl], [table]] = [of('girl'), of('table')];
  expect(girl?.tall).toBeLessThan((table?.tall ?? 0) * 1.1);
  expect(Math.abs((girl?.x ?? 0) - (table?.x ?? 0))).toBeGreaterThan(60);
});

it.each(['a student asleep on his books', '学生趴在书上睡着了'])(
  '[product 2.1] is asleep on books that lie on a desk, near enough to be seen: %s',
  async (prompt) => {
    const { spots, scene, told } = await plan(prompt);
    expect(spots.map(({ subject }) => subject.key)).toEqual(['table']);
    expect(spots[0]?.tall).toBeGreaterThan(scene.stage.short * 0.5);
    expect(told.ignored).toEqual([]);
  },
);
