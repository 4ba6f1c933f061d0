// The lamp of a stage finds who performs, and a candle lights what is around it at night.
import { beforeAll, expect, it } from 'vitest';
import { makeSurface, readAlpha } from '#engine/raster/surface.ts';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { wetBetween } from '../painting/water-sheet.ts';
import { lampsOf } from './street.ts';

beforeAll(needDrawings, 120_000);

it.each(['a ballerina on a stage, on the left', 'a ballerina on a stage, on the right'])(
  '[product 2.1] falls on who is there: %s',
  async (prompt) => {
    const { scene, spots } = await planScene(prompt);
    const { width, height } = scene.stage;
    const pool = scene.layers.find(({ name }) => name === 'light on the floor');
    if (pool?.kind !== 'painted') throw new Error('no lamp shines');
    const alpha = readAlpha(makeSurface(width, height, (brush) => pool.paint(brush)));
    let [all, across] = [0, 0];
    for (const [at, value] of alpha.entries()) {
      all += value;
      across += value * (at % width);
    }
    expect(Math.abs(across / all - (spots[0]?.x ?? 0))).toBeLessThan(width * 0.06);
  },
);

it.each(['a candle on a table at night', 'a candle in a dark room', '黑暗房间里的一支蜡烛'])(
  '[product 2.1] shines: %s',
  async (prompt) => {
    const { scene } = await planScene(prompt);
    expect(scene.layers.map(({ name }) => name)).toContain('candlelight');
  },
);

it('[product 2.1] is lost in the light of the day', async () => {
  const { scene } = await planScene('a candle on a table at noon');
  expect(scene.layers.map(({ name }) => name)).not.toContain('candlelight');
});

it.each(['a street in the rain at night', 'a neon street'])(
  '[product 2.1] is mirrored in the wet road, and not in the houses beside it: %s',
  async (prompt) => {
    const { scene } = await planScene(prompt);
    const { stage } = scene;
    const wet = scene.layers.find((layer) => 'water' in layer && layer.water !== undefined);
    const water = wet && 'water' in wet ? wet.water : undefined;
    if (!water) throw new Error('nothing is wet');
    const far = wetBetween(stage, water, water.top + 20);
    const near = wetBetween(stage, water, stage.height - 60);
    expect(far[1] - far[0]).toBeLessThan(stage.width * 0.6);
    expect(near[0]).toBeLessThan(far[0]);
    // Houses stand across its end.
    expect(water.top).toBeGreaterThan(stage.horizon + stage.short * 0.03);
  },
);

it.each([
  ['雨夜的小巷，一盏路灯', 1],
  ['a street with two street lamps at night', 2],
  ['a street at night', 6],
])('[product 2.1] stands on as many posts as were asked for: %s', async (prompt, many) => {
  expect(lampsOf((await planScene(prompt)).scene.stage)).toHaveLength(many);
});
