// What is said to move does, and is told so; what stands still is not.
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { makeSurface, readPixels, type Surface } from '#engine/raster/surface.ts';
import { planSway } from './layer-life.ts';
import { isMoveShown } from './shown-moves.ts';
import { planStride } from './subject-moves.ts';

beforeAll(needDrawings, 120_000);

describe('words of moves', () => {
  it.each([
    ['a dog wagging its tail on the lawn', 'wagging', true],
    ['小狗摇着尾巴', '摇着', true],
    ['a dog on the lawn', 'wagging', false],
    // It has none that is seen.
    ['a corgi wagging its tail', 'wagging', false],
    ['a flag waving in the wind', 'waving', true],
    ['a flag waving in the wind', 'wind', true],
    ['a meadow', 'waving', false],
    ['a small boat rocking on the lake', 'rocking', true],
    ['a chair', 'rocking', false],
    ['a boat drifting down a river', 'drifting', true],
    ['小船顺着河流漂流', '漂流', true],
    ['a chair in a room', 'drifting', false],
    ['a hot air balloon rises over a valley', 'rises', true],
    ['a castle on a hill', 'rises', false],
    ['皮划艇运动员在激流中划桨', '划桨', true],
    ['a woman paddling a kayak', 'paddles', true],
    ['a kayak on the beach', 'paddles', false],
    ['窗帘在风中飘动', '风中', true],
    ['curtains blowing at an open window', 'wind', true],
    ['a room with curtains', 'wind', false],
  ])('%s: %s', async (prompt, words, isShown) => {
    const { scene } = await planScene(prompt);
    expect(isMoveShown({ stage: scene.stage, layers: scene.layers }, words)).toBe(isShown);
  });
});

it.each(['a dog wagging its tail on the lawn', 'a flag waving in the wind', 'a woman riding a bicycle'])(
  '[product 2.3] is drawn anew at each moment: %s',
  async (prompt) => {
    const { scene } = await planScene(prompt);
    const layer = scene.layers.find((one) => one.kind === 'painted' && one.strides !== undefined);
    if (layer?.kind !== 'painted' || !layer.spot) throw new Error('nothing moves');
    expect(planStride(scene.stage, layer.spot)).toBeDefined();
    const { paints = [] } = (await layer.strides?.(3)) ?? {};
    const images = paints.map((paint) => imageOf(makeSurface(512, 512, paint)));
    expect(new Set(images).size).toBe(3);
  },
);

it.each(['a cat yawning', 'a lion roaring in the savanna'])(
  '[product 2.3] opens the mouth and shuts it: %s',
  async (prompt) => {
    const { scene } = await planScene(prompt);
    const layer = scene.layers.find((one) => one.kind === 'painted' && one.strides !== undefined);
    if (layer?.kind !== 'painted' || !layer.spot) throw new Error('nobody opens the mouth');
    // Of the head only: the tail moves, too.
    const below = layer.spot.y - layer.spot.tall / 2;
    const { paints = [] } = (await layer.strides?.(3)) ?? {};
    const heads = paints.map((paint) => imageOf(makeSurface(512, below, paint)));
    expect(heads[1]).toBe(heads[0]);
    expect(heads[2]).not.toBe(heads[0]);
  },
);

function imageOf(sheet: Surface): string {
  return createHash('sha1').update(readPixels(sheet)).digest('hex');
}

it('[product 2.3] has a crowd on its feet', async () => {
  const { scene } = await planScene('a crowd of people in a city street');
  const rows = scene.layers.filter(({ name }) => name.startsWith('crowd '));
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows)
    expect(row.kind === 'painted' && row.move?.(1)).not.toEqual(row.kind === 'painted' && row.move?.(2));
});

/** Layers that the wind bends. */
async function swaying(prompt: string): Promise<string[]> {
  const { scene } = await planScene(prompt);
  const sheet = { width: 512, height: 400, left: 0, top: 40 };
  return scene.layers.flatMap((layer) =>
    layer.kind === 'painted' && planSway(scene.stage, layer, sheet) ? [layer.name] : [],
  );
}

it('sways curtains that the wind blows, and no others', async () => {
  expect(await swaying('curtains blowing at an open window')).toContain('blown curtains');
  expect(await swaying('a room with curtains')).toEqual([]);
});
