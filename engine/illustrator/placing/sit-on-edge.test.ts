// Who sits on a bed sits on its edge, as high as the bed is; nothing stands before who is on a sill.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { windowBox } from '../scenery/window-box.ts';
import type { Spot } from './spot.ts';

beforeAll(needDrawings, 120_000);

function only(spots: readonly Spot[]): Spot {
  const [spot] = spots;
  if (!spot || spots.length > 1) throw new Error(`${spots.length} spots`);
  return spot;
}

describe('somebody who sits on a bed', () => {
  it.each([
    ['小女孩抱着泰迪熊坐在床上', 'girl'],
    ['a little boy sitting on the edge of the bed', 'boy'],
    ['a man sitting on a bed reading a book', 'man'],
  ])('sits as high as it is: %s', async (prompt, key) => {
    const { of, told } = await plan(prompt);
    const [sitter, bed] = [only(of(key)), only(of('bed'))];
    const seat = sitter.y - (sitter.lap ?? 0) * sitter.tall;
    const edge = bed.y - bed.tall * 0.5;
    expect(Math.abs(seat - edge)).toBeLessThan(bed.tall * 0.08);
    expect(Math.abs(sitter.x - bed.x)).toBeLessThan(bed.tall);
    expect(told.ignored).toEqual([]);
  });
});

describe('the sill of a window', () => {
  it.each([
    ['a cat lying on the windowsill watching the rain', 'cat'],
    ['一只猫趴在窗台上看雨', 'cat'],
    ['a potted plant on the windowsill', 'potted-plant'],
  ])('has on it what was named: %s', async (prompt, key) => {
    const { scene, of } = await plan(prompt);
    const box = windowBox(scene.stage);
    const spot = only(of(key));
    expect(Math.abs(spot.y - box.top - box.tall)).toBeLessThan(scene.stage.short * 0.02);
    expect(spot.x).toBeGreaterThan(box.left);
    expect(spot.x).toBeLessThan(box.left + box.wide);
    // Of the furniture on the floor only what stands at the other side is left.
    const furniture = scene.layers.filter(({ name, depth }) => name.startsWith('furniture') && depth > 0.5);
    expect(furniture.length).toBeLessThanOrEqual(2);
  });

  it.each([
    ['窗台上的多肉植物和一只猫', ['cat', 'potted-plant']],
    ['two potted plants and a sleeping cat on the windowsill', ['cat', 'potted-plant']],
    ['a row of succulents on a windowsill', ['potted-plant']],
    ['a row of cacti on a windowsill', ['potted-cactus']],
    ['窗台上放着三盆花', ['potted-flowers']],
  ])('has all on it that is small: %s', async (prompt, keys) => {
    const { scene, of } = await plan(prompt);
    const box = windowBox(scene.stage);
    for (const key of keys) {
      expect(of(key).length).toBeGreaterThan(0);
      for (const { x, y } of of(key)) {
        expect(Math.abs(y - box.top - box.tall)).toBeLessThan(scene.stage.short * 0.02);
        expect(Math.abs(x - box.left - box.wide / 2)).toBeLessThan(box.wide / 2);
      }
    }
  });
});

describe('a desk, seen from near', () => {
  it('keeps a list that goes on behind a comma small', async () => {
    const { of } = await plan('a wooden desk with a laptop, a lamp and a cactus');
    expect(of('potted-cactus')[0]?.tall).toBeLessThan((of('laptop')[0]?.tall ?? 0) * 1.3);
    expect(of('table-lamp')).toHaveLength(1);
  });

  it('has a lamp on it beside what else is small', async () => {
    const { scene, of } = await plan('书桌上有一盏台灯、一本书和一盆绿植');
    expect(scene.stage.scene).toBe('table');
    expect([of('table-lamp'), of('book'), of('potted-plant')].map(({ length }) => length)).toEqual([1, 1, 1]);
  });
});
