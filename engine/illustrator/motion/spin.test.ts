// Who spins is seen from one side after the other, the left one before the back and the right one after it.
import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { viewInTurn } from '../people/poses.ts';
import { planStride } from './subject-moves.ts';

beforeAll(needDrawings, 120_000);

it.each([
  'a ballerina spinning on a stage',
  'a girl twirling in a meadow',
  '一个女孩在草地上旋转',
  'a girl in a red dress spinning with an umbrella',
  '拿着气球转圈的小女孩',
])('[product 2.3] turns around: %s', async (prompt) => {
  const { scene, told } = await planScene(prompt);
  expect(told.ignored).toEqual([]);
  const layer = scene.layers.find((one) => one.kind === 'painted' && one.strides !== undefined);
  if (layer?.kind !== 'painted' || !layer.spot) throw new Error('nobody turns');
  const strideAt = planStride(scene.stage, layer.spot);
  expect(strideAt?.(0)).not.toBe(strideAt?.(0.3));
  const strides = await layer.strides?.(6);
  expect(strides?.paints).toHaveLength(6);
});

it('[product 2.1] has nobody spin who spins something', async () => {
  const { reading, told } = await planScene('an old woman spinning wool by the fire');
  expect(reading.subjects[0]?.person?.does).not.toBe('spin');
  expect(told.ignored.join(' ')).toContain('spinning');
});

it('[product 2.3] shows each side once a turn', () => {
  const seen = [0, 0.2, 0.5, 0.7, 0.95].map(viewInTurn);
  expect(seen.map(({ view }) => view)).toEqual(['front', 'side', 'back', 'side', 'side']);
  expect(seen[1]?.isFlipped).not.toBe(seen[3]?.isFlipped);
});
