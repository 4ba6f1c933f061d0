// Nouns that only say more about another one, that something is like, or that a saying is made of: they are not there.

import { describe, expect, it } from 'vitest';
import COMPOUNDS from './compounds.json' with { type: 'json' };
import { parsePrompt } from '../parse-prompt.ts';

/** All that a prompt brings: things, what is worn, places, weather, the hour. */
function broughtBy(prompt: string): Set<string> {
  const { subjects, scenes, weather, time } = parsePrompt(prompt);
  const worn = subjects.flatMap(({ person }) => person?.wears.map(({ garment }) => garment) ?? []);
  return new Set([
    ...subjects.map(({ key }) => key),
    ...worn,
    ...scenes,
    ...weather,
    ...(time ? [time] : []),
  ]);
}

it.each(COMPOUNDS)('leaves out what only describes another: $prompt', ({ prompt, not }) => {
  const brought = broughtBy(prompt);
  expect(not.split(' ').filter((one) => brought.has(one))).toEqual([]);
});

it.each([
  ['a bat flying over a ball', 'bat'],
  ['a mouse sitting on a keyboard', 'mouse'],
  ['a crane flying over a harbor', 'crane'],
  ['a little cricket on a bat', 'cricket'],
  ['a cricket on a leaf', 'cricket'],
  ['a red cardinal on a branch', 'bird'],
  ['a puma on a rock', 'puma'],
  ['three wild mustangs running', 'horse'],
  ['grilled mackerel with lemon', 'cooked-fish'],
  ['清蒸鲈鱼', 'steamed-fish'],
])('keeps the animal that does what only animals do: %s', (prompt, key) => {
  expect(broughtBy(prompt)).toContain(key);
});

describe('what something is compared to', () => {
  it.each([
    ['a red balloon bigger than a house', 'balloon', 'house'],
    ['a tree taller than his castle', 'tree', 'castle'],
    ['a girl dancing as if rain were falling', 'girl', 'rain'],
    ['一只比房子还大的狗', 'dog', 'house'],
    ['比月亮更亮的灯笼', 'lantern', 'moon'],
    ['女孩坐着,仿佛下雨了', 'girl', 'rain'],
    ['a woman thinks of his castle', 'woman', 'castle'],
    ['女孩想念着她的猫', 'girl', 'cat'],
    ['狐狸走出来,没有惊动任何人', 'fox', 'tradesperson'],
    ['男孩没有戴帽子', 'boy', 'hat'],
  ])('is not there: %s', (prompt, there, not) => {
    const brought = broughtBy(prompt);
    expect([brought.has(there), brought.has(not)]).toEqual([true, false]);
  });

  it.each(['the dog lies there like a sleeping giant', '一只狗,像睡着的巨人'])(
    'does nothing here: %s',
    (prompt) => {
      expect(parsePrompt(prompt).relations).not.toContain('sleep');
    },
  );

  it.each([
    ['a dog taller than the house', 'house'],
    ['more than three birds', 'bird'],
    ['a cat that looks like an oil painting', 'cat'],
  ])('leaves what is there: %s', (prompt, key) => {
    expect(broughtBy(prompt)).toContain(key);
  });
});

describe('the noun that is described', () => {
  it.each([
    ['kids flying a dragon kite', 'kite'],
    ['a girl with a red tiger balloon', 'balloon'],
    ['an owl clock in the kitchen', 'mantelpiece-clock'],
    ['a kid hugging a toy elephant', 'toy-elephant'],
    ['a plush tiger on a shelf', 'toy-tiger'],
    ['红色老虎气球', 'balloon'],
    ['孩子们放龙风筝', 'kite'],
    ['毛绒兔子放在床上', 'toy-rabbit'],
    ['床上的恐龙玩偶', 'toy-dinosaur'],
    ['城堡形状的蛋糕', 'cake'],
  ])('is drawn: %s', (prompt, key) => {
    expect(broughtBy(prompt)).toContain(key);
  });

  it('has the colour, the number and the garment that stand before both', () => {
    expect(
      parsePrompt('two red tiger balloons').subjects.map(({ count, colour }) => [count, colour]),
    ).toEqual([[2, '#d8342f']]);
    expect(parsePrompt('戴红色熊帽子的男孩').subjects[0]?.person?.wears).toMatchObject([
      { garment: 'hat', colour: '#d8342f' },
    ]);
  });
});

describe('what stands beside a noun and is no part of its name', () => {
  it.each([
    ['a dragon flying over a castle', 'dragon'],
    ['a cat ride a bike', 'bike'],
    ['kids fly kites', 'kite'],
    ['fruits like apples and pears', 'apple'],
    ['I would like a cat', 'cat'],
    ['a photo of a cat', 'cat'],
    ['minimalist logo of a fox', 'fox'],
    ['seamless pattern of lemons', 'lemon'],
    ['a bronze dragon on a mountain', 'dragon'],
    ['像苹果这样的水果', 'apple'],
    ['一只小猫的照片', 'cat'],
    ['老鹰标志', 'eagle'],
    ['一条龙盘旋在云中', 'dragon'],
    ['小鸟舞动翅膀', 'bird'],
  ])('is drawn: %s', (prompt, key) => {
    expect(broughtBy(prompt)).toContain(key);
  });
});

it.each([
  ['a model ship on a shelf', 'toy-ship'],
  ['a wooden sailboat model', 'toy-sailboat'],
  ['帆船模型', 'toy-sailboat'],
])('is small where it is a model: %s', (prompt, key) => {
  expect(parsePrompt(prompt).subjects[0]?.key).toBe(key);
});

it.each([
  ['a pig in mud', ['pig', 'puddles']],
  ['an octopus in a pot', ['octopus', 'clay-pot']],
  ['a cat on a wall', ['cat', 'brick-wall']],
  ['a picture of a cat on a wall', ['cat']],
])('names all that is there: %s', (prompt, keys) => {
  expect(parsePrompt(prompt).subjects.map(({ key }) => key)).toEqual(keys);
});
