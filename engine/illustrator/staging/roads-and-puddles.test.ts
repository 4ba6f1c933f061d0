// What is under feet and wheels, or strung over the land, is drawn and told: bridges, roads, puddles, prayer flags, viaducts.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { underfootOf } from './underfoot.ts';

beforeAll(needDrawings, 120_000);

describe('on a bridge in the rain', () => {
  it.each(['古风美人撑着油纸伞走在雨中的石桥上', '古风女孩撑着油纸伞站在雨中的石桥上'])(
    '%s',
    async (prompt) => {
      const { scene, reading, told } = await plan(prompt);
      expect(underfootOf(scene.stage)).toBe('bridge');
      const she = reading.subjects.find(({ person }) => person);
      expect(she?.person?.wears.map(({ garment }) => garment)).toEqual(['hanfu']);
      expect(reading.subjects.find(({ key }) => key === 'umbrella')?.drawing).toBe('own/paper-umbrella');
      expect(told.ignored).toEqual([]);
    },
  );
});

describe('people of old China', () => {
  it.each([
    ['an ancient Chinese woman in a garden', 'hanfu'],
    ['唐朝女子在花园里', 'hanfu'],
    ['古风，一个男孩在湖边', 'hanfu'],
    ['a Chinese woman in a garden', undefined],
  ])('%s', async (prompt, garment) => {
    const { reading } = await plan(prompt);
    expect(reading.subjects.find(({ person }) => person)?.person?.wears[0]?.garment).toBe(garment);
  });
});

describe('a road under wheels', () => {
  it.each([
    ['银色的跑车停在海边公路上', 'sea'],
    ['a car driving along a coastal highway', 'sea'],
    ['a red car driving on a mountain road', 'mountains'],
    ['公路上的卡车，远处是雪山', 'mountains'],
  ])('%s', async (prompt, place) => {
    const { scene, told } = await plan(prompt);
    expect(scene.stage.scene).toBe(place);
    expect(scene.layers.map(({ name }) => name)).toContain('road across');
    expect(told.ignored).toEqual([]);
  });

  it('leaves paths and straight highways as they were', async () => {
    const path = await plan('a girl on a forest path');
    const highway = await plan('a truck on a highway');
    expect([underfootOf(path.scene.stage), underfootOf(highway.scene.stage)]).toEqual([undefined, 'highway']);
  });
});

describe('railways on arches', () => {
  it.each([
    ['A train crossing a viaduct in the mountains', 'own/train-on-viaduct'],
    ['高铁穿过高架桥', 'own/fast-train-on-viaduct'],
    ['an old stone viaduct in a valley', 'own/viaduct'],
  ])('%s', async (prompt, drawing) => {
    const { spots, told } = await plan(prompt);
    expect(spots.map(({ subject }) => subject.drawing)).toEqual([drawing]);
    expect(told.ignored).toEqual([]);
  });
});

it.each([
  ['a locomotive crossing a stone viaduct with sheep grazing below', 'own/train-on-viaduct'],
  ['a train passing below a stone viaduct', 'own/steam-train'],
])('has the train where it is said to be: %s', async (prompt, drawing) => {
  const { spots } = await plan(prompt);
  expect(spots.map(({ subject }) => subject.drawing)).toContain(drawing);
});

it('gives the train and its bridge a colour each', async () => {
  const [spot] = (await plan('a green train crossing a red bridge')).spots;
  expect(spot?.subject).toMatchObject({ colour: '#4a9e54', parts: [{ part: 'bridge', colour: '#d8342f' }] });
});

describe('what lies about and is strung', () => {
  it.each([
    ['a child jumping in puddles on a city street after rain', 'puddles'],
    ['雨后的街道，有水坑', 'puddles'],
    ['小朋友在雨中踩水坑', 'splashes'],
    ['kids splashing in puddles', 'splashes'],
    ['a muddy puddle on a country road', 'road'],
    ['雪山下的经幡', 'prayer flags'],
    ['Tibetan prayer flags in front of a snow mountain', 'prayer flags'],
  ])('%s', async (prompt, layer) => {
    const { scene, told } = await plan(prompt);
    expect(scene.layers.map(({ name }) => name)).toContain(layer);
    expect(told.ignored).toEqual([]);
  });

  it.each(['a puddle on a table', 'prayer flags in a room'])('but not indoors: %s', async (prompt) => {
    const { told } = await plan(prompt);
    expect(told.ignored.length).toBeGreaterThan(0);
  });
});

it.each(['宇航员在空间站里看地球', 'an astronaut looking at Earth from the space station window'])(
  'sees the earth from a station: %s',
  async (prompt) => {
    const { told } = await plan(prompt);
    expect(told.ignored).toEqual([]);
  },
);

it('puddles before a house lie in no street of a city', async () => {
  const { scene } = await plan('two children jumping in puddles in front of a brick house');
  expect(scene.stage.scene).toBe('meadow');
});
