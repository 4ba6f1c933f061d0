// Animals that are known by their looks: peacocks, whales, dinosaurs, beasts of tales; and what they do by their drawing.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { headOf } from './heads.ts';

beforeAll(needDrawings, 120_000);

describe('an animal', () => {
  it.each([
    ['孔雀开屏，华丽的羽毛', 'peacock', 'own/peacock-fan'],
    ['a white peacock with its tail spread', 'peacock', 'own/peacock-fan'],
    ['麒麟', 'qilin', 'own/qilin'],
    ['九尾狐在月下', 'nine-tailed-fox', 'own/nine-tailed-fox'],
    ['三角龙和小恐龙在森林里', 'triceratops', 'own/triceratops'],
    ['T-Rex roaring in the jungle', 'dinosaur', 'own/tyrannosaurus'],
    ['a lamb in a meadow', 'sheep', 'own/lamb'],
    ['a crocodile in a swamp', 'crocodile', 'own/crocodile'],
    ['a girl and her donkey', 'donkey', 'own/donkey'],
    ['一条沉睡的龙', 'dragon', 'own/curled-dragon'],
    ['a dragon curls around a pile of treasure', 'dragon', 'own/curled-dragon'],
    ['a sleeping dragon curled up in a cave', 'dragon', 'own/curled-dragon'],
  ])('is the one that was named: %s', async (prompt, key, drawing) => {
    const { of, told, spots } = await plan(prompt);
    expect(of(key)[0]?.subject.drawing).toBe(drawing);
    expect(headOf(drawing) !== undefined || drawing === 'own/curled-dragon').toBe(true);
    expect(spots.map(({ subject }) => subject.key)).not.toContain('feather');
    expect(told.ignored).toEqual([]);
  });

  it('has a feather by itself where one is counted', async () => {
    const { of } = await plan('a parrot and one feather');
    expect([of('parrot').length, of('feather').length]).toEqual([1, 1]);
  });
});

it.each(['鲸鱼在星空中游泳', 'a whale swimming among the stars'])('%s: is in the sky', async (prompt) => {
  const { scene, of, told } = await plan(prompt);
  expect(scene.stage.scene).toBe('sky');
  expect(of('whale')[0]?.isFloating).toBe(true);
  expect(told.ignored).toEqual([]);
});

it('a jellyfish in space is not in water', async () => {
  expect((await plan('a jellyfish floating in outer space')).of('jellyfish')[0]?.isOnWater).toBe(false);
});

it('a whale under the stars is none of the sky', async () => {
  expect((await plan('a whale swimming under the starry sky')).scene.stage.scene).not.toBe('sky');
});

it.each(['凤凰涅槃，火焰', 'a phoenix in flames'])('%s: burns', async (prompt) => {
  const { of, told } = await plan(prompt);
  expect(of('phoenix')[0]?.subject.isBurning).toBe(true);
  expect(told.ignored).toEqual([]);
});

it.each(['小狗戴着墨镜开车', 'a cat wearing sunglasses driving a car'])(
  '%s: drives a car, with the glasses on',
  async (prompt) => {
    const { of, told } = await plan(prompt);
    expect(of('car')).toHaveLength(1);
    expect(told.ignored).toEqual([]);
  },
);

it.each(['猫和狗一起睡在沙发上', 'a cat and a dog sleeping on the couch'])(
  '%s: both sleep',
  async (prompt) => {
    const { of } = await plan(prompt);
    expect([of('cat')[0]?.subject.rests?.how, of('dog')[0]?.subject.rests?.how]).toEqual(['sleep', 'sleep']);
  },
);

it('a small bear beside a polar bear is its young', async () => {
  const drawn = (await plan('北极熊妈妈和小熊')).of('polar-bear').map(({ subject }) => subject.drawing);
  expect(drawn.toSorted()).toEqual(['own/polar-bear', 'own/polar-bear-cub']);
});

it.each([
  ['a werewolf under the full moon', 'werewolf'],
  ['月光下的狼人', 'werewolf'],
  ['a kraken attacking a ship', 'kraken'],
])('%s: is drawn', async (prompt, key) => {
  const { of, told } = await plan(prompt);
  expect([of(key).length, told.ignored]).toEqual([1, []]);
});
