// People as everybody sees them daily: with gifts, wheelchairs and boards, at car windows, with a cow, together in a room.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each(['孩子们围着圣诞树拆礼物', 'a family opening presents', 'a girl opening a present'])(
  'opens a gift that is in the hands, and holds no other: %s',
  async (prompt) => {
    const { spots, told } = await plan(prompt);
    const people = spots.filter(({ subject }) => subject.kind === 'figure');
    expect(people.length).toBeGreaterThan(0);
    for (const one of people) expect(one).toMatchObject({ work: 'unwrap', view: 'front' });
    expect(told.ignored).toEqual([]);
  },
);

it('sits in the wheelchair that somebody is said to be with; a nurse pushes it', async () => {
  expect((await plan('an old man with a wheelchair in a park')).spots.map(({ pose }) => pose)).toContain(
    'seat',
  );
  expect((await plan('a nurse with a wheelchair')).spots.map(({ work }) => work)).toContain('push');
});

it('carries the board, which is told as seen', async () => {
  const { spots, told } = await plan('a surfer carrying his board');
  expect(spots.map(({ work }) => work)).toEqual(['carry-surfboard']);
  expect(told.ignored).toEqual([]);
});

it.each(['狗从车窗里探出头', '小孩从车窗里探出头来'])('looks out of a car: %s', async (prompt) => {
  const { reading, scene } = await plan(prompt);
  expect(reading.links.map(({ relation, to }) => [relation, reading.subjects[to ?? -1]?.key])).toEqual([
    ['in', 'car'],
  ]);
  expect(scene.stage.scene).toBe('street');
});

it('sits in a train at a window that nobody looks out of', async () => {
  expect((await plan('女孩坐在车窗边')).scene.stage.scene).toBe('room');
});

it('shows the face of who leads an animal through a wide land', async () => {
  const { of } = await plan('农夫牵着牛站在山脚下');
  expect(of('person')[0]?.view).toBe('front');
});

it('is as near in a room as there is room for all', async () => {
  const { spots } = await plan('四个朋友在客厅');
  const people = spots.filter(({ subject }) => subject.kind === 'figure');
  expect(people).toHaveLength(4);
  for (const { tall } of people) expect(tall).toBeGreaterThan(512 * 0.47);
});
