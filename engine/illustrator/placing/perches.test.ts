import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { fitWithin, placeLayer } from '../motion/nearness.ts';
import { planMove } from '../motion/subject-moves.ts';
import { branchAt } from './perches.ts';

beforeAll(needDrawings, 120_000);

describe('a branch', () => {
  it.each([
    ['a kingfisher', 'bird', 1],
    ['an owl sitting on a branch at night', 'owl', 1],
    ['a squirrel on a branch', 'squirrel', 1],
    ['两只小鸟站在枝头', 'bird', 2],
    ['一只白鹤站在松树上', 'crane', 1],
    ['two cranes on a pine tree', 'crane', 2],
    ['a squirrel in an oak tree', 'squirrel', 1],
    ['小猫在树枝上', 'cat', 1],
  ])('is under the feet of whoever sits on it: %s', async (prompt, key, many) => {
    const { scene, of } = await plan(prompt);
    const { stage } = scene;
    expect(scene.layers.map(({ name }) => name)).toContain('branch');
    const spots = of(key);
    expect(spots).toHaveLength(many);
    for (const { x, y, tall } of spots) {
      expect(Math.abs(branchAt(stage, x / stage.width).y - y)).toBeLessThan(tall * 0.06);
      expect(tall).toBeGreaterThan(stage.short * 0.2);
    }
  });

  it('has birds on the sides that were said', async () => {
    const { of, told } = await plan('a blue bird on the left and a red bird on the right of a branch');
    const [left, right] = of('bird').toSorted((a, b) => a.x - b.x);
    expect([left?.subject.colour, right?.subject.colour]).toEqual(['#2f7fd8', '#d8342f']);
    expect([left?.isFlipped, right?.isFlipped]).toEqual([true, false]);
    expect(told.ignored).toEqual([]);
  });

  it('keeps whoever sits on it while a camera comes nearer', async () => {
    const { scene, of } = await plan('two small birds on a branch');
    const { stage } = scene;
    const branch = scene.layers.find(({ name }) => name === 'branch');
    const frame = { width: stage.width, height: stage.height };
    for (const spot of of('bird')) {
      const layer = scene.layers.find((one) => one.spot === spot);
      if (!branch || !layer) throw new Error('It is not there');
      const place = placeLayer(stage, layer);
      expect(place).toEqual(placeLayer(stage, branch));
      expect(fitWithin(stage, frame, place, spot, 0.4)).toBe(place);
      const move = planMove(stage, spot, 5);
      for (const seconds of [0, 2, 5]) expect(move(seconds).x ?? 0).toBe(0);
    }
  });

  it.each([
    ['a bird flying over the sea'],
    ['a flock of birds'],
    ['a bear on a branch'],
    ['a bird on a rock'],
  ])('is not there for: %s', async (prompt) => {
    const { scene } = await plan(prompt);
    expect(scene.layers.map(({ name }) => name)).not.toContain('branch');
  });
});

it('gives wings to a small bird that sits nowhere', async () => {
  for (const prompt of ['birds in the sky', 'a flock of birds at sunset'])
    for (const { subject } of (await plan(prompt)).of('bird'))
      expect(subject.drawing).toBe('own/bluebird-flying');
});

describe('a flower from near', () => {
  it.each([
    ['a colorful butterfly on a flower, close up', 'butterfly', 'own/bloom-flower'],
    ['一只小蜜蜂在向日葵上采蜜', 'bee', 'own/bloom-sunflower'],
    ['蜻蜓停在荷花上', 'dragonfly', 'own/bloom-lotus'],
    ['a ladybug on a daisy', 'ladybug', 'own/bloom-daisy'],
    ['蒲公英上的瓢虫', 'ladybug', 'own/bloom-dandelion'],
    ['红色的玫瑰花上有一只蝴蝶', 'butterfly', 'own/bloom-rose'],
  ])('carries one insect: %s', async (prompt, key, drawing) => {
    const { scene, of, told } = await plan(prompt);
    expect(scene.layers.map(({ name }) => name)).toContain('bloom');
    expect(scene.stage.reading.subjects.map((subject) => subject.drawing)).toContain(drawing);
    expect(of(key)).toHaveLength(1);
    expect(of(key)[0]?.isPerched).toBe(true);
    expect(told.ignored).toEqual([]);
  });

  it.each(['butterflies over flowers in a meadow', 'a swarm of bees on a sunflower', 'a bird on a flower'])(
    'is not there for: %s',
    async (prompt) => {
      const { scene } = await plan(prompt);
      expect(scene.layers.map(({ name }) => name)).not.toContain('bloom');
    },
  );
});

it('is no bamboo: a panda in a bamboo grove is on the ground', async () => {
  const { of } = await plan('竹林里的熊猫');
  expect(of('panda').map(({ isPerched }) => isPerched ?? false)).toEqual([false]);
});
