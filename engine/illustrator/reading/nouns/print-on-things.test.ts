// What is printed on a thing is seen on it, and stands nowhere by itself.

import { beforeAll, describe, expect, it } from 'vitest';
import { toRgb } from '#engine/raster/colour.ts';
import { readPixels } from '#engine/raster/surface.ts';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { drawSubject } from '../../painting/draw-subject.ts';

beforeAll(needDrawings, 120_000);

describe('a print', () => {
  it.each([
    ['a mug with a heart', 'coffee', 'heart'],
    ['a coffee mug with a star on it', 'coffee', 'star'],
    ['印着爱心的杯子', 'coffee', 'heart'],
    ['杯子上印着一颗星星', 'coffee', 'star'],
    ['a white t-shirt with a flower print', 't-shirt', 'flower'],
    ['绣着花的枕头', 'pillow', 'flower'],
    ['a backpack with a star on it', 'backpack', 'star'],
  ])('of a sign is on its thing: %s', async (prompt, key, sign) => {
    const { reading, told } = await plan(prompt);
    expect(reading.subjects).toMatchObject([{ key, print: { sign } }]);
    expect(told.ignored).toEqual([]);
  });

  it.each([
    ['小猫图案的T恤', 't-shirt', 'cat'],
    ['a tote bag with a sunflower design', 'tote-bag', 'sunflower'],
    ['印着熊猫的帆布袋', 'tote-bag', 'panda'],
  ])('of an animal or a plant, too: %s', async (prompt, key, shown) => {
    const { reading, told } = await plan(prompt);
    expect(reading.subjects).toMatchObject([{ key, print: { shown: { key: shown } } }]);
    expect(told.ignored).toEqual([]);
  });

  it('has its colour', async () => {
    const { scene, reading } = await plan('a white mug with a blue heart on it');
    const [mug] = reading.subjects;
    if (!mug) throw new Error('no mug');
    const pixels = readPixels(await drawSubject(scene.stage, mug));
    const [red, green, blue] = toRgb('#2f7fd8');
    let near = 0;
    for (let at = 0; at < pixels.length; at += 4)
      if (
        Math.hypot((pixels[at] ?? 0) - red, (pixels[at + 1] ?? 0) - green, (pixels[at + 2] ?? 0) - blue) < 40
      )
        near++;
    expect(near / (pixels.length / 4)).toBeGreaterThan(0.01);
  });

  it('is none where the two stand side by side, or somebody is in the cup', async () => {
    for (const prompt of ['a heart and a mug', 'a mug with a cat'])
      expect((await plan(prompt)).reading.subjects).toHaveLength(2);
  });

  it('is told as left out on what somebody wears', async () => {
    expect((await plan('a girl wearing a t-shirt with a cat print')).told.ignored).toEqual(['cat print']);
  });
});

it.each([
  ['a cat mug', 'coffee', 'cat'],
  ['a dragon pillow', 'pillow', 'dragon'],
  ['a t-shirt with a cat', 't-shirt', 'cat'],
  ['a sweater with a reindeer', 'sweater', 'deer'],
])('what a thing is said to be of is printed on it: %s', async (prompt, key, shown) => {
  const { spots, told } = await plan(prompt);
  expect(spots.map(({ subject }) => subject.key)).toEqual([key]);
  expect(spots[0]?.subject.print?.shown?.key).toBe(shown);
  expect(told.ignored).toEqual([]);
});

it('the drink that a mug is for is not printed on it', async () => {
  expect((await plan('a tea mug')).spots[0]?.subject.print).toBeUndefined();
});
