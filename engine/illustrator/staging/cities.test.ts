// Cities are those that were named: what they are known by is in the image, and whoever is named stands in their streets.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { CITIES, CITY_SIGHTS } from '../lexicon/cities.ts';
import { frontsOf, sightOf } from './city-sight.ts';
import { OWN_DRAWINGS } from '../things/own-drawings.ts';

beforeAll(needDrawings, 120_000);

describe('a city', () => {
  it.each([
    ['a girl in Prague', 'street', 'own/twin-spires'],
    ['a street musician playing saxophone in Paris', 'street', 'own/eiffel-tower'],
    ['Istanbul at sunset with seagulls', 'street', 'own/domed-mosque'],
    ['a red bus in London', 'street', 'own/big-ben'],
    ['a dog in Berlin', 'street', 'own/brandenburg-gate'],
    ['雨中的东京街头', 'street', 'noto/tokyo-tower'],
    ['一个女孩在首尔', 'street', 'own/hill-tower'],
    ['老上海外滩', 'street', 'own/clock-tower'],
    ['上海外滩夜景', 'city', 'own/pearl-tower'],
    ['Dubai skyline', 'city', 'own/needle-tower'],
    ['New York at night', 'city', 'own/stepped-tower'],
    ['广州塔夜景', 'city', 'own/canton-tower'],
    ['Guangzhou skyline with the Canton Tower', 'city', 'own/canton-tower'],
    ['新加坡夜景', 'city', 'own/marina-towers'],
  ])('is told by what it is known for: %s', async (prompt, place, sight) => {
    const { scene, told } = await plan(prompt);
    expect([scene.stage.scene, sightOf(scene.stage)]).toEqual([place, sight]);
    expect(scene.layers.map(({ name }) => name)).toContain('sight of the city');
    expect(told.ignored).toEqual([]);
  });

  it('has its sight once, also where that is named', async () => {
    const { scene, told, of } = await plan('a couple kissing under the Eiffel tower in Paris');
    expect(scene.layers.filter(({ name }) => name === 'sight of the city')).toHaveLength(1);
    expect(of('eiffel-tower')).toEqual([]);
    expect(told.ignored).toEqual([]);
  });

  it('is no part of another word, and of no other place', async () => {
    for (const prompt of ['a parisian woman', 'a comparison of cats', 'a street with a dog'])
      expect(sightOf((await plan(prompt)).scene.stage)).toBeUndefined();
  });

  it('is told as left out where its sight has no place', async () => {
    const { told } = await plan('a castle in Prague');
    expect(told.ignored).toContain('Prague');
  });

  it('has fronts of its own, and a souk no lamps', async () => {
    expect(frontsOf((await plan('a woman in Paris')).scene.stage)).toBe('stone');
    const { scene, told } = await plan('Moroccan souk with a cat');
    expect(frontsOf(scene.stage)).toBe('clay');
    expect(scene.layers.some(({ name }) => name === 'street lamps')).toBe(false);
    expect(told.ignored).toEqual([]);
  });

  it('has a drawing for every sight', () => {
    const own = [...CITIES.flatMap(({ sight }) => sight ?? []), ...CITY_SIGHTS.map(({ drawing }) => drawing)];
    for (const drawing of own.filter((name) => name.startsWith('own/')))
      expect(OWN_DRAWINGS).toHaveProperty([drawing]);
  });
});

describe('a canal of Amsterdam', () => {
  it.each(['Amsterdam canals with bikes', 'a windmill by a canal with tulips'])(
    'lies between gables, without the hills and willows of China: %s',
    async (prompt) => {
      const { scene, told } = await plan(prompt);
      expect(scene.stage.scene).toBe('water-town');
      expect(scene.layers.some(({ name }) => name.endsWith('mountains'))).toBe(false);
      expect(told.ignored).toEqual([]);
    },
  );
});

describe('the houses of a street', () => {
  it('are along it, not things that stand in it', async () => {
    for (const prompt of ['a street with houses and a cat', '街道两旁的房子，一只猫']) {
      const { reading, scene } = await plan(prompt);
      expect(reading.subjects.map(({ key }) => key)).toEqual(['cat']);
      expect(scene.stage.scene).toBe('street');
    }
  });

  it('have gardens in a suburb', async () => {
    const { scene, told } = await plan('suburb street with houses and lawns, a boy riding a bike');
    expect(scene.stage.scene).toBe('village');
    expect(told.ignored).toEqual([]);
  });
});

describe('a crossing', () => {
  it.each(['shibuya crossing at night in the rain', '斑马线上的女孩', 'a man at a crosswalk'])(
    'has stripes: %s',
    async (prompt) => {
      const { scene, told } = await plan(prompt);
      expect(scene.stage.scene).toBe('street');
      expect(scene.layers.some(({ name }) => name === 'crossing')).toBe(true);
      expect(told.ignored).toEqual([]);
    },
  );

  it('is in no other street', async () => {
    const { scene } = await plan('a street in the rain');
    expect(scene.layers.some(({ name }) => name === 'crossing')).toBe(false);
  });
});
