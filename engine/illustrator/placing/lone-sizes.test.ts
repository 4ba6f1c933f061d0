// What is alone and said to be tiny or giant is seen so against the frame; where it is not, the word is told.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { findLost } from './lone-sizes.ts';

beforeAll(needDrawings, 120_000);

/** How tall the first thing is, and what is told as left out. */
async function tallOf(prompt: string): Promise<{ tall: number; ignored: string[] }> {
  const { spots, told } = await planScene(prompt);
  return { tall: spots[0]?.tall ?? Number.NaN, ignored: told.ignored };
}

describe('the size of what is alone', () => {
  it.each([
    ['a cake', 'a tiny cake', 'a giant cake'],
    ['a house', 'a small house', 'a huge house'],
    ['a bottle', 'a miniature bottle', 'an oversized bottle'],
    ['蛋糕', '小小的蛋糕', '巨大的蛋糕'],
    ['一个花瓶', '一个袖珍花瓶', '一个很高的花瓶'],
  ])('is seen in the frame: %s, %s, %s', async (plain, low, high) => {
    const [usual, less, more] = [await tallOf(plain), await tallOf(low), await tallOf(high)];
    expect(less.tall).toBeLessThan(usual.tall * 0.7);
    expect(more.tall).toBeGreaterThan(usual.tall * 1.2);
    expect([...less.ignored, ...more.ignored]).toEqual([]);
  });

  it('is told where the place has it in its own', async () => {
    expect((await tallOf('a giant bed')).ignored).toEqual(['giant']);
    expect((await tallOf('a bed')).ignored).toEqual([]);
  });
});

it('what is lost behind a face is told as left out', async () => {
  const { told } = await planScene('a mouse sailing a paper boat, macro view');
  expect(told.ignored).toContain('paper boat');
});

it('what is too small to be seen is lost, but for what is far off by its nature', async () => {
  const { scene, spots } = await planScene('a dog on a beach, a gull in the sky');
  const far = spots.map((spot) => ({ ...spot, tall: scene.stage.short * 0.018 }));
  expect([...findLost(scene.stage, far)]).toEqual(
    spots.map(({ subject }) => subject).filter(({ key }) => key === 'dog'),
  );
  expect(findLost(scene.stage, spots).size).toBe(0);
});

it('rows whom the clause of the boat names', async () => {
  const { spots } = await planScene('老爷爷在公园里打太极,湖面上有人划船');
  const [boat] = spots.filter(({ subject }) => subject.kind === 'boat');
  const [elder] = spots.filter(({ subject }) => subject.key === 'elder');
  expect(elder?.isOnWater).toBe(false);
  expect(boat?.isOnWater).toBe(true);
});
