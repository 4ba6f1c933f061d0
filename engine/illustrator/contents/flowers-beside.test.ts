// Flowers beside a thing for sale, and in vases, are of the kind that was named.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { flowerKindOf } from '../things/flower-kinds.ts';

beforeAll(needDrawings, 120_000);

describe('what lies beside a thing for sale', () => {
  it.each([
    ['a bottle of perfume on black marble with white orchids', 'own/cut-orchid'],
    ['a watch on black marble with water droplets, a single white orchid beside it', 'own/cut-orchid'],
    ['a skincare set with peonies', 'own/cut-peony'],
    ['一瓶香水和百合花', 'own/cut-lily'],
    ['手表和菊花', 'own/cut-chrysanthemum'],
    ['a candle with daisies', 'own/cut-daisy'],
    ['a cream jar with hydrangeas', 'own/cut-hydrangea'],
    ['a wine bottle with red carnations', 'own/cut-carnation'],
    ['soap with lavender', 'own/cut-lavender'],
    ['a perfume bottle with anemones', 'own/cut-anemone'],
    ['香水旁边有三色堇', 'own/cut-pansy'],
    ['香薰蜡烛，旁边有樱花', 'own/cut-blossoms'],
    ['a perfume bottle with magnolias', 'own/cut-magnolia'],
    ['香薰蜡烛，旁边有尤加利叶', 'own/lying-eucalyptus'],
  ])('is of its own kind: %s', async (prompt, drawing) => {
    const { spots, told } = await plan(prompt);
    const lying = spots.map(({ subject }) => subject.drawing).filter((name) => /cut-|lying-/.test(name));
    expect(new Set(lying)).toEqual(new Set([drawing]));
    expect(told.ignored).toEqual([]);
  });
});

it.each(['a perfume bottle with peonies and orchids', '一瓶香水，旁边有牡丹和兰花'])(
  'lies beside the other kind: %s',
  async (prompt) => {
    const { spots, told } = await plan(prompt);
    const lying = new Set(spots.map(({ subject }) => subject.drawing));
    expect(lying).toEqual(new Set(['own/cut-peony', 'own/cut-orchid', spots[0]?.subject.drawing]));
    expect(told.ignored).toEqual([]);
  },
);

it.each([
  ['orchids', 'orchid'],
  ['绣球花', 'hydrangea'],
  ['雏菊', 'daisy'],
  ['lilies of the valley', 'bells'],
  ['吊兰', undefined],
  ['wildflowers', undefined],
])('is told by its word: %s', (words, kind) => {
  expect(flowerKindOf({ key: 'flower', words })).toBe(kind);
});
