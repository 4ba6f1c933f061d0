// Tells shapes that are only parts of one gradient, as a sky's, from those that have borders of their own.
import { releasePlanes, takeClearPlane, takePlane } from '#engine/raster/plane-store.ts';
import type { Planes } from '#engine/raster/planes.ts';

/** Pixels on each side of a border whose colours are compared, at 1024 x 1024. */
const REACH = 3;

/**
 * `shapes`: for each pixel the number of its colour. Returns 1 for each pixel of a shape that goes over into a
 * neighbour without a step of `least`, on most of the border that they share; 0 elsewhere.
 */
export function findGraded(image: Planes, shapes: Float32Array, least: number, unit: number): Float32Array {
  const { width, height } = image;
  const reach = Math.max(1, Math.round(REACH * unit));
  const names = nameIslands(shapes, width);
  const borders = new Map<number, { steps: number; count: number }>();
  const touch = (one: number, other: number, step: number): void => {
    const [a, b] = [names.of[one] as number, names.of[other] as number];
    if (a === b) return;
    const pair = Math.min(a, b) * names.count + Math.max(a, b);
    const border = borders.get(pair) ?? { steps: 0, count: 0 };
    border.count++;
    border.steps += step;
    borders.set(pair, border);
  };
  for (let y = reach; y < height - reach; y++)
    for (let i = y * width + reach; i < (y + 1) * width - reach; i++) {
      if (shapes[i] !== shapes[i + 1]) touch(i, i + 1, stepOf(image, i - reach, i + reach));
      if (shapes[i] !== shapes[i + width])
        touch(i, i + width, stepOf(image, i - reach * width, i + reach * width));
    }
  const isGraded = new Uint8Array(names.count);
  for (const [pair, { steps, count }] of borders) {
    if (steps >= count * least) continue;
    isGraded[Math.floor(pair / names.count)] = 1;
    isGraded[pair % names.count] = 1;
  }
  const graded = takeClearPlane(shapes.length);
  for (let i = 0; i < graded.length; i++) graded[i] = isGraded[names.of[i] as number] as number;
  releasePlanes(names.of);
  return graded;
}

function stepOf({ red, green, blue }: Planes, one: number, other: number): number {
  return Math.hypot(
    (red[one] as number) - (red[other] as number),
    (green[one] as number) - (green[other] as number),
    (blue[one] as number) - (blue[other] as number),
  );
}

/** For each pixel the number of the connected piece of its shape. */
function nameIslands(shapes: Float32Array, width: number): { of: Float32Array; count: number } {
  const of = takePlane(shapes.length).fill(-1);
  const waiting = new Int32Array(shapes.length);
  let count = 0;
  for (let start = 0; start < shapes.length; start++) {
    if (of[start] !== -1) continue;
    const shape = shapes[start];
    let left = 0;
    const take = (at: number): void => {
      if (shapes[at] !== shape || of[at] !== -1) return;
      of[at] = count;
      waiting[left++] = at;
    };
    take(start);
    while (left > 0) {
      const at = waiting[--left] as number;
      const x = at % width;
      if (x > 0) take(at - 1);
      if (x < width - 1) take(at + 1);
      if (at >= width) take(at - width);
      if (at + width < shapes.length) take(at + width);
    }
    count++;
  }
  return { of, count };
}
