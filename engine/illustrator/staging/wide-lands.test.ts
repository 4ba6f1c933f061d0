// Wide lands are those that were named: their form, what stands in them, and the weather over them.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { housesOf, houseStyleOf } from '../things/houses-of-lands.ts';
import { mountainKind } from '../scenery/mountain-kind.ts';
import { rockKindOf } from '../scenery/rock-country.ts';
import { localTree } from '../scenery/woods.ts';
import { struckTreeTop } from '../scenery/planting.ts';

beforeAll(needDrawings, 120_000);

function namesOf({ scene }: Awaited<ReturnType<typeof plan>>): string[] {
  return scene.layers.map(({ name }) => name);
}

describe('a form of wide land', () => {
  it.each([
    ['lone tree on a hill', 'mountains', 'knoll'],
    ['山丘上的一棵大树', 'mountains', 'knoll'],
    ['a castle on a green hill', 'mountains', 'knoll'],
    ['salt flats mirror reflection of the sky', 'lake', 'salt plates'],
    ['茶卡盐湖，天空之镜', 'lake', 'salt plates'],
    ['rope bridge across a deep jungle canyon', 'mountains', 'landmark rope bridge'],
    ['峡谷上的索桥', 'mountains', 'landmark rope bridge'],
    ['rocky coast with crashing waves', 'sea', 'sea rocks'],
    ['海边礁石，惊涛拍岸', 'sea', 'sea rocks'],
    ['autumn avenue of golden trees', 'meadow', 'avenue'],
    ['a hiker standing on a rocky ledge', 'mountains', 'ledge'],
    ['a desert road leading to red rock formations, a vintage car', 'mountains', 'road across'],
    ['the Grand Canyon at sunset', 'mountains', 'far mist of the gorge'],
    ['科罗拉多的峡谷', 'mountains', 'far mist of the gorge'],
    ['a frozen lake with blue ice', 'snowfield', 'lake ice'],
    ['贝加尔湖蓝冰', 'snowfield', 'lake ice'],
    ['glacier lagoon with icebergs', 'snowfield', 'icebergs'],
  ])('%s', async (prompt, place, layer) => {
    const planned = await plan(prompt);
    expect(planned.scene.stage.scene).toBe(place);
    expect(namesOf(planned)).toContain(layer);
    expect(planned.told.ignored.filter((word) => word !== '科罗拉多')).toEqual([]);
  });

  it.each([
    'a tree in a meadow',
    'a river',
    'the sea',
    'a woman on a hill',
    'an arched bridge in the mountains',
  ])('is drawn nowhere else: %s', async (prompt) => {
    const names = namesOf(await plan(prompt));
    for (const layer of ['knoll', 'salt plates', 'landmark rope bridge', 'sea rocks', 'avenue', 'ledge'])
      expect(names).not.toContain(layer);
  });
});

it('has a waterfall of a gorge behind its bridge', async () => {
  const { scene } = await plan('a waterfall in a tropical jungle with a rope bridge');
  const depthOf = (name: string): number => scene.layers.find((layer) => layer.name === name)?.depth ?? 0;
  expect(depthOf('waterfall')).toBeGreaterThan(0);
  expect(depthOf('landmark rope bridge')).toBeGreaterThan(depthOf('waterfall'));
});

describe('a night of the galaxy', () => {
  it('has neither moon nor clouds before it', async () => {
    const names = namesOf(await plan('the milky way over mountains'));
    expect(names).toContain('galaxy');
    for (const layer of ['light', 'clouds', 'cloud veil']) expect(names).not.toContain(layer);
  });

  it.each(['northern lights over a log cabin', 'the milky way over a lighthouse'])(
    'is told as being over what stands: %s',
    async (prompt) => {
      expect((await plan(prompt)).told.ignored).toEqual([]);
    },
  );

  it('has the moon that is asked for', async () => {
    expect(namesOf(await plan('the moon and the milky way over mountains'))).toContain('asked light');
  });
});

describe('words of a land', () => {
  it.each([
    ['rolling hills with sheep', 'sheep', 3],
    ['a sheep on a meadow', 'sheep', 1],
  ])('%s', async (prompt, key, count) => {
    expect((await plan(prompt)).of(key)).toHaveLength(count);
  });

  it('no rain falls behind a rainbow', async () => {
    expect((await plan('雨后的彩虹')).scene.stage.weather.has('rain')).toBe(false);
    expect((await plan('雨后的街道')).scene.stage.weather.has('rain')).toBe(true);
  });

  it.each([
    ['雨后的街道', false],
    ['a wet city street at night', false],
    ['rain-soaked alley', false],
    ['a rainy street', true],
    ['下雨的街道', true],
    ['a girl in a wet coat in the rain on a street', true],
  ])('falls only where it is not over: %s', async (prompt, falls) => {
    const { scene, told } = await plan(prompt);
    expect(scene.stage.weather.has('rain')).toBe(true);
    expect(scene.layers.some(({ name }) => name === 'rain')).toBe(falls);
    expect(told.ignored.filter((word) => /雨|rain/.test(word))).toEqual([]);
  });

  it('the cliffs of a fjord are around its water', async () => {
    expect((await plan('a fjord with steep cliffs')).scene.stage.scene).toBe('lake');
  });

  it('no antelope is in its canyon', async () => {
    expect((await plan('antelope canyon')).scene.stage.reading.subjects.map(({ key }) => key)).not.toContain(
      'deer',
    );
  });

  it.each([
    ['喀斯特山峰', 'karst'],
    ['rainbow mountains', 'mesa'],
    ['西湖的冬天', 'hills'],
  ] as const)('mountains of %s', async (prompt, kind) => {
    const { scene, reading } = await plan(prompt);
    expect(mountainKind(scene.stage)).toBe(kind);
    expect(reading.subjects.map(({ key }) => key)).not.toContain('rainbow');
  });

  it('poplars stand along their path', async () => {
    expect(namesOf(await plan('乡间小路，两旁是白杨树'))).toContain('avenue');
  });

  it('a path through a forest is in it', async () => {
    const planned = await plan('an autumn forest path');
    expect(planned.scene.stage.scene).toBe('forest');
    expect(namesOf(planned)).toContain('road');
  });
});

describe('what stands on a hill', () => {
  it('is on its top, over the horizon', async () => {
    const { scene, of } = await plan('an old windmill on a hill');
    const [mill] = of('windmill');
    expect(mill?.y).toBeLessThan(scene.stage.horizon + 12);
  });
});

describe('a river that winds', () => {
  it.each([
    ['a river winding through a green valley', 'mountains'],
    ['river delta', 'meadow'],
    ['蜿蜒的河流穿过草原', 'meadow'],
  ])('is seen from high up: %s', async (prompt, place) => {
    const { scene, reading, told } = await plan(prompt);
    expect(scene.stage.scene).toBe(place);
    expect(reading.subjects.map(({ key }) => key)).toContain('winding-river');
    expect(told.ignored).toEqual([]);
  });

  it('is at the feet of who is on it', async () => {
    expect((await plan('a boat on a winding river')).scene.stage.scene).toBe('lake');
  });
});

describe('what stands in a land', () => {
  it.each([
    ['金色的麦田和稻草人', 'scarecrow'],
    ['a scarecrow in a corn field', 'scarecrow'],
    ['foggy moor with standing stones', 'standing-stones'],
    ['Stonehenge at sunrise', 'stonehenge'],
  ])('%s', async (prompt, key) => {
    const { scene, of } = await plan(prompt);
    expect(scene.stage.scene).toBe('meadow');
    expect(of(key)).toHaveLength(1);
  });

  it('is corn that grows in its field, no cob', async () => {
    const { reading } = await plan('a farmhouse in corn fields');
    expect(reading.subjects.find(({ kind }) => kind === 'plant')?.key).toBe('wheat');
    expect(reading.subjects.some(({ kind }) => kind === 'food')).toBe(false);
  });

  it('is a cypress where one is named', async () => {
    const { scene, told } = await plan('a Provence village with lavender and cypress trees');
    expect(localTree(scene.stage)).toBe('cypress');
    expect(told.ignored).toEqual([]);
  });

  it('are houses of Tibet in a village of Tibet', async () => {
    const planned = await plan('雪山下的藏寨');
    expect(namesOf(planned)).toContain('village');
    expect(houseStyleOf(planned.scene.stage.words)).toBe('tibetan');
    expect(housesOf('tibetan').length).toBeGreaterThan(0);
  });

  it.each([
    ['云南石林', 'stones'],
    ['a stone forest at sunset', 'stones'],
    ['三清山云海', 'pillars'],
    ['张家界', 'pillars'],
  ])('is of the rocks that it is known for: %s', async (prompt, kind) => {
    const { scene, told } = await plan(prompt);
    expect([scene.stage.scene, rockKindOf(scene.stage)]).toEqual(['mountains', kind]);
    expect(told.ignored).toEqual([]);
  });

  it.each(['Halong Bay', '下龙湾'])('is water among steep hills: %s', async (prompt) => {
    const { scene } = await plan(prompt);
    expect([scene.stage.scene, mountainKind(scene.stage)]).toEqual(['lake', 'karst']);
  });

  it('is no column among the pillars of Zhangjiajie', async () => {
    const { scene, of } = await plan('张家界的石柱山峰');
    expect(scene.stage.scene).toBe('mountains');
    expect(of('column')).toEqual([]);
  });

  it('are white walls among fields, and a canal where nothing is said', async () => {
    expect((await plan('油菜花田，白墙黑瓦的村庄')).scene.stage.scene).toBe('meadow');
    expect((await plan('白墙黛瓦')).scene.stage.scene).toBe('water-town');
  });

  it('are shops along an avenue of a city', async () => {
    expect((await plan('an avenue with shops and trees')).scene.stage.scene).toBe('street');
  });
});

it('a town without people has nobody in its boat', async () => {
  expect((await plan('不要人，古镇，石桥，流水')).spots).toEqual([]);
});

describe('weather over a land', () => {
  it.each(['a blizzard in the mountains', '暴风雪中的小木屋'])('has no sun: %s', async (prompt) => {
    const planned = await plan(prompt);
    expect(namesOf(planned)).toContain('driven snow');
    expect(namesOf(planned)).not.toContain('light');
  });

  it.each(['海边的女孩，没有太阳', 'a lake at night, no moon'])(
    'has no disc where it is forbidden: %s',
    async (prompt) => {
      expect(namesOf(await plan(prompt))).not.toContain('light');
    },
  );

  it('leaves the sun to snow that lies', async () => {
    expect(namesOf(await plan('a cabin in the snow'))).not.toContain('driven snow');
  });

  it('strikes the tree that it is said to strike', async () => {
    const { scene } = await plan('lightning striking a lone tree in a field');
    const top = struckTreeTop(scene.stage);
    expect(top?.y).toBeGreaterThan(scene.stage.height * 0.3);
    expect(struckTreeTop((await plan('a tree in a thunderstorm')).scene.stage)).toBeUndefined();
  });

  it('is by day where the land is to be green', async () => {
    for (const seed of [1, 2, 3, 4, 5, 6])
      expect((await plan('a green valley', seed)).scene.stage.time).toBe('day');
  });
});
