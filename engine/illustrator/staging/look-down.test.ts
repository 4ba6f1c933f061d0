// Tables from above: dishes are drawn as one sees them from there, or the whole is drawn from the side and that is told.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { isFromAbove } from './look-down.ts';
import { dishFromAbove } from '../things/from-above.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['一碗热气腾腾的牛肉面，俯视', 'ramen'],
  ['a cup of coffee, top view', 'coffee'],
  ['a pizza seen from above', 'pizza'],
  ['sushi from above', 'sushi'],
  ['麻婆豆腐，俯拍', 'mapo-tofu'],
  ['bibimbap, top view', 'bibimbap'],
])('is round from above, with no plate under its own vessel: %s', async (prompt, key) => {
  const { scene, of, told } = await plan(prompt);
  const [dish] = of(key);
  expect(dish && dishFromAbove(dish.subject)?.isOnPlate).toBe(false);
  expect(scene.stage.reading.frame).toBe('top_down');
  expect(told.ignored).toEqual([]);
});

it('what is drawn only from the side is drawn from the side', async () => {
  const { scene, told } = await plan('an ice cream cone, top view');
  expect(scene.stage.reading.frame).toBeUndefined();
  expect(told.ignored).toEqual(['top view']);
});

it.each([
  ['a koi pond with lily pads from above', ['koi', 'lotus']],
  ['锦鲤池塘 俯视', ['koi']],
  ['two koi, top view', ['koi']],
  ['锦鲤，莲叶', ['koi', 'lotus']],
])('a pond with its fish is looked down upon: %s', async (prompt, keys) => {
  const { scene, reading, told } = await plan(prompt);
  expect(scene.stage.scene).toBe('pond');
  expect(reading.subjects.map(({ key }) => key)).toEqual(keys);
  expect(scene.layers.some(({ name }) => name.startsWith('koi '))).toBe(true);
  expect(told.ignored).toEqual([]);
});

it('a duck on a pond is seen from the side', async () => {
  expect((await plan('a duck on a pond from above')).scene.stage.scene).toBe('lake');
});

it('a city is not told to be seen from above', async () => {
  expect((await plan('a city, aerial view')).told.ignored).toContain('aerial view');
});

it.each([
  'bowl of ramen with egg, seaweed and pork slices, top view',
  '俯视的拉面，海苔，叉烧',
  'pizza with basil and olives, from above',
])('what lies on a dish does not keep it from being seen from above: %s', async (prompt) => {
  const { spots, told } = await plan(prompt);
  expect(spots).toHaveLength(1);
  expect(told.ignored).toEqual([]);
});

it.each([
  ['flat lay of lipstick, perfume and roses on pink background', ['lipstick', 'perfume', 'rose']],
  ['俯拍,大理石桌面上的口红和香水', ['lipstick', 'perfume']],
  ['平铺拍摄:运动鞋、耳机和水瓶,灰色背景', ['shoes', 'headphones', 'water-bottle']],
  [
    'overhead shot of a laptop, a plant and a cup of coffee on a white desk',
    ['laptop', 'potted-plant', 'coffee'],
  ],
  ['product photo of a watch and a wallet, flat lay', ['watch', 'wallet']],
])('things are laid out and looked down upon: %s', async (prompt, keys) => {
  const { scene, spots, told } = await plan(prompt);
  expect(isFromAbove(scene.stage)).toBe(true);
  expect([...new Set(spots.map(({ subject }) => subject.key))].toSorted()).toEqual(keys.toSorted());
  expect(told.ignored).toEqual([]);
});
