// What is seen in rooms besides who is there: through the window, along the wall, on a shelf, in the light of a candle.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { makeSurface, readPixels } from '#engine/raster/surface.ts';
import type { Scene } from '../painting/compose-scene.ts';
import { pieceSpot } from '../scenery/interior.ts';
import { windowBox } from '../scenery/window-box.ts';

beforeAll(needDrawings, 120_000);

/** Mean colour of the panes of a room that nobody stands before: red, green, blue. */
function panes({ stage, layers }: Scene): number[] {
  const { width, height } = stage;
  const sheet = makeSurface(width, height, (brush) => {
    for (const layer of layers) if (layer.kind === 'painted' && layer.name === 'window') layer.paint(brush);
  });
  const { left, top, wide, tall } = windowBox(stage);
  const pixels = readPixels(sheet);
  const sums = [0, 0, 0];
  let count = 0;
  for (let y = Math.ceil(top + tall * 0.1); y < top + tall * 0.35; y++)
    for (let x = Math.ceil(left + wide * 0.3); x < left + wide * 0.7; x++, count++)
      for (const part of [0, 1, 2])
        sums[part] = (sums[part] ?? 0) + (pixels[(y * width + x) * 4 + part] ?? 0);
  return sums.map((sum) => sum / count);
}

it.each(['a cat on the windowsill, snow outside the window', '一只橘猫趴在窗台上，窗外下着雪'])(
  'no blue sky is over the snow outside: %s',
  async (prompt) => {
    const { scene, told } = await plan(prompt);
    const [red = 0, , blue = 0] = panes(scene);
    expect(blue - red).toBeLessThan(40);
    expect(told.ignored).toEqual([]);
  },
);

it.each([
  ['a bedroom, city lights outside the window at night', 'city lights'],
  ['客厅，窗外是大海', '大海'],
])('a place outside is seen through the window and told: %s', async (prompt, word) => {
  const { scene, told } = await plan(prompt);
  expect(scene.stage.scene).toBe('room');
  expect(told.understood).toContain(word);
});

it.each(['a bedroom with fairy lights and a cat sleeping on the bed', '卧室里挂着小彩灯，床上睡着一只猫'])(
  'strung lights hang there, and no fairy: %s',
  async (prompt) => {
    const { scene, told, reading } = await plan(prompt);
    expect(reading.subjects.map(({ key }) => key)).not.toContain('fairy');
    expect(scene.layers.map(({ name }) => name)).toContain('string lights');
    expect(told.ignored).toEqual([]);
  },
);

it('strung lights are told only where they hang', async () => {
  expect((await plan('a rocket in space with fairy lights')).told.ignored).toContain('fairy lights');
});

it.each([
  'an old man reading a letter by candlelight',
  '烛光下读书的女孩',
  'a couple having a candlelit dinner',
])('a candle lights the room from a table: %s', async (prompt) => {
  const { scene, of } = await plan(prompt);
  const [candle] = of('candle');
  const [table] = [...of('table'), ...of('dining-table')];
  expect(scene.stage).toMatchObject({ scene: 'room', isDark: true });
  expect(Math.abs((candle?.x ?? 0) - (table?.x ?? 999))).toBeLessThan(30);
  expect(candle?.y).toBeLessThan((table?.y ?? 0) - (table?.tall ?? 0) * 0.7);
  expect(scene.layers.map(({ name }) => name)).toContain('candlelight');
});

it('a dinner by candlelight with nobody is a dish and a candle', async () => {
  const { told, of } = await plan('烛光晚餐');
  expect(told.ignored).toEqual([]);
  expect(of('candle')).toHaveLength(1);
});

it.each([
  ['a teddy bear sitting on a shelf with books and a globe', ['teddy-bear', 'book-row', 'globe']],
  ['架子上的泰迪熊和地球仪', ['teddy-bear', 'globe']],
])('a shelf on the wall carries what is said to be on it: %s', async (prompt, keys) => {
  const { scene, spots, told } = await plan(prompt);
  expect(scene.stage.scene).toBe('shelf');
  expect(spots.map(({ subject }) => subject.key).toSorted()).toEqual(keys.toSorted());
  for (const { y } of spots) expect(Math.abs(y - 512 * 0.77)).toBeLessThan(16);
  expect(told.ignored).toEqual([]);
});

it.each(['客厅,灯笼', 'a family in a living room, red lanterns'])(
  'hangs lanterns under the ceiling: %s',
  async (prompt) => {
    const { scene, told } = await plan(prompt);
    expect(scene.layers.map(({ name }) => name)).toContain('lanterns');
    expect(told.ignored).toEqual([]);
  },
);

it.each([
  ['客厅,灰色沙发,左边一盏落地灯', 'own/floor-lamp', -1],
  ['a living room with a floor lamp on the left', 'own/floor-lamp', -1],
  ['a living room with a floor lamp on the right', 'own/floor-lamp', 1],
])('a lamp stands on the side that was asked for, and that is told: %s', async (prompt, name, side) => {
  for (const seed of [1, 2, 3]) {
    const { scene, told } = await plan(prompt, seed);
    const aside = Math.sign((pieceSpot(scene.stage, name)?.x ?? 0) - scene.stage.width / 2);
    expect(aside).toBe(side);
    expect(told.ignored).toEqual([]);
  }
});

it.each([
  'a bedroom with a painting above the bed',
  '中式书房,墙上挂着山水画',
  'a living room with a red sofa and a painting on the wall',
])('a picture that hangs in a room is of the room, and is told: %s', async (prompt) => {
  const { scene, told } = await plan(prompt);
  expect(pieceSpot(scene.stage, 'own/wall-picture')).toBeDefined();
  expect(scene.stage.look).toBe('auto');
  expect(told.understood.some((words) => /painting|山水画/.test(words))).toBe(true);
});

it.each(["a painter's studio", '画室'])('[product 2.1] has an easel: %s', async (prompt) => {
  const { scene } = await plan(prompt);
  expect(pieceSpot(scene.stage, 'own/easel')).toBeDefined();
  expect(pieceSpot(scene.stage, 'own/wall-picture')).toBeDefined();
});

it.each(['a painter in an art studio, painting a landscape', 'an art studio with an easel'])(
  '[product 2.1] has no second easel: %s',
  async (prompt) => {
    const { scene, of } = await plan(prompt);
    const own = of('easel').length + of('painter').length + of('person').length;
    expect(own).toBeGreaterThan(0);
    expect(pieceSpot(scene.stage, 'own/stool')).toBeUndefined();
  },
);
