// Who does something with whom: who leads and is led, who teaches a trade, who fights, a family of warriors.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { roomKindOf } from '../scenery/room-kind.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['爷爷奶奶带着孙子在公园散步', 3, 'walk'],
  ['爸爸带着女儿跑步', 2, 'run'],
] as const)('is done by who leads as well: %s', async (prompt, count, pose) => {
  const { spots } = await plan(prompt);
  expect(spots.map((one) => one.pose)).toEqual(Array.from({ length: count }, () => pose));
});

it.each(['老师傅在教徒弟打铁', 'a blacksmith teaching his apprentice'])(
  'teaches a trade by doing it: %s',
  async (prompt) => {
    const { spots, told, scene } = await plan(prompt);
    expect(spots.map(({ work }) => work).filter((work) => work !== undefined)).toEqual(['hammer']);
    expect(roomKindOf(scene.stage)).toBe('workshop');
    expect(told.ignored).toEqual([]);
  },
);

it.each([
  ['孙悟空和牛魔王打架', 2],
  ['两只小猫打架', 2],
  ['小猫打架', 2],
])('fights whoever is named with them: %s', async (prompt, count) => {
  expect((await plan(prompt)).spots).toHaveLength(count);
});

it('is several where a family of them is named', async () => {
  expect((await plan('a viking family')).spots.length).toBeGreaterThan(2);
});

it('sits on no sill where more is to be seen of the room', async () => {
  const { told } = await plan('a girl sitting on the windowsill reading, a bookshelf and a lamp');
  expect(told.ignored).toContain('windowsill');
});

it('leaves a cat on the sill', async () => {
  expect((await plan('a cat sitting on the windowsill')).told.ignored).toEqual([]);
});

it('leaves both on the sill who sit there together', async () => {
  const { spots } = await plan('a cat and a dog sitting on a windowsill');
  const [cat, dog] = spots;
  expect(spots).toHaveLength(2);
  expect(dog?.y).toBe(cat?.y);
});

it.each(['a street musician playing the violin in the rain', '街头艺人在拉小提琴'])(
  'plays in the street: %s',
  async (prompt) => {
    expect((await plan(prompt)).scene.stage.scene).toBe('street');
  },
);

it('tells a festival that is not drawn', async () => {
  expect((await plan('friends at a music festival')).told.ignored).toContain('festival');
});

it.each([
  ['新人在拍婚纱照，摄影师在拍', 3],
  ['a couple and a photographer', 3],
])('has the photographer beside the couple: %s', async (prompt, count) => {
  expect((await plan(prompt)).spots).toHaveLength(count);
});

it.each(['a magician pulling a rabbit out of a hat', 'a rabbit jumping out of a top hat'])(
  'puts no hat on the rabbit that leaves it: %s',
  async (prompt) => {
    const { reading, told } = await plan(prompt);
    expect(reading.links.some(({ relation }) => relation === 'wearing')).toBe(false);
    expect(told.ignored.join(' ')).toContain('hat');
  },
);

it('tells the room of the house that is not seen', async () => {
  expect((await plan('妈妈在厨房做饭，爸爸在客厅看报纸')).told.ignored).toEqual(['客厅']);
});

it.each([
  ['a boy and his robot friend', ['boy', 'robot']],
  ['机器人朋友和小男孩下棋', ['robot', 'boy']],
  ['a girl and her dragon friend', ['girl', 'dragon']],
])('has the friend that is named, and no other: %s', async (prompt, keys) => {
  const { reading } = await plan(prompt);
  expect(reading.subjects.map(({ key }) => key)).toEqual(keys);
});

it('does nothing that somebody unknown does', async () => {
  const { reading } = await plan('债主走在街上，记者拍照');
  expect(reading.subjects[0]?.person?.does).not.toBe('walk');
});

it.each(['女明星走红毯', 'a fortune teller with a crystal ball'])('knows them: %s', async (prompt) => {
  expect((await plan(prompt)).spots).toHaveLength(1);
});

it.each(['a boy drawing on the wall with crayons', 'a child drawing on paper'])(
  'is there to draw, and is no drawing: %s',
  async (prompt) => {
    const { spots } = await plan(prompt);
    expect(spots.some(({ subject }) => subject.kind === 'figure')).toBe(true);
  },
);

it.each(['a family on a roller coaster', 'a couple on a ferris wheel', 'kids riding a carousel'])(
  'stands before what is ridden at a fair, and not on top of it: %s',
  async (prompt) => {
    const { spots } = await plan(prompt);
    const ride = spots.find(({ subject }) => subject.kind !== 'figure');
    const people = spots.filter(({ subject }) => subject.kind === 'figure');
    if (!ride) throw new Error('There is no ride');
    for (const { y } of people) expect(y).toBeGreaterThan(ride.y - ride.tall * 0.2);
  },
);

it('takes a step, and stands on no stairs', async () => {
  const { reading } = await plan('a toddler taking her first steps');
  expect(reading.subjects.map(({ key }) => key)).not.toContain('steps');
  expect((await plan('a woman sitting on the steps')).told.understood).toContain('steps');
});

it.each(['seven dwarfs', '七个小矮人'])('knows dwarfs: %s', async (prompt) => {
  const { spots } = await plan(prompt);
  expect(spots).toHaveLength(7);
  expect(spots[0]?.subject.person).toMatchObject({ age: 'child', beard: { cut: 'long' } });
});

it.each([
  ['a woman in a red dress dancing in the rain', 'dance'],
  ['a girl in a yellow skirt dancing', 'dance'],
])('dances in what she has on: %s', async (prompt, pose) => {
  const { spots, told } = await plan(prompt);
  expect(spots[0]?.pose).toBe(pose);
  expect(told.ignored).toEqual([]);
});

it('boxes in a ring', async () => {
  expect((await plan('两个男人在拳击台上打拳')).spots[0]?.work).toMatch(/^(?:box|spar)$/);
  expect((await plan('老人在公园打拳')).spots[0]?.pose).toBe('kung-fu');
});

it('is under water with a dolphin', async () => {
  expect((await plan('a scuba diver hugging a dolphin')).scene.stage.scene).toBe('underwater');
});

it('ties shoes at no blackboard', async () => {
  const { scene, spots } = await plan('a young mother teaching her son to tie his shoes');
  expect(scene.stage.scene).not.toBe('room');
  expect(spots.every(({ subject }) => subject.kind === 'figure')).toBe(true);
});
