// Every word that asks for something (a thing, a deed, how something looks) is told as drawn or as left out, and in one of the two
// lists alone; words of grammar and praise are in neither.

import { describe, expect, it } from 'vitest';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { splitWords } from './reading/words/split-words.ts';

needDrawings();

/** Of grammar, of praise, of numbers and places that are told where they are not so, and of the image itself. */
const IN_NEITHER = new Set(
  (
    'a an the of in on at by for with from to into and its his her their two three ' +
    'beautiful cozy cute freshly high quality masterpiece photo style view sticker empty ' +
    '的 了 在 和 着 里 上 一只 一本 一个 两个 三只 风格 可爱 可爱的 超高清 画 一张'
  ).split(' '),
);

async function tell(prompt: string) {
  const { told } = await planScene(prompt, 7);
  const small = prompt.toLowerCase();
  const spans = [...told.understood, ...told.ignored].flatMap((words) => spansOf(small, words.toLowerCase()));
  const isTold = ({ start, end }: { start: number; end: number }): boolean =>
    spans.some(([from, to]) => start < to && end > from);
  const rest = splitWords(prompt).filter((word) => !isTold(word));
  return { ...told, rest: rest.flatMap(({ text }) => text.toLowerCase().split(' ')) };
}

function spansOf(prompt: string, words: string): [number, number][] {
  const spans: [number, number][] = [];
  for (let at = prompt.indexOf(words); at >= 0; at = prompt.indexOf(words, at + 1))
    spans.push([at, at + words.length]);
  return spans;
}

describe('every word that asks for something', () => {
  it.each([
    'a basket of freshly picked strawberries',
    'a red battered suitcase',
    'a warrior with blue war paint',
    'three dented buckets by a barn',
    'a bunny painting eggs',
    'a boy drawing a dinosaur',
    'a cowboy leading his horse',
    'friends enjoying a picnic',
    'a soldier launching a rocket',
    'a bear emerging from a cave',
    'a helicopter taking off',
    'a chef brewing coffee',
    'a wet dog',
    'a closed umbrella',
    'a gnarled oak',
    'a frozen waterfall',
    'a rusty gate',
    'a 1950s diner',
    'a 1920s photo of a car',
    'mountains and their reflection in a lake',
    'a church and its reflection',
    'a cute cat for halloween',
    'chinese new year dragon, masterpiece',
    'a vintage poster of a train',
    'a girl with a basket of baguettes',
    '水晶高跟鞋',
    '嬉戏的水獭',
    '小贩卖糖葫芦',
    '湿漉漉的小狗',
    '中秋月饼礼盒',
    '母亲节贺卡',
    '科技感耳机',
    '海边婚纱照',
    '生锈的铁门',
    '一只可爱的猫在打哈欠',
  ])('is told: %s', async (prompt) => {
    const { understood, ignored, rest } = await tell(prompt);
    expect(understood.filter((words) => ignored.includes(words))).toEqual([]);
    expect(rest.filter((word) => !IN_NEITHER.has(word))).toEqual([]);
  });

  it.each([
    ['a 1950s kitchen', '1950s'],
    ['科技感耳机', '科技感'],
    ['端午节的猫', '端午节'],
    ['chinese new year dragon', 'chinese new year'],
  ])('hangs the worth of the rest on no day and no fashion: %s', async (prompt, left) => {
    const { ignored, share } = await tell(prompt);
    expect([ignored, share]).toEqual([[left], 1]);
  });

  it.each([
    ['neon sign of a cocktail bar', 'neon sign'],
    ['a hiker crossing a suspension bridge', 'crossing'],
    ['cracked desert earth under a blazing sun', 'earth'],
    ['一只鹦鹉站在肩膀上', '肩膀'],
    ['a parrot on a shoulder', 'shoulder'],
    ['a carpenter carrying a plank', 'carrying'],
  ])('is told as left out where nothing shows it: %s', async (prompt, left) => {
    expect((await tell(prompt)).ignored).toContain(left);
  });

  it('is worth nothing where only a day is named', async () => {
    expect((await tell('chinese new year')).share).toBe(0);
  });

  it('means painted eggs at Easter', async () => {
    const { of } = await planScene('Easter bunny painting eggs', 7);
    expect([of('egg').length, of('easter-eggs').length > 0]).toEqual([0, true]);
  });

  it.each([
    ['a 1950s diner', '1950s'],
    ['中秋月饼礼盒', '中秋'],
    ['母亲节贺卡', '母亲节'],
    ['easter bunny', 'easter'],
    ['halloween pumpkin', 'halloween pumpkin'],
    ['mountains and their reflection in a lake', 'reflection'],
  ])('is told as drawn by what shows it: %s', async (prompt, shown) => {
    expect((await tell(prompt)).understood).toContain(shown);
  });
});
