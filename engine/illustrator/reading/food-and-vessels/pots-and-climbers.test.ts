// What grows in a pot, on a house or on a fence, and who or what is only called after a plant.

import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

function drawn(prompt: string): string[] {
  return parsePrompt(prompt).subjects.map(({ drawing }) => drawing.replace('own/', ''));
}

describe('a plant in a pot', () => {
  it.each([
    ['potted lavender on a windowsill', 'potted-lavender'],
    ['a pot of red geraniums', 'potted-geranium'],
    ['pink azaleas in a terracotta pot', 'potted-azalea'],
    ['sunflowers in a flowerpot', 'potted-sunflower'],
    ['a monstera in a white pot', 'potted-monstera'],
    ['窗台上的一盆茉莉花', 'potted-jasmine'],
    ['花盆里种着薰衣草', 'potted-lavender'],
    ['蝴蝶兰盆栽', 'potted-orchid'],
    ['一盆绿萝', 'potted-pothos'],
    ['a lemon tree in a pot', 'potted-lemon-tree'],
    ['盆里的橘子树', 'potted-orange-tree'],
    ['daisies on a windowsill', 'potted-daisy'],
    ['窗台上的天竺葵', 'potted-geranium'],
  ])('is no field of it: %s', (prompt, drawing) => {
    expect(drawn(prompt)).toEqual([drawing]);
  });

  it('is one where many flowers share a pot, and several in pots', () => {
    const counts = ['geraniums in a pot', 'geraniums in pots', 'two pots of geraniums'];
    expect(counts.map((prompt) => parsePrompt(prompt).subjects[0]?.count)).toEqual([1, 3, 2]);
  });

  it.each(['a white pot with pink geraniums', '白色花盆里的红色天竺葵'])(
    'has its own colour, not that of the pot: %s',
    (prompt) => {
      const [flowers] = parsePrompt(prompt).subjects;
      expect(['#ec6fa4', '#d8342f']).toContain(flowers?.colour);
    },
  );

  it.each(['a pot of rice', 'a pot of tea', '一盆水'])(
    'is not what is cooked or held in one: %s',
    (prompt) => {
      expect(drawn(prompt).some((name) => name.startsWith('potted-'))).toBe(false);
    },
  );
});

describe('what climbs', () => {
  it.each([
    ['a stone cottage covered with wisteria', 'house', 'wisteria'],
    ['ivy climbing up an old castle', 'castle', 'ivy'],
    ['a white house with bougainvillea growing on its walls', 'house', 'bougainvillea'],
    ['爬满常春藤的小屋', 'house', 'ivy'],
    ['牵牛花爬满篱笆', 'fence', 'morning-glory'],
  ])('is on what it climbs: %s', (prompt, key, overgrown) => {
    const { subjects, ignored } = parsePrompt(prompt);
    expect(subjects.map((one) => [one.key, one.overgrown])).toEqual([[key, overgrown]]);
    expect(ignored).toEqual([]);
  });

  it.each(['a house with roses in the garden', 'a house covered in snow', '篱笆旁的牵牛花'])(
    'leaves what only stands beside it: %s',
    (prompt) => {
      expect(parsePrompt(prompt).subjects.some(({ overgrown }) => overgrown !== undefined)).toBe(false);
    },
  );
});

describe('a name that is a plant', () => {
  it.each([
    '一个叫牡丹的女孩',
    '名叫梅花的老奶奶',
    'a portrait of Daisy',
    'Iris sitting by the window',
    'a girl named Violet',
    '石榴裙',
    '杏眼',
    '杜鹃鸟',
    'a plum dress',
    'an apricot sky',
    'a peach coloured scarf',
    '柿子色的毛衣',
    'mulberry silk',
    'a fig leaf',
    'olive skin',
    'a violet dress',
    '榴莲千层',
  ])('brings none: %s', (prompt) => {
    const kinds = parsePrompt(prompt).subjects.filter(({ kind }) => ['plant', 'tree', 'food'].includes(kind));
    expect(kinds).toEqual([]);
  });

  it('is fruit where fruit is meant', () => {
    expect(drawn('龙眼')).toEqual(['longan']);
  });
});

describe('kinds of flowers', () => {
  it('are apart, and "flowers" are those that were named', () => {
    expect(drawn('bluebells and daisies')).toEqual(['plant-of-bluebell', 'plant-of-daisy']);
    expect(drawn('dandelions, flowers in the wind')).toEqual(['plant-of-dandelion']);
  });

  it('are house plants of their own beside each other', () => {
    expect(drawn('a snake plant and a monstera')).toEqual(['potted-snake-plant', 'potted-monstera']);
  });
});

describe('fruit', () => {
  it.each([
    ['pomegranates', 'pomegranate', 1],
    ['three pomegranates', 'pomegranate-piece', 3],
    ['五个石榴', 'pomegranate-piece', 5],
    ['a bunch of radishes', 'radish', 1],
    ['一串龙眼', 'longan', 1],
  ])('is one piece each where it is counted: %s', (prompt, drawing, count) => {
    const [fruit] = parsePrompt(prompt).subjects;
    expect([fruit?.drawing, fruit?.count]).toEqual([`own/${drawing}`, count]);
  });

  it.each(['a bowl of strawberries and a glass of milk', '一碗草莓和一杯牛奶'])(
    'lies in its bowl, whatever is drunk beside it: %s',
    (prompt) => {
      const keys = parsePrompt(prompt).subjects.map(({ key }) => key);
      expect(keys).toEqual(['bowl', 'strawberry', 'glass-of-milk']);
    },
  );

  it.each(['a bowl of lychees', '一篮枇杷', 'a crate of persimmons', '一盘无花果'])(
    'lies in heaps: %s',
    (prompt) => {
      expect(parsePrompt(prompt).subjects).toHaveLength(2);
    },
  );

  it.each([
    ['pomegranate juice', 'red-juice'],
    ['一杯百香果汁', 'juice'],
    ['celery juice', 'green-juice'],
  ])('is only the colour of its juice: %s', (prompt, key) => {
    expect(parsePrompt(prompt).subjects.map((one) => one.key)).toEqual([key]);
  });
});

describe('plants that cover something', () => {
  it.each(['a house overgrown with greenery', '爬满植物的小屋'])('climb on it: %s', (prompt) => {
    const [house, ...others] = parsePrompt(prompt).subjects;
    expect(house?.overgrown).toBe('ivy');
    expect(others).toEqual([]);
  });

  it('are left out and told where nothing is drawn to grow', () => {
    const { subjects, ignored } = parsePrompt('a skyscraper covered with plants, blue sky');
    expect(subjects).toEqual([]);
    expect(ignored).toContain('covered with plants');
  });
});

it.each(['白色陶瓷花瓶,一枝红梅,极简', 'a white vase, a single branch of plum blossom'])(
  'a branch named after its vase stands in it: %s',
  (prompt) => {
    expect(parsePrompt(prompt).subjects.map(({ key }) => key)).toEqual(['vase', 'vase-plum']);
  },
);

it('a giant field of flowers is no giant flower', () => {
  expect(parsePrompt('a giant sunflower field').subjects.map(({ kind }) => kind)).toEqual(['plant']);
  expect(parsePrompt('a giant sunflower').subjects.map(({ kind }) => kind)).toEqual(['item']);
});
