// Places are those that were named: lanes of the south have white walls, lanterns hang where they belong.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { steppedLandOf } from '../scenery/terraced-land.ts';
import { laneOf } from '../scenery/hutong.ts';

beforeAll(needDrawings, 120_000);

describe('a lane south of the Yangtze', () => {
  it.each(['江南小巷', '江南雨巷，撑伞的女孩', '水乡的小巷'])('has its own walls: %s', async (prompt) => {
    const { scene, told } = await plan(prompt);
    expect([scene.stage.scene, laneOf(scene.stage)]).toEqual(['street', 'jiangnan']);
    expect(scene.layers.some(({ name }) => name === 'street lamps')).toBe(false);
    expect(told.ignored).toEqual([]);
  });

  it('is on the water where no lane is named', async () => {
    for (const prompt of ['江南古镇', '江南水乡'])
      expect((await plan(prompt)).scene.stage.scene).toBe('water-town');
  });

  it('is no other lane', () => {
    expect(laneOf({ words: '胡同里的猫' })).toBe('hutong');
    expect(laneOf({ words: 'an alley in paris' })).toBeUndefined();
  });
});

describe('lanterns over a street', () => {
  it.each([
    ['a vintage car in front of a diner at night', false],
    ['a street at night', false],
    ['a chinese street at night', true],
    ['夜市', true],
    ['a street festival at night', true],
  ])('hang where they belong: %s', async (prompt, hang) => {
    const { scene } = await plan(`${prompt}, night`);
    expect(scene.stage.scene).toBe('street');
    expect(scene.layers.some(({ name }) => name === 'hung lanterns')).toBe(hang);
  });
});

describe('a mermaid', () => {
  it.each(['a mermaid sitting on a rock under the moon', '月光下坐在礁石上的美人鱼'])(
    'sits on her rock by the sea: %s',
    async (prompt) => {
      const { scene, told, of } = await plan(prompt);
      expect([scene.stage.scene, scene.stage.time]).toEqual(['sea', 'night']);
      const [[mermaid], [rock]] = [of('mermaid'), of('rock')];
      expect(mermaid?.isOnWater).toBe(false);
      const [top, foot] = [(rock?.y ?? 0) - (rock?.tall ?? 0), rock?.y ?? 0];
      expect(mermaid?.y).toBeLessThan((top + foot) / 2);
      expect(mermaid?.y).toBeGreaterThan(top);
      expect(told.ignored).toEqual([]);
    },
  );

  it('swims in the deep where nothing else is said', async () => {
    expect((await plan('a mermaid')).scene.stage.scene).toBe('underwater');
    expect((await plan('a mermaid and a shark')).scene.stage.scene).toBe('underwater');
  });
});

describe('a region', () => {
  it.each(['陕北的黄土高原', '黄土高坡上的窑洞', 'the loess plateau at sunset'])(
    'is land of yellow steps: %s',
    async (prompt) => {
      const { scene, told } = await plan(prompt);
      expect(steppedLandOf(scene.stage)).toBe('loess');
      expect(told.ignored).toEqual([]);
    },
  );

  it('lies under snow in the north, where winter is said', async () => {
    const { scene, told } = await plan('东北的冬天');
    expect([scene.stage.scene, told.ignored]).toEqual(['snowfield', []]);
  });

  it.each([
    ['东北农村', '东北'],
    ['西北的草原', '西北'],
    ['陕北的海边', '陕北'],
  ])('is told where nothing shows it: %s', async (prompt, region) => {
    expect((await plan(prompt)).told.ignored).toEqual([region]);
  });
});

describe('what people built', () => {
  it.each([
    ['a diver and a sunken ship', 'shipwreck', 'underwater'],
    ['a shipwreck on a beach', 'shipwreck', 'sea'],
    ['月球基地', 'space-base', 'moon'],
    ['窑洞前的老人和玉米', 'cave-homes', 'meadow'],
    ['土楼', 'tulou', 'meadow'],
    ['竹楼前的女孩', 'bamboo-house', 'meadow'],
    ['天守阁前的武士', 'japanese-castle', 'meadow'],
  ])('stands where it is at home: %s', async (prompt, key, place) => {
    const { scene, of } = await plan(prompt);
    expect([scene.stage.scene, of(key).length]).toEqual([place, 1]);
  });

  it.each([
    ['a girl in an apple orchard', 'orchard'],
    ['橘子园里的农民', 'orchard'],
    ['a man standing on a rooftop', 'rooftop'],
    ['天台上的情侣', 'rooftop'],
    ['戏台上的花旦', 'opera columns'],
    ['a peking opera singer on stage', 'opera columns'],
    ['chickens on a farm', 'farm'],
    ['公园里的老人', 'park'],
    ['a dog in the backyard', 'yard'],
  ])('is to be seen: %s', async (prompt, layer) => {
    const { scene } = await plan(prompt);
    expect(scene.layers.some(({ name }) => name === layer)).toBe(true);
  });
});
