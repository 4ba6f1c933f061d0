// What drives by in a video, what crosses a bridge, and what turns where it stands.
import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import type { PaintedLayer } from '../painting/layer.ts';
import { planMove, planStride } from './subject-moves.ts';
import { videoLayers } from './video-layers.ts';

beforeAll(needDrawings, 120_000);

const LENGTH = 5;

async function layersOf(
  prompt: string,
): Promise<{ wide: number; own: PaintedLayer[]; move(layer: PaintedLayer): number }> {
  const { scene } = await planScene(prompt);
  const { stage } = scene;
  const layers = videoLayers(stage, scene.layers, { length: LENGTH, follow: null }, new Set());
  return {
    wide: stage.width,
    own: layers.filter((layer) => layer.kind === 'painted' && layer.spot !== undefined) as PaintedLayer[],
    move: ({ spot }) => {
      if (!spot) return 0;
      const at = planMove(stage, spot, LENGTH);
      return (at(LENGTH).x ?? 0) - (at(0).x ?? 0);
    },
  };
}

it.each([
  ['a red sports car driving through a desert road', [0.3, 0.5]],
  ['a bus driving through the rain', [0.3, 0.5]],
  ['一列高铁穿过雪山', [0.2, 0.5]],
  ['a tram passing through a town', [0.2, 0.5]],
  ['外卖骑手骑着电动车穿过夜晚的街道', [0.2, 0.5]],
  ['a girl riding a bicycle down a country road', [0.2, 0.5]],
  // They are not to run anybody over.
  ['a woman standing beside a red car in the street', [0, 0]],
  ['a man washing his car', [0, 0]],
  ['kids on a school bus', [0, 0]],
  ['busy highway with cars driving past at sunset', [0.2, 0.5]],
  ['people waiting at a crossing, cars driving by', [0.05, 0.3]],
  ['a parked red car in a city street', [0, 0]],
] as const)('[product 2.3] drives by so that it is seen to: %s', async (prompt, [least, most]) => {
  const { wide, own, move } = await layersOf(prompt);
  const vehicle = own.find(({ spot }) => spot?.subject.kind === 'vehicle');
  if (!vehicle?.spot) throw new Error('no vehicle');
  const way = Math.abs(move(vehicle)) / wide;
  expect(way).toBeGreaterThanOrEqual(least);
  expect(way).toBeLessThanOrEqual(most);
  // Ahead, the way that it looks.
  expect(Math.sign(move(vehicle)) * (vehicle.spot.isFlipped ? 1 : -1)).toBeGreaterThanOrEqual(0);
});

it.each(['a steam train crossing a stone viaduct', '高铁穿过高架桥'])(
  '[product 2.3] crosses the bridge, which stays: %s',
  async (prompt) => {
    const { wide, own, move } = await layersOf(prompt);
    const [bridge, train] = own;
    if (!bridge || !train) throw new Error('no train on a bridge');
    expect(bridge.name).toContain('bridge');
    expect(Math.abs(move(bridge))).toBe(0);
    expect(Math.abs(move(train))).toBeGreaterThan(wide * 0.2);
  },
);

it.each([
  'a windmill in a field',
  'wind turbines on green hills',
  'a helicopter over the mountains',
  'a carousel',
  'a ferris wheel in an amusement park',
])('[product 2.3] turns: %s', async (prompt) => {
  const { scene } = await planScene(prompt);
  const turning = scene.layers.find((layer) => layer.kind === 'painted' && layer.strides !== undefined);
  if (!turning?.spot) throw new Error('nothing turns');
  const strideAt = planStride(scene.stage, turning.spot);
  expect(strideAt?.(0)).not.toBe(strideAt?.(0.13));
});

it.each(['高铁穿过雪山', 'a steam train in the countryside'])(
  'stands on the rails that lie across the land: %s',
  async (prompt) => {
    const { scene, spots } = await planScene(prompt);
    const { height, short } = scene.stage;
    expect(scene.layers.map(({ name }) => name)).toContain('rails');
    expect(spots[0]?.y).toBeCloseTo(height * 0.86 + short * 0.03);
  },
);
