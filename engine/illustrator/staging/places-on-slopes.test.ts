// Santorini, Lhasa and Machu Picchu are in their land; islands of kitchens and machines are as large as they are.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { pieceSpot } from '../scenery/interior.ts';
import { metresOf } from '../things/metres.ts';

beforeAll(needDrawings, 120_000);

describe('a thing on a summit', () => {
  it.each([
    ['大山顶上插着红旗', 'plain-flag'],
    ['a red flag on top of a mountain', 'plain-flag'],
    ['a telescope on a mountain top under the stars', 'telescope'],
  ])('stands on its rock, over the clouds: %s', async (prompt, key) => {
    const { scene, of, told } = await plan(prompt);
    expect(scene.layers.map(({ name }) => name)).toContain('ledge');
    expect(of(key)).toHaveLength(1);
    expect(told.ignored).toEqual([]);
  });

  it.each([
    ['a green flag on a castle', 'castle'],
    ['海盗船上的黑旗', 'pirate-ship'],
    ['塔顶的旗', 'pagoda'],
    ['a flag at the top of the tower', 'stone-tower'],
  ])(
    'flies small from the top of what is high itself, where that is no mountain: %s',
    async (prompt, key) => {
      const { of } = await plan(prompt);
      const [[flag], [mast]] = [of('plain-flag'), of(key)];
      expect(flag?.tall).toBeLessThan((mast?.tall ?? 0) * 0.4);
      expect(flag?.y).toBeLessThan((mast?.y ?? 0) - (mast?.tall ?? 0) * 0.8);
    },
  );
});

describe('a place on a slope', () => {
  it.each(['santorini, white houses with blue domes', '圣托里尼的日落，白房子和蓝顶教堂'])(
    'is its own houses and domes, over the sea: %s',
    async (prompt) => {
      const { scene, told } = await plan(prompt);
      expect(scene.stage.scene).toBe('sea');
      const names = scene.layers.map(({ name }) => name);
      expect(names).toContain('landmark white town');
      expect(names).not.toContain('headland');
      expect(told.ignored).toEqual([]);
    },
  );

  it('is not told where it is not seen', async () => {
    expect((await plan('a cat in a room, santorini')).told.ignored).toContain('santorini');
  });

  it.each([
    ['potala palace', 'potala-palace'],
    ['布达拉宫', 'potala-palace'],
    ['machu picchu', 'machu-picchu'],
    ['马丘比丘', 'machu-picchu'],
  ])('stands among mountains: %s', async (prompt, key) => {
    const { scene, of, told } = await plan(prompt);
    expect(scene.stage.scene).toBe('mountains');
    expect(of(key)).toHaveLength(1);
    expect(told.ignored).toEqual([]);
  });
});

describe('what stands free', () => {
  it.each(['a kitchen island', '厨房岛台'])(
    'is in a kitchen, and no island of the sea: %s',
    async (prompt) => {
      const { scene, of, told } = await plan(prompt);
      expect(scene.stage.scene).toBe('room');
      expect(scene.stage.reading.scenes).not.toContain('sea');
      expect(of('kitchen-island')).toHaveLength(1);
      expect(told.ignored).toEqual([]);
    },
  );

  it('is as tall as a man', async () => {
    const { scene, spots, of } = await plan('a man beside a vending machine on a street at night');
    const [machine] = of('vending-machine');
    const man = spots.find(({ subject }) => subject.kind === 'figure');
    expect(scene.stage.scene).toBe('street');
    expect((machine?.tall ?? 0) / (man?.tall ?? 1)).toBeGreaterThan(0.9);
    expect((machine?.tall ?? 0) / (man?.tall ?? 1)).toBeLessThan(1.2);
  });

  it.each(['a toy train', '玩具火车', 'a toy car'])('is small where it is a toy: %s', async (prompt) => {
    const { scene, spots } = await plan(prompt);
    expect(scene.stage.scene).toBe('table');
    expect(spots.map(({ subject }) => metresOf(subject))).toEqual([0.14]);
  });
});

describe('what is told', () => {
  it.each(['a coral reef with sunbeams', '海底，阳光光束'])('rays in the sea: %s', async (prompt) => {
    expect((await plan(prompt)).told.ignored).toEqual([]);
  });

  it('no rays in a room', async () => {
    expect((await plan('a cat in a room with sunbeams')).told.ignored).toContain('sunbeams');
  });

  it('stickers that nobody draws', async () => {
    expect((await plan('a laptop with stickers')).told.ignored).toEqual(['stickers']);
  });
});

describe('a slope of skiers', () => {
  it.each(['ski slope with a lift', '滑雪场，缆车', 'a skier under a chairlift'])(
    'has a lift over its snow: %s',
    async (prompt) => {
      const { scene, told } = await plan(prompt);
      expect(scene.stage.scene).toBe('snowfield');
      expect(scene.layers.map(({ name }) => name)).toContain('landmark ski lift');
      expect(told.ignored).toEqual([]);
    },
  );

  it('has cabins nowhere else', async () => {
    expect((await plan('a cable car over a city')).told.ignored).toContain('cable car');
  });
});

describe('a cable car', () => {
  it.each(['a red cable car over a mountain valley', '雪山上的缆车', '缆车'])(
    'hangs from its rope: %s',
    async (prompt) => {
      const { scene, spots, told } = await plan(prompt);
      expect(scene.layers.map(({ name }) => name)).toContain('landmark ski lift');
      expect(spots.map(({ subject }) => subject.key)).not.toContain('cable-car');
      expect(told.ignored).toEqual([]);
    },
  );
});

describe('a roast', () => {
  it.each([
    ['北京烤鸭', 'peking-duck'],
    ['烤鸭', 'roast-bird'],
    ['roast chicken', 'roast-bird'],
  ])('lies on its own plate, on a table: %s', async (prompt, key) => {
    const { scene, of, told } = await plan(prompt);
    expect(scene.stage.scene).toBe('table');
    expect(of(key)).toHaveLength(1);
    expect(scene.layers.filter(({ name }) => name.startsWith('plate'))).toEqual([]);
    expect(told.ignored).toEqual([]);
  });
});

describe('inside of a temple', () => {
  it.each(['inside a buddhist temple', '寺庙内部，佛像', 'temple interior with a buddha statue'])(
    'are its hall and its statue, without windows: %s',
    async (prompt) => {
      const { scene, told } = await plan(prompt);
      expect(scene.stage.scene).toBe('room');
      expect(pieceSpot(scene.stage, 'own/altar-statue')).toBeDefined();
      expect(scene.layers.map(({ name }) => name)).not.toContain('window');
      expect(told.ignored).toEqual([]);
    },
  );

  it('is left by who stands before it', async () => {
    expect((await plan('a monk in front of a temple')).of('temple')).toHaveLength(1);
  });
});

describe('a corridor of a hospital', () => {
  it.each(['a hospital corridor', '医院走廊', 'a doctor in a hospital corridor'])(
    'has doors and no window: %s',
    async (prompt) => {
      const { scene, told } = await plan(prompt);
      const names = scene.layers.map(({ name }) => name);
      expect(pieceSpot(scene.stage, 'own/ward-door')).toBeDefined();
      expect(names).not.toContain('window');
      expect(told.ignored).toEqual([]);
    },
  );
});
