// What stands along streets and roads is a thing of its own, in the place where it stands.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { STREET_THINGS } from '../lexicon/street-things.ts';
import { hallOf } from '../scenery/hall-kind.ts';
import { OWN_DRAWINGS } from '../things/own-drawings.ts';
import { TOWN_METRES } from '../things/town-metres.ts';

beforeAll(needDrawings, 120_000);

describe('along a street', () => {
  it.each([
    ['a man waiting at a bus stop in the rain', 'bus-shelter', 'street'],
    ['公交站等车的老人', 'bus-shelter', 'street'],
    ['小男孩等公交车', 'bus-shelter', 'street'],
    ['people waiting for the bus', 'bus-shelter', 'street'],
    ['街头艺人在弹吉他', 'tradesperson', 'street'],
    ['a street musician playing violin in the rain', 'tradesperson', 'street'],
    ['a woman at a tram stop in the snow', 'bus-shelter', 'street'],
    ['一辆绿色的公交车停在站台', 'bus-shelter', 'street'],
    ['a bus at the station', 'bus', 'street'],
    ['a red phone booth', 'phone-booth', 'street'],
    ['红绿灯', 'traffic-light', 'street'],
    ['a construction site with cranes', 'building-site', 'street'],
    ['a nuclear power plant at sunset', 'power-plant', 'street'],
    ['a wind farm', 'wind-farm', 'meadow'],
    ['草地上的五星红旗', 'flag-of-china', 'meadow'],
    ['kids on a playground', 'playground', 'meadow'],
  ])('%s', async (prompt, key, place) => {
    const { scene, told, of } = await plan(prompt);
    expect([scene.stage.scene, of(key).length]).toEqual([place, 1]);
    expect(told.ignored).toEqual([]);
  });

  it('stands nothing of the kind unasked', async () => {
    const { reading } = await plan('a man waits in a street');
    expect(reading.subjects.map(({ key }) => key)).toEqual(['man']);
  });

  it('has a drawing and a height for each', () => {
    for (const { key, drawing } of STREET_THINGS) {
      expect(OWN_DRAWINGS).toHaveProperty([drawing]);
      expect(TOWN_METRES).toHaveProperty([key]);
    }
  });
});

describe('a playground', () => {
  it('has children on the ground before it, not on its roof', async () => {
    const { scene, of } = await plan('kids on a playground');
    for (const kid of of('child')) expect(kid.y).toBeGreaterThan(scene.stage.horizon);
  });
});

describe('who waits for a bus', () => {
  it.each(['地铁站里等车的女孩', '等车的女孩'])('is without a car: %s', async (prompt) => {
    const { reading, told } = await plan(prompt);
    expect(reading.subjects.map(({ key }) => key)).toEqual(['girl']);
    expect(told.ignored).toEqual([]);
  });
});

describe('a factory', () => {
  it('has chimneys that smoke where that is said', async () => {
    const { scene, told } = await plan('a factory with smoking chimneys');
    expect(scene.layers.some(({ name }) => name.startsWith('smoke'))).toBe(true);
    expect(told.ignored).toEqual([]);
  });
});

describe('a hall', () => {
  it.each([
    ['airport terminal, a traveler with a suitcase', 'airport'],
    ['在机场等飞机的女孩', 'airport'],
    ['a sports car in a parking garage', 'garage'],
    ['train station hall with people', 'concourse'],
  ])('is the one that was named: %s', async (prompt, hall) => {
    const { scene, told } = await plan(prompt);
    expect(hallOf(scene.stage)).toBe(hall);
    expect(told.ignored).toEqual([]);
  });

  it('is no garage of a house', async () => {
    expect(hallOf((await plan('a car in a garage')).scene.stage)).toBeUndefined();
  });
});

describe('a highway', () => {
  it('is under the wheels', async () => {
    const { scene, told } = await plan('highway at dusk with cars');
    expect(scene.stage.scene).toBe('meadow');
    expect(scene.layers.some(({ name }) => name === 'highway')).toBe(true);
    expect(told.ignored).toEqual([]);
  });
});

async function heightsOf(prompt: string): Promise<number[]> {
  return (await plan(prompt)).of('person').map(({ tall }) => tall);
}

describe('people with umbrellas', () => {
  it('have one each, and lose it where there is one', async () => {
    // The canopy is over the head: who holds one is drawn taller.
    const [bare, one, each] = await Promise.all(
      ['people', 'people with an umbrella', 'people with umbrellas'].map(heightsOf),
    );
    const taller = (some: number[] | undefined): number =>
      some?.filter((tall, at) => tall > (bare?.[at] ?? 0) * 1.03).length ?? 0;
    expect([bare?.length, taller(one), taller(each)]).toEqual([3, 1, 3]);
  });

  it('walk, not the umbrellas', async () => {
    const { reading } = await plan('古风少女撑着油纸伞走在石桥上');
    const on = reading.links.find(({ relation }) => relation === 'on');
    expect(reading.subjects[on?.from ?? -1]?.key).toBe('hanfu');
    expect(reading.subjects[on?.to ?? -1]?.key).toBe('bridge');
  });
});
