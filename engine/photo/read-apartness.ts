// How little the pixels of a small image belong to its frame.
import type { LabPlanes } from '#engine/raster/lab.ts';
import { makePlane } from '#engine/raster/make-plane.ts';
import { readOwnColours } from './read-own-colours.ts';
import { stretch } from './stretch.ts';

/**
 * How little each pixel belongs to the frame, 0–1: by how its colour keeps away from the edges of the image and keeps
 * together, and by how hard it is to come there from an edge without crossing a change of colour.
 */
export function readApartness(lab: LabPlanes, air: Float32Array | null): Float32Array {
  const { width, height } = lab;
  const isSeed = seedBorder(lab);
  air?.forEach((value, i) => (isSeed[i] = value > 0.6 ? 1 : (isSeed[i] ?? 0)));
  const barrier = new Float32Array(width * height);
  for (const [plane, weight] of [
    [lab.lightness, 0.8],
    [lab.a, 1.3],
    [lab.b, 1.3],
  ] as const) {
    const distance = barrierDistance(plane, isSeed, width);
    for (let i = 0; i < barrier.length; i++) barrier[i] = (barrier[i] ?? 0) + (distance[i] ?? 0) * weight;
  }
  stretch(barrier);
  const own = readOwnColours(lab, isSeed, air);
  return barrier.map((value, i) => (own[i] ?? 0) * (0.4 + 0.6 * value));
}

/** The frame of the image is background, but at the foot only what looks like the sides: people stand in the frame. */
function seedBorder(lab: LabPlanes): Uint8Array {
  const { width, height, lightness, a, b } = lab;
  const seeds = new Uint8Array(width * height);
  const edge = Math.max(1, Math.round(Math.min(width, height) * 0.02));
  const sides: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isSide = x < edge || x >= width - edge;
      if (!isSide && y >= edge) continue;
      seeds[y * width + x] = 1;
      if (isSide && y > height * 0.3 && (x + y) % 2 === 0) sides.push(y * width + x);
    }
  }
  for (let y = height - edge; y < height; y++) {
    for (let x = edge; x < width - edge; x++) {
      const i = y * width + x;
      const isLikeSide = sides.some(
        (s) =>
          Math.abs((lightness[s] ?? 0) - (lightness[i] ?? 0)) < 9 &&
          Math.hypot((a[s] ?? 0) - (a[i] ?? 0), (b[s] ?? 0) - (b[i] ?? 0)) < 8,
      );
      if (isLikeSide) seeds[i] = 1;
    }
  }
  return seeds;
}

function barrierDistance(plane: Float32Array, isSeed: Uint8Array, width: number): Float32Array {
  const distance = makePlane(isSeed.length, (i) => (isSeed[i] ? 0 : 1e6));
  const highest = Float32Array.from(plane);
  const lowest = Float32Array.from(plane);
  const take = (i: number, from: number): void => {
    const value = plane[i] ?? 0;
    const high = Math.max(highest[from] ?? 0, value);
    const low = Math.min(lowest[from] ?? 0, value);
    if (high - low < (distance[i] ?? 0)) {
      distance[i] = high - low;
      highest[i] = high;
      lowest[i] = low;
    }
  };
  for (let pass = 0; pass < 4; pass++) {
    const isForward = pass % 2 === 0;
    for (let step = 0; step < plane.length; step++) {
      const i = isForward ? step : plane.length - 1 - step;
      const x = i % width;
      if (isForward ? x > 0 : x < width - 1) take(i, isForward ? i - 1 : i + 1);
      const other = isForward ? i - width : i + width;
      if (other >= 0 && other < plane.length) take(i, other);
    }
  }
  return distance.map((value) => (value > 1e5 ? 0 : value));
}
