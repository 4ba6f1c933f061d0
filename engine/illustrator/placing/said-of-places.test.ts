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
