// Sheets of many things, cards of tarot, tattoos, covers and plans show what they are called, and nothing beside it.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['stickers of the twelve chinese zodiac animals', 12, /^(?:mouse|tiger|pig)$/],
  ['十二生肖图标', 12, /^(?:mouse|tiger|pig)$/],
  ['a set of fruit icons', 9, /^(?:orange|lemon|pear)$/],
  ['一套水果贴纸', 9, /^(?:orange|lemon|pear)$/],
  ['sticker sheet of sea animals', 9, /^(?:whale|crab|shark)$/],
])('all of a kind lie on one sheet: %s', async (prompt, count, some) => {
  const { spots, told } = await planScene(prompt);
  expect(spots).toHaveLength(count);
  expect(spots.filter(({ subject }) => some.test(subject.key))).toHaveLength(3);
  expect(told.ignored).toEqual([]);
});

it('shows what is named where that is more than a kind', async () => {
  const { spots } = await planScene('a set of icons: a cat, a dog and a rabbit');
  expect(spots.map(({ subject }) => subject.key).toSorted()).toEqual(['cat', 'dog', 'rabbit']);
});

it.each([
  ['a tarot card of the moon', 'THE MOON'],
  ['tarot card of the hermit', 'THE HERMIT'],
  ['塔罗牌 恋人', '恋人'],
  ['a magazine cover with a woman in a red hat', 'STYLE'],
])('has its name on it: %s', async (prompt, title) => {
  const { reading, told } = await planScene(prompt);
  expect(reading.frame).toBe('poster');
  expect(reading.writing.map(({ text }) => text)).toEqual([title]);
  expect(told.ignored).toEqual([]);
});

it('a cover stands for the novel that it is of', async () => {
  const { told } = await planScene('a book cover for a novel titled "The Last Garden"');
  expect(told.ignored).toEqual([]);
});

it.each(['a tattoo of a wolf and a rose', 'a tattoo design of a wolf and roses', '狼和玫瑰的纹身设计'])(
  'is drawn on paper, one beside the other: %s',
  async (prompt) => {
    const { spots, scene, told } = await planScene(prompt);
    expect(spots.map(({ subject }) => subject.key).toSorted()).toEqual(['rose', 'wolf']);
    expect(scene.stage.scene).toBe('studio');
    expect(told.ignored).toEqual([]);
  },
);

it('a blueprint shows the thing alone', async () => {
  const { scene } = await planScene('a blueprint of a bicycle');
  expect(scene.stage.scene).toBe('studio');
});

it('a laptop with stickers of cats is no sheet of them', async () => {
  const { reading } = await planScene('a laptop with stickers of cats');
  expect(reading.sticker).toBeUndefined();
});
