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

/** Walks of more pixels than this take every second one: what is smeared has no finer detail along the flow. */
const SHORT_WALK = 5;

export type SmearOptions = {
  /** Where the flow is not surer than this the plane stays as it is. */
  leastSureness?: number;
  /** Where nothing within reach is more than this the plane stays as it is: its average would not be more either. */
  least?: number;
};

/** Smears a plane along the flow, `reach` pixels to either side: breaks in a line close, textures turn into strokes. */
export function smearAlong(
  flow: Flow,
  plane: Float32Array,
  reach: number,
  { leastSureness = -1, least = -Infinity }: SmearOptions = {},
): Float32Array {
  const result = takePlane(plane.length);
  const stride = reach > SHORT_WALK ? 2 : 1;
  const steps = Math.max(1, Math.round(reach / stride));
  const most = findMost(flow, plane, steps * stride);
  const { width, height, sureness } = flow;
  const smearRow = (y: number): void => {
    const cells = (y >> CELL_BITS) * most.width;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const stays =
        (sureness[at] as number) <= leastSureness ||
        (most.cells[cells + (x >> CELL_BITS)] as number) <= least;
      result[at] = stays ? (plane[at] as number) : averageAlong(flow, plane, x, y, stride, steps);
    }
  };
  for (let y = 0; y < height; y++) smearRow(y);
  return result;
}

/**
 * Of one pixel. A function of its own, as that of a row is, is called often and compiled once and for all; as loops within
 * loops it is compiled, given up and interpreted again in each image, for seconds.
 */
function averageAlong(
  { width, height, x: flowX, y: flowY }: Flow,
  plane: Float32Array,
  x: number,
  y: number,
  stride: number,
  steps: number,
): number {
  const start = y * width + x;
  let total = plane[start] as number;
  let count = 1;
  for (let side = -stride; side <= stride; side += stride * 2) {
    // Half a pixel ahead, so that cutting off the fraction rounds.
    let px = x + 0.5;
    let py = y + 0.5;
    let dx = (flowX[start] as number) * side;
    let dy = (flowY[start] as number) * side;
    for (let s = 0; s < steps; s++) {
      px += dx;
      py += dy;
      if (px < 0 || py < 0 || px >= width || py >= height) break;
      const at = (py | 0) * width + (px | 0);
      total += plane[at] as number;
      count++;
      const nx = flowX[at] as number;
      const ny = flowY[at] as number;
      // A direction has no front: turn it so that the walk goes on and does not come back.
      const sign = nx * dx + ny * dy < 0 ? -stride : stride;
      dx = nx * sign;
      dy = ny * sign;
    }
  }
  return total / count;
}

const CELL_BITS = 4;

/** The most that a plane holds within `reach` of each of its cells (16 pixels a side) or farther. */
function findMost(
  { width, height }: Flow,
  plane: Float32Array,
  reach: number,
): { width: number; cells: Float32Array } {
  const across = (width >> CELL_BITS) + 1;
  const down = (height >> CELL_BITS) + 1;
  const own = new Float32Array(across * down).fill(-Infinity);
  for (let y = 0; y < height; y++) {
    const row = (y >> CELL_BITS) * across;
    for (let x = 0; x < width; x++) {
      const at = row + (x >> CELL_BITS);
      const value = plane[y * width + x] as number;
      if (value > (own[at] as number)) own[at] = value;
    }
  }
  // A walk that goes on from the middle of a pixel may end in the one after its reach.
  const cellsAway = Math.ceil((reach + 1) / (1 << CELL_BITS));
  const cells = new Float32Array(own.length);
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      let most = -Infinity;
      for (let near = Math.max(0, y - cellsAway); near <= Math.min(down - 1, y + cellsAway); near++) {
        const row = near * across;
        for (let at = row + Math.max(0, x - cellsAway); at <= row + Math.min(across - 1, x + cellsAway); at++)
          most = Math.max(most, own[at] as number);
      }
      cells[y * across + x] = most;
    }
  }
  return { width: across, cells };
}
