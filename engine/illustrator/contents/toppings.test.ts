// What is said to be on a dish lies on it, small, and nowhere else.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { makeSurface, readPixels } from '#engine/raster/surface.ts';

beforeAll(needDrawings, 120_000);

type Planned = Awaited<ReturnType<typeof plan>>;

function paintDish({ scene, spots }: Planned): Uint8ClampedArray {
  const layers = scene.layers.filter(({ spot }) => spot && spots.includes(spot));
  return readPixels(
    makeSurface(512, 512, (brush) => {
      for (const layer of layers) if (layer.kind === 'painted') layer.paint(brush);
    }),
  );
}

it.each([
  ['a bowl of ramen with egg and green onions', 'ramen'],
  ['一碗牛肉面加一个煎蛋，撒上葱花', 'ramen'],
  ['pancakes with blueberries and syrup', 'pancakes'],
  ['a pizza with mushrooms and olives', 'pizza'],
  ['strawberries on a cake', 'cake'],
  ['蘑菇披萨', 'pizza'],
])('has only the dish on the table, and tells all of it: %s', async (prompt, key) => {
  const { scene, spots, told } = await plan(prompt);
  expect(spots.map(({ subject }) => subject.key)).toEqual([key]);
  expect(scene.stage.scene).toBe('table');
  expect(told.ignored).toEqual([]);
});

it('has the berries on the pancakes', async () => {
  const pixels = paintDish(await plan('pancakes with blueberries'));
  let blues = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, , blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha > 250 && blue > red + 25) blues++;
  }
  expect(blues).toBeGreaterThan(150);
});

it('leaves a meal of two things beside each other', async () => {
  const { spots } = await plan('a burger with fries');
  expect(spots.map(({ subject }) => subject.key).toSorted()).toEqual(['burger', 'french-fries']);
});

it.each([
  ['一杯柠檬水', ['lemonade']],
  ['a glass of orange juice', ['juice']],
  ['草莓奶昔', ['strawberry-shake']],
  ['iced tea with lemon', ['iced-tea']],
  ['a glass of iced matcha latte on a marble table', ['iced-matcha']],
  ['一杯冰抹茶拿铁', ['iced-matcha']],
  ['two glasses of lemonade', ['lemonade', 'lemonade']],
  ['a cup of green tea', ['teacup-without-handle']],
  ['two mugs of beer', ['beer-mug', 'beer-mug']],
])('pours a drink, and lays no fruit on the table: %s', async (prompt, keys) => {
  const { spots, told } = await plan(prompt);
  expect(spots.map(({ subject }) => subject.key)).toEqual(keys);
  expect(told.ignored).toEqual([]);
});
