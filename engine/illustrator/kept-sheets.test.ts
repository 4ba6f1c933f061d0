import { expect, it } from 'vitest';
import { makeSurface } from '#engine/raster/surface.ts';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { drawAnimal } from './animals/draw-animal.ts';
import { keepSheet } from './kept-sheets.ts';

it('draws a sheet once, until forty others were asked for', async () => {
  let drawn = 0;
  const draw = (name: string) =>
    keepSheet(`kept sheets ${name}`, async () => {
      drawn++;
      return makeSurface(1, 1);
    });
  const first = await draw('first');
  expect(await draw('first')).toBe(first);
  expect(drawn).toBe(1);
  for (let other = 0; other < 40; other++) await draw(`${other}`);
  expect(await draw('first')).not.toBe(first);
});

it('keeps nothing where nothing is drawn', async () => {
  expect(await keepSheet('kept sheets none', async () => undefined)).toBeUndefined();
  const sheet = makeSurface(1, 1);
  expect(await keepSheet('kept sheets none', async () => sheet)).toBe(sheet);
});

it('draws an animal as it rests once for all scenes, another way and in another colour by itself', async () => {
  needDrawings();
  const cat = { key: 'cat', drawing: 'cat', kind: 'full', colour: undefined } as const;
  const draw = (how: 'sit' | 'sleep', colour?: string) =>
    drawAnimal({ ...cat, colour, rests: { how, words: '' } }, []);
  const sitting = await draw('sit');
  expect(sitting).toBeDefined();
  expect(await draw('sit')).toBe(sitting);
  expect(await draw('sleep')).not.toBe(sitting);
  expect(await draw('sit', '#3060c0')).not.toBe(sitting);
});
