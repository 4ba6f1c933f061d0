import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

function linksOf(prompt: string): string[] {
  const { links, subjects } = parsePrompt(prompt);
  return links.map(
    ({ from, relation, to }) => `${subjects[from]?.key} ${relation} ${to === null ? '' : subjects[to]?.key}`,
  );
}

describe('what was named before', () => {
  it.each([
    ['a chair with a cat under it', ['cat under chair']],
    ['a rock with a lizard on top of it', ['lizard on rock']],
    ['an old piano with a cat on top', ['cat on piano']],
    ['a bookshelf full of old books with a black cat on top', ['black-cat on bookshelf']],
    [
      'an owl on an old book with glasses and a candle nearby',
      ['owl wearing glasses', 'owl on book', 'book beside glasses', 'candle beside owl'],
    ],
    ['围着围巾的企鹅', ['penguin wearing scarf']],
    ['a van with surfboards on its roof', ['surfboard on van']],
    ['桌子上有一只猫，下面有一只狗', ['cat on table', 'dog under table']],
    ['一只猫头鹰站在枯树枝上，身后是一轮明月', ['moon behind owl']],
    ['女侠手持长剑站在竹林中的石桥上', ['samurai holding sword', 'samurai in bamboo', 'samurai on bridge']],
    ['一个孩子抱着书包走在小路上', ['child on road']],
    ['爸爸戴着草帽切西瓜', []],
    ['一只小狐狸和一只拿蓝气球的小熊', ['bear holding balloon']],
    ['女孩和抱着小狗的男孩', ['boy holding dog']],
    ['宇航员坐在石头上，飞船停在身后', ['astronaut on rock', 'spaceship behind astronaut']],
    ['小王子站在星球上，旁边有一朵玫瑰', ['man on planet', 'rose beside man']],
    [
      '一个篮子里装满了草莓、蓝莓和樱桃',
      ['strawberry in basket', 'blueberries in basket', 'cherries in basket'],
    ],
    ['sunflowers in a rusty tin bucket', ['sunflower in bucket']],
    ['一束白色郁金香插在透明玻璃瓶里', ['tulip in vase']],
    ['a bouquet of sunflowers in a tin bucket', ['sunflower in bucket']],
    [
      'a waiter carrying a tray with two cups of coffee in a windmill',
      ['person in windmill', 'person holding tray', 'person holding coffee'],
    ],
    ['书桌上有一杯咖啡和一盏台灯，一个男人', ['coffee on table', 'table-lamp on table']],
    [
      '赛车手站在赛车旁边，举起香槟',
      ['tradesperson beside race-car', 'tradesperson holding bottle-with-popping-cork'],
    ],
    ['a sandcastle with flags', ['plain-flag on sandcastle']],
    ['a cello, a chair and a metronome on the piano', []],
    ['two seashells and a message in a bottle', []],
    [
      'a living room, a coffee table with a teapot, a plate of cookies and a candle',
      ['tea on tea-table', 'plate on tea-table', 'candle on tea-table', 'cookie in plate'],
    ],
    ['a kayak on a lake with mountains behind and an eagle in the sky', []],
    [
      '茶几上有一个茶壶、一盘瓜子、一盘饼干和一盆绿萝',
      ['tea on tea-table', 'plate on tea-table', 'potted-plant on tea-table', 'cookie in plate'],
    ],
  ])('is what the place belongs to: %s', (prompt, links) => {
    expect(linksOf(prompt)).toEqual(links);
  });
});

it.each([
  ['a bookshelf full of old books', ['bookshelf']],
  ['摆满书的书架上趴着一只黑猫', ['bookshelf', 'black-cat']],
  ['a girl reading a book next to a bookshelf', ['girl', 'bookshelf']],
])('books in a bookshelf lie nowhere else: %s', (prompt, keys) => {
  expect(parsePrompt(prompt).subjects.map(({ key }) => key)).toEqual(keys);
});

it.each([
  ['小女孩把猫抱在怀里', 'girl holding cat'],
  ['爷爷牵着小孙女的手在海边散步', 'elder hugging girl'],
  ["a father holding his daughter's hand", 'man hugging girl'],
  ['a dog with a bird on its head', 'bird on dog'],
  ['a rabbit looking out of a hole in a tree', 'rabbit in tree-hollow'],
])('who has whom is read: %s', (prompt, link) => {
  expect(linksOf(prompt)).toContain(link);
});

it.each([
  ['在阳台上喝咖啡的女孩', 'girl drinking coffee'],
  ['两只猴子在树上吃香蕉', 'monkey eating banana'],
])('no place eats or drinks: %s', (prompt, link) => {
  expect(linksOf(prompt)).toContain(link);
});

it.each(['a treasure chest at the bottom of the sea', '湖底的宝箱', 'a lost ring at the bottom of a lake'])(
  'the bottom of the water is under it: %s',
  (prompt) => {
    expect(parsePrompt(prompt).scenes).toEqual(['underwater']);
  },
);

it.each([
  ['a cat on the left of the image', ['cat left ']],
  ['a dog on the left of a house', ['dog left house']],
  ['a red house in the middle of a lake', ['house middle ']],
])('is at a side of the image, or of what is named: %s', (prompt, links) => {
  expect(linksOf(prompt)).toEqual(links);
});
