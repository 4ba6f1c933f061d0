// A logo that names a trade alone shows the thing that the trade is known by, and says so.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('a logo of clouds', () => {
  it('shows the cloud, and nothing that is stored', async () => {
    const { reading, told } = await plan('logo for a cloud storage company');
    expect(reading.subjects).toEqual([]);
    expect(told.understood).toContain('cloud storage');
  });
});

describe('the logo of a trade', () => {
  it.each([
    ['logo for a coffee shop called "Bean", minimal', 'coffee'],
    ['茶馆logo', 'tea'],
    ['a logo for a bakery', 'croissant'],
    ['logo for a pizzeria', 'pizza'],
    ['an ice cream shop logo', 'ice-cream'],
    ['餐厅的logo', 'fork-and-knife'],
    ['a logo for a winery', 'wine'],
    ['花店的标志', 'bouquet'],
    ['书店logo，文字“拾光”', 'book'],
    ['logo for a language academy', 'book'],
    ['pet shop logo, text "PAWS"', 'dog'],
    ['a logo for a barber shop', 'scissors'],
    ['a jewelry brand logo', 'gem-stone'],
    ['photography studio logo', 'camera'],
    ['a logo for a music store', 'guitar'],
    ['旅行社logo', 'plane'],
    ['bike shop logo', 'bike'],
    ['玩具店的logo', 'teddy-bear'],
    ['logo for a real estate agency', 'house'],
    ['a logo for a yoga studio', 'lotus'],
    ['logo for a tech startup', 'rocket'],
    ['organic farm logo', 'tractor'],
    ['茶叶品牌logo，“清风”', 'tea-shoot'],
    ['coffee bean logo', 'coffee-beans'],
    ['tea leaf logo', 'tea-shoot'],
    ['fish bone logo', 'fish-bones'],
    ['wheat ear logo', 'wheat-ear'],
    ['pine cone logo', 'pine-cone'],
    ['咖啡豆标志', 'coffee-beans'],
    ['户外品牌logo，“山野”', 'tent'],
    ['服装品牌logo', 'dress'],
    ['家具品牌logo', 'armchair'],
    ['海鲜品牌的标志', 'lobster'],
  ])('shows what it is known by: %s', async (prompt, key) => {
    const { reading, told } = await plan(prompt);
    expect(reading.subjects.map((subject) => subject.key)).toEqual([key]);
    expect(told.understood.length).toBeGreaterThan(1);
  });

  it('has nothing missing', async () => {
    for (const prompt of [
      'pet shop logo',
      '咖啡品牌logo，“晨光”',
      '茶叶品牌logo',
      '咖啡店的logo',
      'a logo for a barber shop',
    ])
      expect((await plan(prompt)).told.ignored).toEqual([]);
  });

  it.each([
    ['minimalist logo of a fox for a coffee shop called "Ember"', ['fox', 'coffee']],
    ['a cat logo for a bookstore', ['cat', 'book']],
    ['狐狸咖啡店logo', ['fox', 'coffee']],
    ['logo of a bear, bakery "Honey"', ['bear', 'croissant']],
    ['a pet shop logo with a cat', ['cat']],
    ['咖啡店logo，一只猫和咖啡杯', ['cat', 'coffee']],
  ])('is beside the animal of the logo: %s', async (prompt, keys) => {
    const { reading, spots, told } = await plan(prompt);
    expect(reading.subjects.map(({ key }) => key)).toEqual(keys);
    expect(spots.map(({ subject }) => subject.key)).toEqual(keys);
    expect(told.ignored).toEqual([]);
  });

  it('keeps to what else is named with it', async () => {
    const { reading } = await plan('a logo for a coffee shop with a rocket');
    expect(reading.subjects.map(({ key }) => key)).toEqual(['rocket']);
  });
});
