// What is named together lies in one bowl, nuts and herbs are as small as they are, and what is cooked in a pot is around it.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';
import { metresOf } from '../things/metres.ts';
import { contentsOf } from './containers.ts';
import { heapPieces } from './heap-pieces.ts';

beforeAll(needDrawings, 120_000);

describe('a heap', () => {
  it.each([
    ['a bowl of fresh strawberries and blueberries', ['strawberry', 'blueberries']],
    ['一盘草莓和樱桃', ['strawberry', 'cherries']],
    ['a wooden bowl of almonds, walnuts and cashews', ['almond', 'walnut', 'cashew']],
    ['一篮苹果和橙子', ['apple', 'orange']],
  ])('is of all that is named: %s', async (prompt, keys) => {
    const { reading, spots, told } = await plan(prompt);
    expect(spots).toHaveLength(1);
    expect(contentsOf(reading, spots[0]?.subject ?? { key: '' }).map(({ key }) => key)).toEqual(keys);
    expect(told.ignored).toEqual([]);
  });

  it.each(['一盘饺子和一碟醋', 'a bowl of apples and a pear'])(
    'leaves the rest beside it: %s',
    async (prompt) => {
      expect((await plan(prompt)).spots.length).toBeGreaterThan(1);
    },
  );

  it('has berries smaller than strawberries', () => {
    const [strawberry, blueberries] = parsePrompt('a bowl of strawberries and blueberries').subjects.slice(1);
    const size = (one: typeof strawberry): number =>
      one ? (heapPieces({ ...one, colour: undefined } as never, [undefined as never])[0]?.size ?? 0) : 0;
    expect(size(blueberries)).toBeLessThan(size(strawberry) * 0.7);
  });
});

describe('toppings', () => {
  it.each([
    ['a plate of spaghetti with meatballs and basil', ['spaghetti']],
    ['pancakes with maple syrup, blueberries and a sprig of mint', ['pancakes']],
    ['a bowl of oatmeal with raspberries and walnuts', ['bowl-with-spoon']],
    ['a glass of lemonade with mint', ['lemonade']],
    ['caprese salad with tomatoes, mozzarella and basil', ['caprese']],
  ])('lie on the dish, all of them: %s', async (prompt, keys) => {
    const { spots, told } = await plan(prompt);
    expect(spots.map(({ subject }) => subject.key)).toEqual(keys);
    expect(told.ignored).toEqual([]);
  });
});

it('an oil in a glass bottle is one bottle', async () => {
  const { spots } = await plan('a glass bottle of olive oil with olives on a stone table');
  expect(spots.map(({ subject }) => subject.key).toSorted()).toEqual(['olive', 'olive-oil']);
});

it('wontons are a bowl of them, beside a salted egg', async () => {
  const { spots, told } = await plan('一碗馄饨和一个咸鸭蛋');
  expect(new Set(spots.map(({ subject }) => subject.drawing))).toEqual(
    new Set(['own/wonton-soup', 'own/salted-egg']),
  );
  expect(told.ignored).toEqual([]);
});

it.each(['火锅，毛肚、牛肉片和蔬菜围在一起', 'hot pot with plates of beef, shrimp and vegetables around it'])(
  'a pot has plates around it: %s',
  async (prompt) => {
    const { of, spots, scene } = await plan(prompt);
    const [pot] = of('hotpot');
    expect(spots.length).toBeGreaterThan(3);
    expect(scene.stage.scene).toBe('table');
    expect(pot?.x).toBeCloseTo(256, 0);
    const around = spots.filter((one) => one !== pot);
    expect(Math.min(...around.map(({ x }) => Math.abs(x - 256)))).toBeGreaterThan(100);
  },
);

it.each(['olive', 'garlic', 'walnut', 'blueberries', 'herbs'])('is smaller than an apple: %s', (key) => {
  const one = { key, drawing: `noto/${key}`, kind: 'food' } as const;
  expect(metresOf(one)).toBeLessThan(metresOf({ ...one, key: 'apple' }));
});

it.each([
  ['green tea ice cream in a cup', ['ice-cream-bowl']],
  ['a basket of freshly baked bread', ['basket']],
])('serves in one vessel: %s', async (prompt, keys) => {
  const { spots, told } = await plan(prompt);
  expect(spots.map(({ subject }) => subject.key)).toEqual(keys);
  expect(told.ignored).toEqual([]);
});
