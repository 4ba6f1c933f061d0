// Stations, greenhouses and terraces: built as such, with what belongs to them, and told.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { islandOf } from '../scenery/floating-island.ts';
import { platformReach, railSide } from '../scenery/station.ts';

beforeAll(needDrawings, 120_000);

async function layersOf(prompt: string): Promise<string[]> {
  return (await plan(prompt)).scene.layers.map(({ name }) => name);
}

describe('a place out of doors', () => {
  it.each([
    ['a woman waiting at a train station platform with a suitcase', 'station', 'station roof'],
    ['老火车站，蒸汽火车', 'station', 'train'],
    ['a steam train at the station at night', 'station', 'train'],
    ['地铁站', 'metro', 'columns'],
    ['a family on a train platform, fog', 'station', 'platform'],
    ['a bullet train at a station platform', 'station', 'train'],
    ['a robot watering plants in a greenhouse', 'greenhouse', 'greenhouse beds'],
    ['温室里的植物', 'greenhouse', 'glass'],
    ['海边的咖啡馆，白色的桌椅，蓝色的大海', 'terrace', 'furniture of the terrace'],
    ['a seaside restaurant terrace', 'terrace', 'terrace railing'],
    ['an outdoor café in Paris', 'terrace', 'far tower'],
    ['湖边的露天餐厅，夜晚', 'terrace', 'furniture of the terrace'],
    ['Zhangjiajie', 'mountains', 'near rocks'],
    ['hot air balloons over Cappadocia at sunrise', 'mountains', 'middle rocks'],
    ['卡帕多奇亚的热气球', 'mountains', 'near rocks'],
    ['悬浮在云上的岛，瀑布', 'sky', 'island waterfall'],
    ['a floating island with a castle in the sky', 'sky', 'floating island'],
    ['a girl standing on a floating island', 'sky', 'floating island'],
    ['冬天的故宫，大雪，红墙', 'palace', 'palace wall'],
    ['一个女孩站在红墙前', 'palace', 'palace wall'],
    ['the forbidden city, red walls', 'palace', 'palace floor'],
    ['古镇的青石板路，下雨', 'street', 'street'],
  ])('is built as such, and told: %s', async (prompt, name, layer) => {
    const { scene, told } = await plan(prompt);
    expect(scene.stage.scene).toBe(name);
    expect(scene.layers.map((one) => one.name)).toContain(layer);
    expect(told.ignored).toEqual([]);
  });

  it.each([
    'a cozy café, view of the sea through the window',
    'a cat in a coffee shop',
    'seaside restaurant interior',
  ])('is none where one is inside: %s', async (prompt) => {
    expect((await plan(prompt)).scene.stage.scene).toBe('room');
  });
});

describe('a station', () => {
  it('has its train at the platform, and none of it stands about', async () => {
    expect((await plan('a train at the train station')).of('train')).toEqual([]);
  });

  it('has an empty track where somebody waits', async () => {
    expect(await layersOf('a man waiting at a train station')).not.toContain('train');
    expect(await layersOf('火车站')).toContain('train');
  });

  it.each(['five children waiting at a train station', 'a crowd of people at a subway station'])(
    'has nobody on its rails: %s',
    async (prompt) => {
      const { scene, spots } = await plan(prompt);
      const side = railSide(scene.stage);
      for (const { x, y, subject } of spots) {
        expect(subject.kind).toBe('figure');
        expect(side * (x - 256)).toBeLessThan(platformReach(scene.stage, y));
      }
    },
  );

  it('shows the smoke of its engine', async () => {
    expect((await plan('an old train station, a steam train, smoke')).told.ignored).toEqual([]);
  });
});

describe('a terrace', () => {
  it('is behind a glass that is seen alone on its table', async () => {
    const { scene, told } = await plan('an iced coffee on a table at a beach café');
    expect(scene.stage.scene).toBe('table');
    expect(told.ignored).toEqual([]);
  });

  it('seats who has dinner there at a table', async () => {
    const { of, told } = await plan('a couple having dinner at an outdoor restaurant by the sea');
    expect(of('dining-table')).toHaveLength(1);
    expect(told.ignored).toEqual([]);
  });
});

it('gives a watering can to a machine that waters, and none where nobody does', async () => {
  const { reading, told } = await plan('a robot watering flowers in a garden');
  expect(reading.subjects.find(({ key }) => key === 'robot')?.person?.does).toBe('water');
  expect(told.ignored).toEqual([]);
  expect((await plan('watering')).reading.subjects).toEqual([]);
});

describe('a floating island', () => {
  it('bears its castle and who is there', async () => {
    const { scene, of } = await plan('a girl on a floating island with a castle');
    const island = islandOf(scene.stage);
    if (!island) throw new Error('There is no island');
    for (const key of ['girl', 'castle']) {
      const [one] = of(key);
      expect(Math.abs((one?.x ?? NaN) - island.x)).toBeLessThan(island.rx);
      expect(Math.abs((one?.y ?? NaN) - island.y)).toBeLessThan(island.ry);
    }
  });

  it('is none where an island lies in the sea', async () => {
    expect((await plan('an island in the sea, boats floating')).scene.stage.scene).toBe('sea');
  });
});
