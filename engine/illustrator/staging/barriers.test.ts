// Fences, walls of bricks and leaves: who is before, behind, on or over them.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { counterTop } from '../casting/counters.ts';
import { planMove } from '../motion/subject-moves.ts';
import { perchAt, type Perch } from '../placing/perches.ts';

beforeAll(needDrawings, 120_000);

type Scene = Awaited<ReturnType<typeof plan>>['scene'];

function depthOf({ layers }: Scene, name: string): number {
  return layers.find((layer) => layer.name === name)?.depth ?? Number.NaN;
}

describe('a fence', () => {
  it.each([
    ['a white horse behind a wooden fence', 'horse'],
    ['木栅栏后面的一匹马', 'horse'],
  ])('is before whoever is behind it: %s', async (prompt, key) => {
    const { scene, of, told } = await plan(prompt);
    expect(depthOf(scene, 'fence')).toBeGreaterThan(of(key)[0]?.depth ?? 1);
    expect(told.ignored).toEqual([]);
  });

  it('is behind whoever is before it', async () => {
    const { scene, of, told } = await plan('a dog in front of a white picket fence');
    expect(depthOf(scene, 'fence')).toBeLessThan(of('dog')[0]?.depth ?? 0);
    expect(told.ignored).toEqual([]);
  });

  it.each(['a horse jumping over a wooden fence', '一匹马跳过栅栏'])(
    'is under who leaps: %s',
    async (prompt) => {
      const { scene, of, told } = await plan(prompt);
      const [horse] = of('horse');
      expect(horse?.isFloating).toBe(true);
      expect(horse?.y).toBeLessThan(scene.stage.height * 0.75);
      expect(told.ignored).toEqual([]);
    },
  );

  it('has nobody over it whose drawing stands, and says so', async () => {
    const { of, told } = await plan('a cow jumping over a fence');
    expect(of('cow')[0]?.isFloating).toBe(false);
    expect(told.ignored).toEqual(['jumping', 'over a fence']);
  });

  it('has a bicycle leaning against it, and no person', async () => {
    expect((await plan('a bicycle leaning against a wooden fence')).told.ignored).toEqual([]);
    expect((await plan('a girl leaning on a fence')).told.ignored).toEqual(['leaning on a fence']);
  });

  it('carries nobody who is too heavy, and says so', async () => {
    const { told } = await plan('a cow on a wooden fence');
    expect(told.ignored).toEqual(['on a wooden fence']);
  });
});

describe('a perch', () => {
  it.each<[string, Perch, string]>([
    ['木栅栏上站着一只麻雀', 'fence', 'bird'],
    ['a cat on a white picket fence', 'fence', 'cat'],
    ['a cat on a brick wall', 'brick-wall', 'cat'],
    ['一只蜗牛趴在绿叶上', 'leaf', 'snail'],
    ['a small frog sitting on a leaf', 'leaf', 'frog'],
  ])('is under the feet: %s', async (prompt, perch, key) => {
    const { scene, of, told } = await plan(prompt);
    const { stage } = scene;
    const [spot] = of(key);
    if (!spot) throw new Error('It is not there');
    expect(Math.abs(perchAt(stage, perch, spot.x / stage.width).y - spot.y)).toBeLessThan(spot.tall * 0.06);
    expect(spot.isPerched).toBe(true);
    expect(told.ignored).toEqual([]);
  });
});

describe('several', () => {
  it('are on one wall together', async () => {
    const { of, told } = await plan('a cat and a dog on a brick wall');
    expect([...of('cat'), ...of('dog')].map(({ isPerched }) => isPerched)).toEqual([true, true]);
    expect(told.ignored).toEqual([]);
  });

  it('leave the middle to who stands there', async () => {
    const { scene, of } = await plan('a boy and a cat on a brick wall');
    const [cat] = of('cat');
    expect(Math.abs((cat?.x ?? 0) / scene.stage.width - 0.5)).toBeGreaterThan(0.2);
  });
});

describe('a wall of bricks', () => {
  it.each([
    ['a brick wall with a bicycle leaning against it', 'bike'],
    ['a man leaning against a brick wall', 'man'],
    ['砖墙前的女孩', 'girl'],
  ])('is the background: %s', async (prompt, key) => {
    const { scene, of, told } = await plan(prompt);
    expect(scene.stage.scene).toBe('wall');
    expect(of(key)).toHaveLength(1);
    expect(told.ignored).toEqual([]);
  });

  it('keeps a bicycle that leans against it where it is in a video', async () => {
    const { scene, of } = await plan('a bicycle leaning against a brick wall');
    const [bike] = of('bike');
    if (!bike) throw new Error('It is not there');
    expect(planMove(scene.stage, bike, 5)(4)).toEqual({});
  });

  it('is that of a room where one is asked for there', async () => {
    const { scene, told } = await plan('a sofa in a living room with a brick wall');
    expect(scene.stage.scene).toBe('room');
    expect(scene.layers.map(({ name }) => name)).toContain('bricks');
    expect(told.ignored).toEqual([]);
  });
});

describe('a counter', () => {
  it.each([
    ['a barista behind the counter of a coffee shop', 'person'],
    ['吧台后的调酒师', 'person'],
    ['a bear behind the bar', 'bear'],
  ])('hides who is behind it from the chest down: %s', async (prompt, key) => {
    const { scene, of, told } = await plan(prompt);
    const [spot] = of(key);
    if (!spot) throw new Error('It is not there');
    expect(depthOf(scene, 'counter')).toBeGreaterThan(spot.depth);
    expect(counterTop(scene.stage)).toBeGreaterThan(spot.y - spot.tall * 0.7);
    expect(counterTop(scene.stage)).toBeLessThan(spot.y - spot.tall * 0.3);
    expect(told.ignored).toEqual([]);
  });

  it('is none where fruit lies on it, or a cat walks behind it', async () => {
    expect((await plan('bread behind the counter of a bakery')).scene.stage.scene).toBe('table');
    expect((await plan('an apple on the kitchen counter')).scene.stage.scene).toBe('table');
    expect((await plan('a cat behind the counter')).told.ignored).toContain('counter');
  });
});

describe('a leaf', () => {
  it('has drops of dew on it', async () => {
    for (const prompt of ['a drop of dew on a leaf', '叶子上的露珠']) {
      const { scene, told } = await plan(prompt);
      expect(scene.stage.scene).toBe('leaf');
      expect(told.ignored).toEqual([]);
    }
  });

  it('is no place where it is a part of a flower, or where a cat is on it', async () => {
    expect((await plan('a flower with a green leaf')).scene.stage.scene).toBe('table');
    const { scene, told } = await plan('a cat on a leaf');
    expect(scene.stage.scene).toBe('meadow');
    expect(told.ignored).toContain('leaf');
  });
});
