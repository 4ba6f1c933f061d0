// Koi that are seen from above swim on in a video, one behind the other.
import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import type { PaintedLayer } from '../painting/layer.ts';

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
