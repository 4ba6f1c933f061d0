// Fibres: noise that is drawn out along a direction for each pixel, and where each pixel's fibre has its root.
import type { Flow } from '#engine/illustrator/styles/flow.ts';
import { smearAlong } from '#engine/illustrator/styles/smear-along.ts';
import { inParts } from '#engine/raster/in-parts.ts';
import { grainAt, spreadClouds } from '#engine/raster/plane-noise.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';

export type Comb = {
  /** Length of a fibre to either side, in pixels. */
  reach: number;
  /** Width of a fibre, in pixels: 1 is fine. */
  thickness: number;
  seed: number;
  /** Every such pixel of a fibre is looked at; every second of a long one, if nothing is said. */
  stride?: 1 | 2;
};

/** A plane of fibres about 0, most between -1 and 1. */
export function combFibres(flow: Flow, { reach, thickness, seed, stride }: Comb): Float32Array {
  const { width, height } = flow;
  const grains = scatterGrains(width, height, Math.max(1, thickness), seed);
  const fibres = smearAlong(flow, grains, reach, stride && { stride });
  releasePlanes(grains);
  let sum = 0;
  inParts(fibres.length, (from, end) => (sum += sumOfSquares(fibres, from, end)));
  const spread = Math.sqrt(sum / fibres.length) * 1.6 || 1;
  inParts(fibres.length, (from, end) => divide(fibres, spread, from, end));
  return fibres;
}

function sumOfSquares(plane: Float32Array, from: number, end: number): number {
  let sum = 0;
  for (let i = from; i < end; i++) sum += (plane[i] as number) ** 2;
  return sum;
}

function divide(plane: Float32Array, by: number, from: number, end: number): void {
  for (let i = from; i < end; i++) plane[i] = (plane[i] as number) / by;
}

/** Squares of noise about 0. */
function scatterGrains(width: number, height: number, size: number, seed: number): Float32Array {
  const grains = takePlane(width * height);
  const columns = Int32Array.from({ length: width }, (_, x) => Math.floor(x / size));
  let last = -1;
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / size);
    if (row === last) grains.copyWithin(y * width, (y - 1) * width, y * width);
    else scatterRow(grains, y * width, columns, row, seed);
    last = row;
  }
  return grains;
}

function scatterRow(
  grains: Float32Array,
  first: number,
  columns: Int32Array,
  row: number,
  seed: number,
): void {
  let last = -1;
  let grain = 0;
  for (let x = 0; x < columns.length; x++) {
    const column = columns[x] as number;
    if (column !== last) grain = grainAt(column, row, seed) - 0.5;
    last = column;
    grains[first + x] = grain;
  }
}

/** Turns every direction by a soft random angle, up to `most` radians to either side. */
export function ruffleFlow(flow: Flow, cell: number, most: number, seed: number): void {
  const { width, height } = flow;
  const clouds = spreadClouds(width, height, { cell, octaves: 3, seed });
  inParts(clouds.length, (from, end) => turnFlow(flow, clouds, most, from, end));
  releasePlanes(clouds);
}

function turnFlow(flow: Flow, clouds: Float32Array, most: number, from: number, end: number): void {
  for (let i = from; i < end; i++) {
    const angle = ((clouds[i] as number) - 0.5) * 2.6 * most;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const x = flow.x[i] as number;
    const y = flow.y[i] as number;
    flow.x[i] = x * cos - y * sin;
    flow.y[i] = x * sin + y * cos;
  }
}
