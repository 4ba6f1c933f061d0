// Finds the lines a draughtsman would draw and makes them flow (difference of blurs, smeared along the form).
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { clamp } from '#engine/raster/curves.ts';
import type { Flow } from './flow.ts';
import { smearAlong } from './smear-along.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';

export type LineOptions = {
  /** Half the width of a line in pixels. */
  weight: number;
  /** How weak an edge may be: 0 only the strongest, 1 nearly all. */
  sensitivity: number;
  /** How far breaks in a line are closed, in pixels. */
  reach: number;
  /** 0 soft grey strokes, 1 hard ink. */
  hardness: number;
};

/** Below this sureness there is nothing that could be a line. */
const FLAT = 0.004;

/** A plane of ink: 0 = bare paper, 1 = full line. */
export function drawLines(luma: Float32Array, flow: Flow, options: LineOptions): Float32Array {
  const { width, height } = flow;
  const fine = blurPlane(luma, width, height, options.weight);
  const broad = blurPlane(luma, width, height, options.weight * 1.6);
  const edges = takePlane(luma.length);
  for (let i = 0; i < edges.length; i++) edges[i] = (broad[i] ?? 0) - (fine[i] ?? 0);
  const threshold = 0.02 - options.sensitivity * 0.019;
  // What does not reach the threshold is no line, so nobody has to know how it would have been smeared.
  const joined = smearAlong(flow, edges, Math.max(1, options.reach), {
    leastSureness: FLAT,
    least: threshold,
  });
  const softness = 0.002 + (1 - options.hardness) * 0.03;
  for (let i = 0; i < joined.length; i++) joined[i] = clamp(((joined[i] ?? 0) - threshold) / softness);
  releasePlanes(fine, broad, edges);
  return joined;
}
