// Things that lie by themselves, and are in use where somebody is there.

import { expect, it } from 'vitest';
import { planScene } from '#tests/fakes/plan-scene.ts';

it.each([
  ['a frying pan', 'frying-pan'],
  ['一把木梳', 'comb'],
  ['a stack of towels', 'towel'],
  ['a grey hoodie on a hanger', 'hoodie'],
  ['a navy suit', 'suit'],
  ['一件羽绒服', 'puffer-jacket'],
  ['a blue beanie', 'beanie'],
  ['徽州古镇的石牌坊', 'memorial-gate'],
  ['一个滑翔伞', 'paraglider'],
  ['扫地机器人在客厅', 'robot-vacuum'],
  ['a hot dog stand on a street corner', 'food-cart'],
  ['an old rocking horse in an attic', 'rocking-horse'],
  ['a music box with a ballerina', 'music-box'],
  ['two men playing pool', 'pool-table'],
])('is there: %s', async (prompt, key) => {
  const { of, told } = await planScene(prompt);
  expect(of(key)).toHaveLength(1);
  expect(told.understood.length).toBeGreaterThan(0);
});

it.each([
  ['a girl combing her hair with a comb', 'comb', 'comb'],
  ['a man in a leather jacket and slippers', 'slippers', 'slippers'],
  ['新娘坐在花轿里', 'sedan-chair', '花轿'],
  ['a cat sleeping on folded towels', 'towel', 'folded towels'],
])('does not lie beside them, and is told as left out: %s', async (prompt, key, words) => {
  const { of, told } = await planScene(prompt);
  expect(of(key)).toEqual([]);
  expect(told.ignored).toContain(words);
});

it.each([
  ['a man holding a frying pan', 'frying-pan'],
  ['a chef with a rolling pin', 'rolling-pin'],
  ['手里拿着一把木梳的女孩', 'comb'],
])('is in the hand of who holds it: %s', async (prompt, key) => {
  const { reading, of, told } = await planScene(prompt);
  expect(reading.subjects.map((one) => one.key)).toContain(key);
  expect(of(key)).toEqual([]);
  expect(told.ignored).toEqual([]);
});

it.each(['a pirate firing a cannon', 'a captain beside a ship wheel'])(
  'stands beside who is there, and in no hand: %s',
  async (prompt) => {
    const { spots } = await planScene(prompt);
    expect(spots.map(({ subject }) => subject.key)).toContainEqual(
      expect.stringMatching(/cannon|ships-wheel/),
    );
  },
);

it('is in the hands of who plays, and no second one', async () => {
  const { reading, told } = await planScene('a hockey player with a hockey stick');
  expect(reading.subjects.map(({ key }) => key)).not.toContain('hockey-stick');
  expect(told.ignored).toEqual([]);
});

it('is worn by who is there', async () => {
  const { of, told } = await planScene('a girl wearing a yellow hoodie');
  expect(of('hoodie')).toEqual([]);
  expect(told.understood).toContain('hoodie');
});
