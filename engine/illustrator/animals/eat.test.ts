// An animal that eats has its food before the mouth or in the paws, and nothing lies beside it.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { drawCarrier } from '../casting/carriers.ts';
import { topBetween } from '../placing/bear-on-back.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { makeSurface, readPixels } from '#engine/raster/surface.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['a panda eating bamboo', 'panda', 'forest'],
  ['大熊猫在吃竹子', 'panda', 'forest'],
  ['一只松鼠吃坚果', 'squirrel', 'meadow'],
  ['a rabbit eating a carrot', 'rabbit', 'meadow'],
  ['a monkey eating a banana', 'monkey', 'meadow'],
  ['a cat eating a fish', 'cat', 'room'],
  ['a hamster eating a strawberry', 'hamster', 'room'],
])('is drawn as one with it, where it is at home: %s', async (prompt, key, place) => {
  const { scene, spots, told } = await plan(prompt);
  expect(spots.map(({ subject }) => subject.key)).toEqual([key]);
  expect(scene.stage.scene).toBe(place);
  expect(told.ignored).toEqual([]);
});

it.each([
  ['a panda eating bamboo, wearing a yellow scarf', 'panda'],
  ['一只戴着围巾的大熊猫在吃竹子', 'panda'],
  ['a rabbit wearing a hat, eating a carrot', 'rabbit'],
])('who eats keeps on what is worn: %s', async (prompt, key) => {
  const { spots, told } = await plan(prompt);
  expect(spots.map(({ subject }) => subject.key)).toEqual([key]);
  expect(told.ignored).toEqual([]);
});

it('every rabbit has a carrot', async () => {
  const { scene, spots } = await plan('two rabbits eating carrots');
  expect(spots).toHaveLength(2);
  for (const spot of spots) {
    const layer = scene.layers.find((one) => one.spot === spot);
    const pixels = readPixels(
      makeSurface(512, 512, (brush) => {
        if (layer?.kind === 'painted') layer.paint(brush);
      }),
    );
    let oranges = 0;
    for (let at = 0; at < pixels.length; at += 4) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
      if (alpha > 250 && red > green + 50 && green > blue + 30) oranges++;
    }
    expect(oranges).toBeGreaterThan(40);
  }
});

it.each([
  ['小狗叼着一根骨头跑过草地', 'dog', 'run'],
  ['一只猫叼着一条鱼', 'cat', undefined],
  ['a dog with a newspaper in its mouth', 'dog', undefined],
])('who carries it in the mouth does so on four legs, on land: %s', async (prompt, key, rest) => {
  const { scene, spots, told } = await plan(prompt);
  expect(spots.map(({ subject }) => [subject.key, subject.rests?.how])).toEqual([[key, rest]]);
  expect(scene.stage.scene).toBe('meadow');
  expect(told.ignored).toEqual([]);
});

it('has a newspaper at the muzzle where nobody reads it, and not on the ground', async () => {
  const { scene, reading } = await plan('a dog with a newspaper in its mouth');
  const [dog, paper] = reading.subjects;
  if (!dog || !paper) throw new Error('It is not there');
  const sheet = await drawCarrier(scene.stage, dog, [paper], false);
  expect(topBetween(sheet, 0, 0.08)).toBeLessThan(0.5);
});

it('one flower in the paws is no field of them', async () => {
  const { scene } = await plan('a fox holding a red rose');
  expect(scene.layers.map(({ name }) => name)).not.toContain('field rose');
});
