// Whose a thing is brings nobody.

import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

const keysOf = (prompt: string): string[] => parsePrompt(prompt).subjects.map(({ key }) => key);
const hasPeople = (prompt: string): boolean =>
  parsePrompt(prompt).subjects.some(({ kind }) => kind === 'figure');

describe('an owner', () => {
  it.each([
    // Seen from so near that the desk is the place.
    ["a child's desk with a lamp", ['table-lamp']],
    ['kids desk', ['table']],
    ["a child's small wooden desk", ['table']],
    ['儿童书桌', ['table']],
    ['女士手表', ['watch']],
    ['老爷爷的二胡', ['erhu']],
    ["a boy's bicycle", ['bike']],
    ["a boy's cap on a chair", ['chair', 'cap']],
    ["a ship's captain", ['man']],
    ["a chandelier and a knight's armor", ['chandelier', 'armour']],
  ])('of a thing only describes it: %s', (prompt, keys) => {
    expect(keysOf(prompt)).toEqual(keys);
  });

  it.each([
    "children's book cover with a little bear",
    'a book cover for kids with a fox',
    'coloring page for kids, elephant',
    'cute dinosaur stickers for kids',
    '儿童海报,一只小熊',
  ])('of what is printed for them is not on it: %s', (prompt) => {
    expect(hasPeople(prompt)).toBe(false);
  });

  it.each(['奶奶的厨房', "grandma's kitchen", '小女孩的房间', '儿童房', 'a baby nursery with a white crib'])(
    'of a room in which nothing is done is not in it: %s',
    (prompt) => {
      expect(hasPeople(prompt)).toBe(false);
    },
  );

  it.each([
    "baking in grandma's kitchen",
    '小女孩在奶奶的厨房里做饭',
    "the girl's cat",
    'women watch a movie',
    '男孩骑自行车',
    '女孩的眼睛',
    '男孩送给妈妈一束花',
    "a wizard's study",
  ])('is there where somebody does something, or is looked at: %s', (prompt) => {
    expect(hasPeople(prompt)).toBe(true);
  });

  it('is told as left out', () => {
    expect(parsePrompt("a child's desk").ignored).toEqual(["child's"]);
  });
});

it.each(['a jester hat', '水手的帽子', "a captain's hat", 'a fedora'])(
  'a hat that is not drawn is no top hat: %s',
  (prompt) => {
    expect(keysOf(prompt)).toEqual([]);
  },
);

it.each(['儿童蜡笔画，太阳和小房子', "children's watercolor painting of a house"])(
  'brings no child who draws: %s',
  (prompt) => {
    expect(parsePrompt(prompt).subjects.filter(({ kind }) => kind === 'figure')).toEqual([]);
  },
);

it('keeps the child of whom a drawing is', () => {
  expect(parsePrompt('小女孩水彩画').subjects.map(({ kind }) => kind)).toEqual(['figure']);
});
