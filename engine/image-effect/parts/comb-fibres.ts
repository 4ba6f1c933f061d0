// Fibres: noise that is drawn out along a direction for each pixel, and where each pixel's fibre has its root.
import type { Flow } from '#engine/illustrator/styles/flow.ts';
import { smearAlong } from '#engine/illustrator/styles/smear-along.ts';
import { grainAt, spreadClouds } from '#engine/raster/plane-noise.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';

export type Comb = {
  /** Length of a fibre to either side, in pixels. */
  reach: number;
  /** Width of a fibre, in pixels: 1 is fine. */
  thickness: number;
  seed: number;
};

/** A plane of fibres about 0, most between -1 and 1. */
export function combFibres(flow: Flow, { reach, thickness, seed }: Comb): Float32Array {
  const { width, height } = flow;
  const grains = takePlane(width * height);
  const size = Math.max(1, thickness);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      grains[y * width + x] = grainAt(Math.floor(x / size), Math.floor(y / size), seed) - 0.5;
    }
  }
  const fibres = smearAlong(flow, grains, reach);
  releasePlanes(grains);
  let sum = 0;
  for (let i = 0; i < fibres.length; i++) sum += (fibres[i] as number) ** 2;
  const spread = Math.sqrt(sum / fibres.length) * 1.6 || 1;
  for (let i = 0; i < fibres.length; i++) fibres[i] = (fibres[i] ?? 0) / spread;
  return fibres;
}

/** Turns every direction by a soft random angle, up to `most` radians to either side. */
export function ruffleFlow(flow: Flow, cell: number, most: number, seed: number): void {
  const { width, height } = flow;
  const clouds = spreadClouds(width, height, { cell, octaves: 3, seed });
  for (let i = 0; i < clouds.length; i++) {
    const angle = ((clouds[i] ?? 0.5) - 0.5) * 2.6 * most;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const x = flow.x[i] ?? 1;
    const y = flow.y[i] ?? 0;
    flow.x[i] = x * cos - y * sin;
    flow.y[i] = x * sin + y * cos;
  }
  releasePlanes(clouds);
}
