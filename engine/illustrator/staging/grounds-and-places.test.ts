// What an image is before and in: sheets of paper, grounds that go over into another colour, sills, libraries, the deep sea.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { isCloseToSill } from '../scenery/window-box.ts';

beforeAll(needDrawings, 120_000);

it.each(['vintage botanical illustration of a sunflower, old paper', '植物图鉴,一朵荷花'])(
  'is on a sheet of paper: %s',
  async (prompt) => {
    const { scene, reading, told } = await planScene(prompt);
    expect([scene.stage.scene, reading.ground]).toEqual(['studio', '#efe2c6']);
    expect(told.ignored).toEqual([]);
  },
);

it('a small animal before a dark ground sits on no leaf', async () => {
  const { scene } = await planScene('机械蝴蝶,黑色背景,微距');
  expect(scene.stage.scene).not.toBe('leaf');
});

it('a plant on a sill is seen from near', async () => {
  const { scene } = await planScene('窗台上的多肉植物,阳光,浅景深');
  expect(isCloseToSill(scene.stage)).toBe(true);
});

it('a tea house on a mountain is seen from outside', async () => {
  const { scene, of } = await planScene('a tea house on a misty mountain');
  expect([scene.stage.scene, of('pavilion').length]).toEqual(['mountains', 1]);
});

it.each([
  ['a perfume bottle, pink to orange gradient background', '#ec6fa4', '#f08a2c'],
  ['一只猫,蓝紫渐变背景', '#2f7fd8', '#8148c0'],
])('a ground goes over from one color to another: %s', async (prompt, from, to) => {
  const { scene, reading, told } = await planScene(prompt);
  expect([scene.stage.scene, reading.ground, reading.groundTo]).toEqual(['studio', from, to]);
  expect(told.ignored).toEqual([]);
});

it('books float where that is said of a library', async () => {
  expect((await planScene('a magical library with floating books')).of('book')).toHaveLength(3);
  expect((await planScene('a library full of books')).of('book')).toHaveLength(0);
});

it('a crowd sees a rocket off in the open', async () => {
  expect((await planScene('a rocket launch at dawn, crowd')).scene.stage.scene).toBe('meadow');
});

it('the deep ocean is below the surface', async () => {
  expect((await planScene('a whale in the deep ocean')).scene.stage.scene).toBe('underwater');
});
