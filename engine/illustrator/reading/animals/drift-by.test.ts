// What flies is what is said to fly, and nobody beside it.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

async function isAloft(prompt: string, key: string): Promise<boolean | undefined> {
  return (await plan(prompt)).of(key)[0]?.isFloating;
}

it.each([
  ['一只熊，花瓣飞舞', 'bear'],
  ['a bear, petals flying around', 'bear'],
  ['a bear, butterflies flying around', 'bear'],
  ['a fox, her scarf flying in the wind', 'fox'],
  ['a rabbit, dust floating in the air', 'rabbit'],
  ['a flying cat and a dog', 'dog'],
  ['a cat, kites flying in the sky', 'cat'],
  ['一只猫，孔明灯飘在空中', 'cat'],
  ['男孩看着天空中的风筝', 'boy'],
  ['爷爷在扫雪,炊烟从烟囱升起', 'elder'],
  ['奶奶给孙女讲故事,草丛里飞舞着萤火虫', 'girl'],
  ['魔法书上升起金色的光芒，旁边有一根蜡烛', 'candle'],
  ['女孩站在码头上,天上飞着海鸥', 'girl'],
  ['a mailman running, letters flying from his bag and an old man laughing', 'elder'],
  ['an inventor testing a flying machine on a hill, his assistant with a clipboard', 'person'],
  ['妻子站在码头上,天上盘旋着海鸥', 'woman'],
  ['天空中一只鹰在飞翔,男孩站在草地上', 'boy'],
  ['空中飞着几只蝴蝶,小猫坐在草地上', 'cat'],
  ['A couple riding a bicycle along the seaside, a basket on the back and a kite flying above', 'bike'],
])('leaves who does not fly on the ground: %s', async (prompt, key) => {
  expect(await isAloft(prompt, key)).toBe(false);
});

it.each([
  ['a pig flying', 'pig'],
  ['飞翔的猫', 'cat'],
  ['a cat and a dog flying over the city', 'cat'],
  ['a cat and a dog flying over the city', 'dog'],
  ['a bear floating in the air', 'bear'],
])('lifts who does: %s', async (prompt, key) => {
  expect(await isAloft(prompt, key)).toBe(true);
});

it.each(['萤火虫在夏夜的森林里飞舞', '雪花在空中飞舞', 'leaves falling in an autumn park', '海浪拍打着礁石'])(
  'misses nothing of what drifts or breaks at a place: %s',
  async (prompt) => {
    expect((await plan(prompt)).told.ignored).toEqual([]);
  },
);

it('has her dance who does it among petals', async () => {
  expect((await plan('女孩在花瓣中起舞')).told.understood).toContain('起舞');
});

it.each([['a fox, snowflakes dancing in the air'], ['a dog under a tree, leaves falling and dancing']])(
  'has nobody dance whose snow or leaves do: %s',
  async (prompt) => {
    const { reading } = await plan(prompt);
    expect(reading.subjects[0]?.kind).not.toBe('figure');
  },
);
