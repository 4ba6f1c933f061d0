// A poster shows one thing, large, before a sheet of another colour; of a city its landmark and its name.

import { luminance } from '#engine/raster/colour.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('a poster that is set nowhere', () => {
  it.each([
    ['国潮风格的锦鲤海报', 'koi'],
    ['a poster of a jazz cat', 'cat'],
    ['movie poster of a lonely astronaut', 'astronaut'],
    ['一张老虎的海报', 'tiger'],
  ])('shows its subject large on a sheet: %s', async (prompt, key) => {
    const { scene, spots, told } = await plan(prompt);
    expect([scene.stage.scene, spots.map(({ subject }) => subject.key)]).toEqual(['poster', [key]]);
    expect(scene.layers.some(({ name }) => name === 'poster disc')).toBe(true);
    expect(spots[0]?.tall).toBeGreaterThan(512 * 0.25);
    expect(told.ignored).toEqual([]);
  });

  it('has a pale sheet behind what is dark', async () => {
    const { reading } = await plan('a poster of a black cat');
    expect(luminance(reading.ground ?? '#000000')).toBeGreaterThan(0.4);
  });

  it.each([
    'a poster of a cat in the rain',
    'a poster of a tiger at sunset',
    'a poster of a fox in a forest',
  ])('keeps its place, its hour and its weather: %s', async (prompt) => {
    const { scene, told } = await plan(prompt);
    expect(scene.stage.scene).not.toBe('poster');
    expect(told.ignored).toEqual([]);
  });
});

it.each([
  ['poster of a cactus', 'cactus'],
  ['海报 一棵松树', 'pine'],
  ['poster of a hummingbird, flat style', 'hummingbird'],
])('shows what grows large on a sheet: %s', async (prompt, key) => {
  const { scene, of } = await plan(prompt);
  expect(scene.stage.scene).toBe('poster');
  expect(of(key)).toHaveLength(1);
});

describe('the poster of a city', () => {
  it.each([
    ['vintage travel poster of Paris', ['eiffel-tower'], 'PARIS'],
    ['复古旅行海报 京都', ['torii', 'pagoda'], '京都'],
    ['travel poster of London', ['big-ben'], 'LONDON'],
    ['rome travel poster', ['colosseum'], 'ROME'],
    ['上海旅行海报', ['pearl-tower'], '上海'],
    ['Sydney travel poster', ['opera-house'], 'SYDNEY'],
    ['dubai travel poster', ['needle-tower'], 'DUBAI'],
    ['moscow travel poster', ['onion-domes'], 'MOSCOW'],
    ['India travel poster', ['taj-mahal'], 'INDIA'],
    ['北京旅游海报', ['palace-hall'], '北京'],
    ['New York travel poster', ['statue-of-liberty'], 'NEW YORK'],
    ['新加坡旅行海报', ['marina-towers'], '新加坡'],
    ['洛阳旅行海报', ['bouquet'], '洛阳'],
    ['Barcelona travel poster', ['spired-basilica'], 'BARCELONA'],
  ])('shows its landmark, and its name: %s', async (prompt, keys, name) => {
    const { scene, reading, told } = await plan(prompt);
    expect(scene.stage.scene).toBe('poster');
    expect(reading.subjects.map(({ key }) => key)).toEqual(keys);
    expect(reading.writing.map(({ text }) => text)).toEqual([name]);
    expect(told.ignored).toEqual([]);
  });

  it.each([
    ['travel poster of Cleveland', 'CLEVELAND'],
    ['chicago travel poster', 'CHICAGO'],
    ['深圳旅行海报', '深圳'],
  ])('has towers at its foot where it has no sight of ours: %s', async (prompt, name) => {
    const { scene, reading, told } = await plan(prompt);
    expect([scene.stage.scene, reading.foot]).toEqual(['poster', 'skyline']);
    expect(reading.writing.map(({ text }) => text)).toEqual([name]);
    expect(told.ignored).toEqual([]);
  });

  it('has no towers where nobody knows whether it has any', async () => {
    expect((await plan('travel poster of Yosemite')).reading.foot).toBeUndefined();
  });

  it.each([
    ['travel poster of Porto', 'PORTO'],
    ['vintage travel poster of Lisbon', 'LISBON'],
  ])('letters the name that nothing else would tell: %s', async (prompt, name) => {
    const { reading, told } = await plan(prompt);
    expect(reading.writing.map(({ text }) => text)).toEqual([name]);
    expect(told.ignored).toEqual([]);
  });

  it('stands in the city at an hour that is named', async () => {
    const { scene, told } = await plan('Paris travel poster at night');
    expect([scene.stage.scene, scene.stage.time]).toEqual(['city', 'night']);
    expect(scene.layers.map(({ name }) => name)).toContain('sight of the city');
    expect(told.ignored).toEqual([]);
  });
});

it.each([
  ['Vintage travel poster of Santorini', 'SANTORINI'],
  ['Minimalist travel poster of Iceland', 'ICELAND'],
])('is headed by the place, and not by its manner: %s', async (prompt, title) => {
  const { reading } = await plan(prompt);
  expect(reading.writing.map(({ text }) => text)).toEqual([title]);
});

it('has bats in the air over what stands there', async () => {
  const { of } = await plan('Halloween poster with pumpkins and bats');
  const [[pumpkin], bats] = [of('jack-o-lantern'), of('bat')];
  expect(bats).toHaveLength(3);
  for (const { y } of bats) expect(y).toBeLessThan((pumpkin?.y ?? 0) - 100);
});
