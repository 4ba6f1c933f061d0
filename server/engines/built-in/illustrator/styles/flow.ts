// Which way the forms of a picture run: the direction a brush or a pencil would follow at each pixel.
import { averagePlane } from './blur-plane.ts';
import { givePlanes, takePlane } from './plane-store.ts';

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
    givePlanes(once, plane);
    return twice;
  };
  const flow: Flow = { width, height, x: calm(xx), y: calm(xy), sureness: calm(yy) };
  for (let i = 0; i < luma.length; i++) {
    const a = flow.x[i] ?? 0;
    const b = flow.y[i] ?? 0;
    const c = flow.sureness[i] ?? 0;
    const angle = 0.5 * Math.atan2(2 * b, a - c) + Math.PI / 2;
    flow.x[i] = Math.cos(angle);
    flow.y[i] = Math.sin(angle);
    const energy = a + c;
    flow.sureness[i] =
      energy < 1e-5 ? 0 : (Math.hypot(a - c, 2 * b) / (energy + 1e-9)) * Math.min(1, energy * 60);
  }
  return flow;
}

/** Smears a plane along the flow, `steps` pixels to either side: breaks in a line close, textures turn into strokes. */
export function smearAlong(flow: Flow, plane: Float32Array, steps: number): Float32Array {
  const { width, height } = flow;
  const result = takePlane(plane.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const start = y * width + x;
      let total = plane[start] ?? 0;
      let count = 1;
      for (let side = -1; side <= 1; side += 2) {
        let px = x;
        let py = y;
        let dx = (flow.x[start] ?? 0) * side;
        let dy = (flow.y[start] ?? 0) * side;
        for (let s = 0; s < steps; s++) {
          px += dx;
          py += dy;
          const ix = Math.round(px);
          const iy = Math.round(py);
          if (ix < 0 || iy < 0 || ix >= width || iy >= height) break;
          const at = iy * width + ix;
          total += plane[at] ?? 0;
          count++;
          const nx = flow.x[at] ?? 0;
          const ny = flow.y[at] ?? 0;
          // A direction has no front: turn it so that the walk goes on and does not come back.
          const sign = nx * dx + ny * dy < 0 ? -1 : 1;
          dx = nx * sign;
          dy = ny * sign;
        }
      }
      result[start] = total / count;
    }
  }
  return result;
}
