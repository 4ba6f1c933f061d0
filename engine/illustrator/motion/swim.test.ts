// Koi that are seen from above swim on in a video, one behind the other.
import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import type { PaintedLayer } from '../painting/layer.ts';
import { planMove } from './subject-moves.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['锦鲤在池塘里游来游去', 7],
  ['two koi, top view', 2],
  ['a single koi, top view', 1],
])('[product 2.3] swims on: %s', async (prompt, count) => {
  const { scene } = await planScene(prompt);
  const koi = scene.layers.filter(
    (layer): layer is PaintedLayer => layer.kind === 'painted' && layer.name.startsWith('koi '),
  );
  expect(koi).toHaveLength(count);
  for (const fish of koi) {
    const [start, later] = [fish.move?.(0), fish.move?.(4)];
    expect(Math.hypot(start?.x ?? 0, start?.y ?? 0)).toBeCloseTo(0);
    expect(Math.hypot(later?.x ?? 0, later?.y ?? 0)).toBeGreaterThan(scene.stage.short * 0.05);
  }
});

it.each(['a man swimming in a pool', '一个女孩在湖里游泳'])(
  '[product 2.3] a swimmer gets on: %s',
  async (prompt) => {
    const { scene, spots } = await planScene(prompt);
    const [swimmer] = spots;
    if (!swimmer) throw new Error('Nobody is there');
    const move = planMove(scene.stage, swimmer, 5);
    const way = Math.abs((move(4).x ?? 0) - (move(0).x ?? 0));
    expect(way).toBeGreaterThan(swimmer.tall * 0.3);
  },
);
