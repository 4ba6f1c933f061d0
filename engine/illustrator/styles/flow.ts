// Which way the forms of an image run: the direction a brush or a pencil would follow at each pixel.
import { averagePlane } from '#engine/raster/blur-plane.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';

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
  for (let y = 0; y < height; y++) {
    const up = Math.max(0, y - 1) * width;
    const row = y * width;
    const down = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x++) {
      const l = x > 0 ? x - 1 : 0;
      const r = x < width - 1 ? x + 1 : x;
      const a = luma[up + l] ?? 0;
      const b = luma[up + r] ?? 0;
      const c = luma[down + l] ?? 0;
      const d = luma[down + r] ?? 0;
      const gx = b + 2 * (luma[row + r] ?? 0) + d - a - 2 * (luma[row + l] ?? 0) - c;
      const gy = c + 2 * (luma[down + x] ?? 0) + d - a - 2 * (luma[up + x] ?? 0) - b;
      xx[row + x] = gx * gx;
      xy[row + x] = gx * gy;
      yy[row + x] = gy * gy;
    }
  }
  const calm = (plane: Float32Array): Float32Array => {
    const once = averagePlane(plane, width, height, radius);
    const twice = averagePlane(once, width, height, radius);
    releasePlanes(once, plane);
    return twice;
  };
  const flow: Flow = { width, height, x: calm(xx), y: calm(xy), sureness: calm(yy) };
  for (let i = 0; i < luma.length; i++) {
    const a = flow.x[i] ?? 0;
    const b = flow.y[i] ?? 0;
    const c = flow.sureness[i] ?? 0;
    // Half the angle of (a - c, 2b), and a quarter turn: by roots, which take a fraction of the time of an arc.
    const length = Math.sqrt((a - c) * (a - c) + 4 * b * b);
    const cosine = length > 0 ? (a - c) / length : 1;
    const half = Math.sqrt(Math.max(0, (1 - cosine) / 2));
    flow.x[i] = b < 0 ? half : -half;
    flow.y[i] = Math.sqrt(Math.max(0, (1 + cosine) / 2));
    const energy = a + c;
    flow.sureness[i] = energy < 1e-5 ? 0 : (length / (energy + 1e-9)) * Math.min(1, energy * 60);
  }
  return flow;
}
