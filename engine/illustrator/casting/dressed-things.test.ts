// Things with hats and glasses on, and what only lies beside them.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { makeSurface } from '#engine/raster/surface.ts';
import { dressThing } from '../things/dress-thing.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['cactus wearing sunglasses', 'cactus', 'sunglasses'],
  ['a banana with sunglasses', 'banana', 'sunglasses'],
  ['an egg with a top hat', 'egg', 'top hat'],
  ['teapot wearing a santa hat', 'tea', 'santa hat'],
  ['a burger wearing red headphones', 'burger', 'headphones'],
  ['戴皇冠的草莓', 'strawberry', '皇冠'],
  ['一颗戴着墨镜的柠檬', 'lemon', '墨镜'],
])('has it on: %s', async (prompt, key, worn) => {
  const { spots, told } = await planScene(prompt);
  expect(spots.map(({ subject }) => subject.key)).toEqual([key]);
  expect(told.understood).toContain(worn);
});

it('each of several has its own', async () => {
  const { spots, told } = await planScene('three strawberries wearing crowns');
  expect(spots.map(({ subject }) => subject.key)).toEqual(['strawberry', 'strawberry', 'strawberry']);
  expect(told.understood).toContain('crowns');
});

it.each([
  ['a cup of coffee with sunglasses beside it', ['coffee', 'sunglasses']],
  ['a book with glasses', ['book', 'glasses']],
  ['a sun hat and sunglasses', ['hat', 'sunglasses']],
])('what is only beside it lies there: %s', async (prompt, keys) => {
  const { spots } = await planScene(prompt);
  expect(spots.map(({ subject }) => subject.key).toSorted()).toEqual(keys);
});

it.each(['the sun wearing sunglasses', 'a house wearing a hat'])(
  'what nothing can be put on has it nowhere, and that is told: %s',
  async (prompt) => {
    const { spots, told } = await planScene(prompt);
    expect(spots.map(({ subject }) => subject.key)).not.toContain('hat');
    expect(spots.map(({ subject }) => subject.key)).not.toContain('sunglasses');
    expect(told.ignored.join()).toMatch(/hat|sunglasses/);
  },
);

it('a hat stands on the body, and not on a stem', () => {
  const pot = makeSurface(100, 100, (brush) => {
    brush.fillRect(48, 0, 4, 20);
    brush.fillRect(10, 20, 80, 80);
  });
  const hat = makeSurface(50, 40, (brush) => {
    brush.fillStyle = '#ff0000';
    brush.fillRect(0, 0, 50, 40);
  });
  const dressed = dressThing(pot, [{ thing: { key: 'hat', words: 'hat' }, drawing: hat }]);
  const brush = dressed.getContext('2d');
  const edge = (dressed.width - 100) / 2;
  const isRed = (y: number): boolean => brush.getImageData(edge + 30, edge + y, 1, 1).data[0] === 255;
  expect([isRed(10), isRed(60)]).toEqual([true, false]);
});
