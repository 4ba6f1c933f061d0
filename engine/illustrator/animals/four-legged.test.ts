// Animals on four legs are drawn by ourselves: they stand, howl, run, wear things and draw sleighs.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { makeSurface, readPixels } from '#engine/raster/surface.ts';
import { drawAnimal } from './draw-animal.ts';
import { headOf } from './heads.ts';

beforeAll(needDrawings, 120_000);

describe('an animal on four legs', () => {
  it.each([
    ['a corgi on a meadow', 'dog', 'own/corgi'],
    ['一只哈士奇站在雪地里', 'dog', 'own/husky'],
    ['a wolf in the snow', 'wolf', 'own/wolf'],
    ['a polar bear', 'polar-bear', 'own/polar-bear'],
    ['雪地里的驯鹿', 'deer', 'own/reindeer'],
  ])('is of its breed: %s', async (prompt, key, drawing) => {
    const { of, told } = await plan(prompt);
    expect(of(key).map(({ subject }) => subject.drawing)).toEqual([drawing]);
    expect(told.ignored).toEqual([]);
  });

  it.each([
    ['a wolf howling at the full moon', 'wolf', 'howl'],
    ['一只狼仰天长啸', 'wolf', 'howl'],
    ['a howling fox', 'fox', 'howl'],
    ['a roaring lion', 'lion', 'roar'],
    ['老虎在咆哮', 'tiger', 'roar'],
    ['a running fox', 'fox', 'run'],
    ['a horse galloping on a beach', 'horse', 'run'],
    ['a cat walking on a fence', 'cat', 'walk'],
    ['一只老虎在雪地里行走', 'tiger', 'walk'],
    ['an old man walking with a dog on the beach', 'dog', 'walk'],
    ['a sleeping horse', 'horse', 'sleep'],
  ])('is seen at what it does: %s', async (prompt, key, how) => {
    const { of, told } = await plan(prompt);
    expect(of(key)[0]?.subject.rests?.how).toBe(how);
    expect(told.ignored).toEqual([]);
  });

  it('is not said to howl where it cannot be seen', async () => {
    expect((await plan('a howling elephant')).told.ignored).toContain('howling');
  });

  it('has its cub beside it, which is smaller and built otherwise', async () => {
    const { of, told } = await plan('a polar bear and her cub on an ice floe');
    const bears = of('polar-bear');
    const cub = bears.find(({ subject }) => subject.drawing === 'own/polar-bear-cub');
    const mother = bears.find((one) => one !== cub);
    expect(bears).toHaveLength(2);
    expect(cub?.tall).toBeLessThan((mother?.tall ?? 0) * 0.85);
    expect(told.ignored).toEqual([]);
  });

  it('wears sunglasses before its eyes, also on a skateboard', async () => {
    const dog = { key: 'dog', drawing: 'own/corgi', kind: 'full' } as const;
    const glasses = { key: 'sunglasses', colour: '#00ff00' };
    const drawing = makeSurface(10, 4, () => {});
    expect(headOf('own/corgi')?.eyes[0]?.[0]).toBeLessThan(0.3);
    const worn = await drawAnimal(dog, [{ thing: glasses, drawing }]);
    const pixels = worn ? readPixels(worn) : new Uint8ClampedArray();
    let green = 0;
    for (let at = 0; at < pixels.length; at += 4)
      if ((pixels[at + 1] ?? 0) > 200 && (pixels[at] ?? 0) < 60) green += 1;
    expect(green).toBeGreaterThan(100);
    for (const prompt of ['a corgi wearing sunglasses on a skateboard', '戴墨镜的柯基踩着滑板'])
      expect((await plan(prompt)).told.ignored).toEqual([]);
  });
});

describe('what an animal has on', () => {
  it.each([
    ['a husky wearing a red backpack', 'backpack'],
    ['a corgi wearing goggles', 'goggles'],
    ['一只戴护目镜的狗', 'goggles'],
  ])('is drawn with it: %s', async (prompt, key) => {
    const { spots, reading, told } = await plan(prompt);
    expect(spots).toHaveLength(1);
    expect(reading.subjects.map((subject) => subject.key)).toContain(key);
    expect(told.ignored).toEqual([]);
  });
});

it.each([
  ['a mother polar bear with two cubs', 2],
  ['a lion and her cubs', 3],
])('cubs are of the kind of their mother: %s', async (prompt, many) => {
  const { spots, told } = await plan(prompt);
  expect(spots.filter(({ subject }) => subject.isYoung)).toHaveLength(many);
  expect(told.ignored).toEqual([]);
});

it('a pack is several wolves', async () => {
  expect((await plan('a wolf pack in the snow')).of('wolf')).toHaveLength(5);
});

it('who chases runs, and so does who is chased', async () => {
  const { of } = await plan('a dog chasing a cat');
  expect([of('dog'), of('cat')].map(([one]) => one?.subject.rests?.how)).toEqual(['run', 'run']);
});

describe('a sleigh', () => {
  it.each([
    '圣诞老人驾着驯鹿雪橇飞过月亮',
    "santa's sleigh pulled by reindeer flying over a village",
    'a sleigh pulled by huskies in the snow',
    '圣诞老人坐着雪橇飞过夜空',
    'Santa riding his sled across the night sky',
  ])('has its team before it, all in one: %s', async (prompt) => {
    const { spots, told } = await plan(prompt);
    expect(spots.map(({ subject }) => subject.key)).toEqual(['sled']);
    expect(told.ignored).toEqual([]);
  });

  it('has one dog before it where one is named', async () => {
    const [alone, drawn] = await Promise.all(
      ['a husky pulling a sled', 'two huskies pulling a sled'].map(
        async (prompt) => (await plan(prompt)).of('sled')[0]?.tall ?? Number.NaN,
      ),
    );
    // Fewer leave more of the frame to it.
    expect(alone).toBeGreaterThan((drawn ?? Number.NaN) * 1.05);
  });

  it('flies past the moon', async () => {
    const { scene, of } = await plan('圣诞老人驾着驯鹿雪橇飞过月亮');
    const [sled] = of('sled');
    expect(sled?.isFloating).toBe(true);
    expect(Math.abs((sled?.y ?? 0) - scene.stage.light.y)).toBeLessThan(sled?.tall ?? 0);
  });
});

it.each(['a snowman with a red scarf and a carrot nose', '戴着蓝围巾和黑帽子的雪人'])(
  'a snowman has its scarf and its nose on, in snow: %s',
  async (prompt) => {
    const { scene, spots, told } = await plan(prompt);
    expect(spots.map(({ subject }) => subject.key)).toEqual(['snowman']);
    expect(spots[0]?.subject.parts?.map(({ part }) => part)).toContain('scarf');
    expect(scene.stage.isSnowy).toBe(true);
    expect(told.ignored).toEqual([]);
  },
);

it('a stack of books lies on a table, and a cat sits in the middle of it', async () => {
  const { scene, of } = await plan('a black cat sitting on a stack of books next to a candle');
  const [[cat], [books]] = [of('black-cat'), of('books')];
  expect(scene.stage.scene).toBe('table');
  expect(Math.abs((cat?.x ?? 0) - (books?.x ?? 999))).toBeLessThan(6);
  expect(Math.abs((cat?.y ?? 0) - ((books?.y ?? 0) - (books?.tall ?? 0)))).toBeLessThan(8);
});

it.each([
  ['熊猫在打太极', 'panda', 'tai-chi'],
  ['a fox doing yoga', 'fox', 'yoga'],
  ['两只老虎在练功夫', 'tiger', 'kung-fu'],
  ['a cat playing the piano', 'cat', 'seat'],
  ['a dog playing drums', 'dog', 'seat'],
  ['a cat boxing', 'cat', 'stand'],
  ['a DJ cat', 'cat', 'stand'],
  ['小熊在画画', 'bear', 'stand'],
])('an animal that does what people do stands up and does it: %s', async (prompt, key, pose) => {
  const { spots, told } = await plan(prompt);
  const spot = spots.find(({ subject }) => subject.person?.animal?.key === key);
  expect(spot?.pose).toBe(pose);
  expect(told.ignored).toEqual([]);
});
