import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

it.each([
  [
    'a boat on a lake, with ducks around it and a church behind a tree',
    ['duck around boat', 'church behind tree'],
  ],
  [
    'an old man on a bench, with a dog in front of him and a bicycle leaning against a tree behind him',
    ['elder on bench', 'dog in_front elder', 'bike leaning_on tree', 'bike behind elder'],
  ],
  [
    'a vase between two candles on a table, an open book in front of it',
    ['vase between candle', 'book in_front vase'],
  ],
  ['a ballerina with a piano to her left', ['piano left dancer']],
  ['a boy on a bench, above his head a kite', ['boy on bench', 'kite over boy']],
  ['a chef cooks while a girl holds a book behind him', ['girl holding book', 'girl behind person']],
  ['a house with banners behind it', []],
  ['a girl with a cat behind her dog', ['girl beside cat', 'cat behind dog']],
  ['a tent with two people inside', ['person in tent']],
  ['a princess at the window of a tower, a knight below', ['knight under princess']],
  ['a cake on a table, balloons above and a child behind it', ['cake on table', 'child behind cake']],
  [
    'a suitcase on a bed with a cat sitting inside it and a book on a chair',
    ['suitcase on bed', 'cat in suitcase', 'book on chair'],
  ],
  [
    'a detective under a lamp post, a newspaper at his feet',
    ['newspaper beside man', 'man under street-lamp'],
  ],
  [
    '少女弹琵琶,面前的桌子上放着一盆兰花,身后是屏风',
    ['table in_front girl', 'potted-flowers on table', 'silk-screen behind girl'],
  ],
  ['森林里有一座小木屋,屋顶上站着一只猫头鹰', ['owl on cabin']],
  [
    '老人坐在长椅上,左边放着一根拐杖,右边趴着一只狗',
    ['elder on bench', 'walking-stick left elder', 'dog right elder'],
  ],
  ['沙发中间坐着爷爷,左边是孙子', ['elder on couch-and-lamp', 'boy left elder']],
  ['左边是一只猫,右边是一只狗', ['cat left undefined', 'dog right undefined']],
  ['石桥下,一艘小船划过', ['boat under bridge']],
  ['a white cabin, an owl on the roof', ['owl on cabin']],
])('a place belongs to what the words stand for: %s', (prompt, links) => {
  const { subjects, links: read } = parsePrompt(prompt);
  expect(
    read.map(({ from, relation, to }) => `${subjects[from]?.key} ${relation} ${subjects[to ?? -1]?.key}`),
  ).toEqual(links);
});
