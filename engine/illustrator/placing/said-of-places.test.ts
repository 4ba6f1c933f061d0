// What is said of a place or a thing brings nobody else there, and no other place.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['a stone fireplace with a deer head above it and two red armchairs', 'deer'],
  ['a hand-painted ceramic plate with a blue fish on a white wall', 'fish'],
  ['森林深处的精灵小屋', 'fairy'],
  ['一套茶具，茶壶上画着山水', 'branch'],
  ['a pink bicycle with a basket of bread against a brick wall', 'bread'],
])('is not there: %s', async (prompt, key) => {
  expect((await plan(prompt)).of(key)).toEqual([]);
});

it.each([
  ['一套茶具，茶壶上画着山水，放在竹席上', 'table'],
  ['a ceramic plate on a white wall', 'table'],
  ['天台上摆着一张木桌、两把椅子，远处是城市的高楼', 'city'],
  ['a teapot, two cups and a plate of lemon cake in a cozy tea room', 'table'],
])('is seen where it is: %s', async (prompt, place) => {
  expect((await plan(prompt)).scene.stage.scene).toBe(place);
});

it('paints no picture like the paper flowers in its background', async () => {
  const { reading, told } = await plan('一盘水饺，红色的筷子，背景是窗花');
  expect(reading.looks).toEqual([]);
  expect(told.ignored).toContain('窗花');
});

it('gives the colour of a light to no chair', async () => {
  const { reading } = await plan('天台上摆着两把椅子，挂着一串暖黄色的小灯');
  expect(reading.subjects.every(({ colour }) => colour === undefined)).toBe(true);
});

it('sizes a book by the library that it is in', async () => {
  const { of, scene } = await plan('一座漂浮在云上的图书馆，旋转楼梯，书在空中飞舞');
  expect(of('book')[0]?.tall).toBeLessThan(scene.stage.short * 0.25);
});

it.each(['一篮水果和一束花', '一束花和一篮蔬菜'])('fills the basket: %s', async (prompt) => {
  expect((await plan(prompt)).told.ignored).toEqual([]);
});

it.each([
  ['一辆装满南瓜的木头手推车停在红色谷仓门口', 'pumpkin'],
  ['粉色的双层生日蛋糕，上面有五根蜡烛和草莓', 'strawberry'],
  ['粉色的双层生日蛋糕，上面有五根蜡烛和草莓', 'candle'],
  ['a yellow hard hat and a hammer', 'hat'],
  ['一个老旧的木箱，里面装满了金币', 'gold-coins'],
  ['a dragon egg with golden scales in a nest', 'scale'],
  ['书店门口有一块小黑板和一辆白色自行车', 'blackboard'],
  ['a steam locomotive in the mountains with suitcases and a big clock', 'mantelpiece-clock'],
])('is in it, on it or nowhere: %s', async (prompt, key) => {
  expect((await plan(prompt)).of(key)).toEqual([]);
});

it('paints no wall in the colours of macarons', async () => {
  const { reading } = await plan('一盘彩色的马卡龙，有粉色、绿色和黄色');
  expect(reading.colours).toEqual([]);
});

it('names watercolour paints, and is no watercolour', async () => {
  expect((await plan('a box of watercolour paints and two brushes')).reading.looks).toEqual([]);
});

it.each([
  ['a little mouse in front of a green door', 'mouse', 0.2],
  ['a cat sitting in front of a blue door', 'cat', 0.4],
])('is as small as it is before a door: %s', async (prompt, key, most) => {
  const { of, scene } = await plan(prompt);
  expect(of(key)[0]?.tall).toBeLessThan(scene.stage.short * most);
});

it('no tent stands in the river', async () => {
  const { of, scene } = await plan('a desert canyon with a narrow river and a small green tent on the bank');
  const { width } = scene.stage;
  expect(Math.abs((of('tent')[0]?.x ?? width / 2) - width / 2)).toBeGreaterThan(width * 0.2);
});

it('has each toy that is listed once', async () => {
  const { of } = await plan('a chest full of old toys: a teddy bear, a drum and a red ball');
  expect(of('toys')).toEqual([]);
});

it.each([
  ['一颗红宝石戒指放在黑色的丝绒盒子里', '#2a2c34'],
  ['a diamond ring in a blue velvet box', '#2f7fd8'],
])('the box of a ring has its own colour: %s', async (prompt, colour) => {
  expect((await plan(prompt)).of('ring-box')[0]?.subject.colour).toBe(colour);
});

it('a board for a menu brings no class', async () => {
  const { scene } = await plan('a bakery storefront with a blackboard menu and baskets of bread');
  expect(scene.layers.map(({ name }) => name)).not.toContain('blackboard');
});
