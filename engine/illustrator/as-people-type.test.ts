// What people type daily, each a case that was once wrong: what hands and dishes hold, who lies, swims, flies or is old.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it('paints nothing lying on the ground, and says so', async () => {
  const { of, told } = await planScene('小男孩趴在地上画画');
  expect(of('boy')[0]?.work).toBeUndefined();
  expect(told.ignored).toEqual(['画画']);
});

it.each(['小丑拿着一束彩色气球', 'a clown holding a bunch of colorful balloons'])(
  'ties several balloons together: %s',
  async (prompt) => {
    const { reading } = await planScene(prompt);
    expect(reading.subjects.find(({ key }) => key === 'balloon')?.count).toBe(5);
  },
);

it.each([
  ['green tea ice cream in a cup', ['ice-cream-bowl']],
  ['a basket of freshly baked bread', ['basket']],
])('serves in one vessel: %s', async (prompt, keys) => {
  const { spots, told } = await planScene(prompt);
  expect(spots.map(({ subject }) => subject.key)).toEqual(keys);
  expect(told.ignored).toEqual([]);
});

it.each([
  ['一位老木匠在锯木头', 'old'],
  ['老师在教室里', undefined],
])('knows who is old by the name: %s', async (prompt, age) => {
  expect((await planScene(prompt)).reading.subjects[0]?.person?.age).toBe(age);
});

it.each([
  ['地铁站里的街头艺人在拉小提琴', 'bow'],
  ['a street musician', 'strum'],
])('plays what is named, else a guitar: %s', async (prompt, work) => {
  expect((await planScene(prompt)).spots[0]?.work).toBe(work);
});

it.each([
  ['fresh vegetables on a table', ['broccoli', 'carrot', 'tomato']],
  ['桌上的水果', ['apple', 'banana', 'grapes']],
])('lays three of a kind of food: %s', async (prompt, keys) => {
  const { spots } = await planScene(prompt);
  expect(spots.map(({ subject }) => subject.key).sort()).toEqual(keys);
});

it.each([
  ['a green sea turtle swimming over white sand', 'underwater'],
  ['a dolphin swimming over a sunken ship', 'underwater'],
  ['a whale swimming over a city', 'city'],
])('sends who swims over the ground of the sea under water: %s', async (prompt, place) => {
  expect((await planScene(prompt)).scene.stage.scene).toBe(place);
});

it.each([
  ['a lamb drinking milk from a bottle', 'sheep'],
  ['a girl feeding milk to a lamb', 'sheep'],
  ['lamb and rice on a table', 'meat-slices'],
])('serves no animal that drinks or is fed: %s', async (prompt, key) => {
  const { reading } = await planScene(prompt);
  expect(reading.subjects.map((one) => one.key)).toContain(key);
});

it.each(['logo of a fox head for a tech company', 'a fox face logo'])(
  'shows the animal whose head is asked for: %s',
  async (prompt) => {
    const { spots } = await planScene(prompt);
    expect(spots.map(({ subject }) => subject.key)).toEqual(['fox']);
  },
);

it.each([
  ['春节全家福，背景是红灯笼', 4],
  ['爷爷和孙子的全家福', 2],
])('has a family in its picture, unless others are named: %s', async (prompt, count) => {
  const { spots } = await planScene(prompt);
  expect(spots.filter(({ subject }) => subject.kind === 'figure')).toHaveLength(count);
});

it.each(['荷花与蜻蜓', 'butterflies over a flower field', 'bees in a garden'])(
  'shows insects near by, before hills and clouds: %s',
  async (prompt) => {
    const { spots } = await planScene(prompt);
    expect(spots.length).toBeGreaterThan(0);
    for (const { depth, tall } of spots) {
      expect(depth).toBeGreaterThan(0.6);
      expect(tall).toBeGreaterThan(512 * 0.1);
    }
  },
);
