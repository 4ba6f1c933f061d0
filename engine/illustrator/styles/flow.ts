// Which way the forms of an image run: the direction a brush or a pencil would follow at each pixel.
import { averageTwice } from '#engine/raster/blur-plane.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { enlargePlane } from '#engine/raster/resize-plane.ts';
import { openToneLoops, runOver } from '#engine/raster/tone-loops.ts';

/** Unit vectors along the forms, and how sure they are (0 = flat area, 1 = clear edge). */
export type Flow = {
  width: number;
  height: number;
  x: Float32Array;
  y: Float32Array;
  sureness: Float32Array;
};

/** Reads the flow from brightness; `radius` in pixels is how far neighbours agree on a direction. */
export function readFlow(luma: Float32Array, width: number, height: number, radius: number): Flow {
  const xx = takePlane(luma.length);
  const xy = takePlane(luma.length);
  const yy = takePlane(luma.length);
  readSlopes(luma, width, height, [xx, xy, yy]);
  const calm = (plane: Float32Array): Float32Array => {
    const twice = averageTwice(plane, width, height, radius);
    releasePlanes(plane);
    return twice;
  };
  const flow: Flow = { width, height, x: calm(xx), y: calm(xy), sureness: calm(yy) };
  runOver(
    [flow.x, flow.y, flow.sureness],
    [flow.x, flow.y, flow.sureness],
    (loops, [x = 0, y = 0, s = 0], count) => {
      loops.readDirections(x, y, s, count);
    },
  );
  return flow;
}

/** A flow that was read on an image `factor` times smaller, for the image itself: between its places, so not quite of length 1. */
export function enlargeFlow(small: Flow, factor: number, width: number, height: number): Flow {
  const enlarge = (cells: Float32Array): Float32Array => {
    const plane = takePlane(width * height);
    enlargePlane({ width: small.width, height: small.height, factor, cells }, plane, width, height);
    return plane;
  };
  return { width, height, x: enlarge(small.x), y: enlarge(small.y), sureness: enlarge(small.sureness) };
}

/** How brightness rises across and down, as the products of both; beyond the edges it goes on as it is there. */
function readSlopes(
  luma: Float32Array,
  width: number,
  height: number,
  products: readonly Float32Array[],
): void {
  const count = Math.ceil(width / 4) * 4;
  const pitch = count + 4;
  const { loops, numbers } = openToneLoops(pitch * 6 * 4);
  const load = (slot: number, y: number): void => {
    const row = Math.min(height - 1, Math.max(0, y)) * width;
    const at = slot * pitch;
    numbers.set(luma.subarray(row, row + width), at + 1);
    numbers[at] = luma[row] as number;
    numbers[at + width + 1] = luma[row + width - 1] as number;
  };
  load(0, -1);
  load(1, 0);
  for (let y = 0; y < height; y++) {
    // Three rows take turns.
    load((y + 2) % 3, y + 1);
    const [above = 0, row = 0, below = 0, x = 0, both = 0, down = 0] = [
      y % 3,
      (y + 1) % 3,
      (y + 2) % 3,
      3,
      4,
      5,
    ].map((slot) => slot * pitch * 4);
    loops.readSlopes(above, row, below, x, both, down, count);
    for (const [n, plane] of products.entries()) {
      const at = (3 + n) * pitch;
      plane.set(numbers.subarray(at, at + width), y * width);
    }
  }
}
