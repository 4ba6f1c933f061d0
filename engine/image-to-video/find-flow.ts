// Follows what two images have in common from the first to the second: where each place of the one went in the other.
import type { Image } from '#engine/raster/image.ts';
import { smooth } from '#engine/raster/noise.ts';
import { averagePlane, blurPlane } from '#engine/raster/blur-plane.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import type { Box } from '#engine/raster/mask.ts';

/** Shifts in parts of the frame: what is at a place in the first frame is so much farther in the last. */
export type Flow = { width: number; height: number; x: Float32Array; y: Float32Array };

type Grey = { width: number; height: number; values: Float32Array };

/** Pixels of the longer side at the finest step; a smooth morph needs no more. */
const FINEST = 144;
const LEVELS = 4;
const WARPS = 4;
const ROUNDS = 60;
/** How much the neighbours of a place are believed, against its own change of light. */
const CALM = 800;
/**
 * Which part of the difference must go when the flow is followed: less, and the images have nothing in common. Of a
 * dozen pairs, those of one scene came to 0.58 and more, strangers to 0.30 at most.
 */
const LEAST_GAIN = 0.36;
const SURE_GAIN = 0.5;
/** Pixels: what is left of folds after each warp. */
const SOFTNESS = 1.2;

/** `trust` 0 = they have nothing in common, 1 = they show the same. The flow is scaled by it already. */
export function findFlow(
  first: { image: Image; window: Box },
  last: { image: Image; window: Box },
): { flow: Flow; trust: number } {
  const ratio = first.window.width / first.window.height;
  const finest = {
    width: Math.round(ratio >= 1 ? FINEST : FINEST * ratio),
    height: Math.round(ratio >= 1 ? FINEST / ratio : FINEST),
  };
  let u: Float32Array = new Float32Array(0);
  let v: Float32Array = new Float32Array(0);
  let size = { width: 0, height: 0 };
  let gain = 0;
  for (let level = LEVELS - 1; level >= 0; level--) {
    const scale = 2 ** -level;
    const next = {
      width: Math.max(10, Math.round(finest.width * scale)),
      height: Math.max(10, Math.round(finest.height * scale)),
    };
    u =
      size.width === 0
        ? new Float32Array(next.width * next.height)
        : enlarge(u, size, next, next.width / size.width);
    v =
      size.width === 0
        ? new Float32Array(next.width * next.height)
        : enlarge(v, size, next, next.height / size.height);
    size = next;
    const a = readGrey(first, next);
    const b = readGrey(last, next);
    const before = difference(a.values, b.values);
    for (let warp = 0; warp < WARPS; warp++) {
      step(a, b, u, v);
      u.set(blurPlane(u, size.width, size.height, SOFTNESS));
      v.set(blurPlane(v, size.width, size.height, SOFTNESS));
      returnPlanes();
    }
    gain = before < 0.01 ? 1 : 1 - difference(a.values, warped(b, u, v)) / before;
  }
  const trust = smooth(LEAST_GAIN, SURE_GAIN, gain);
  const x = blurPlane(u, size.width, size.height, 1.2).map((value) => (value / size.width) * trust);
  const y = blurPlane(v, size.width, size.height, 1.2).map((value) => (value / size.height) * trust);
  returnPlanes();
  return { flow: { ...size, x, y }, trust };
}

/** Horn and Schunck: each place moves as its light says, and like its neighbours. Changes `u` and `v`. */
function step(a: Grey, b: Grey, u: Float32Array, v: Float32Array): void {
  const { width, height } = a;
  const moved = warped(b, u, v);
  const startU = u.slice();
  const startV = v.slice();
  const slopeX = new Float32Array(u.length);
  const slopeY = new Float32Array(u.length);
  const change = new Float32Array(u.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const left = x > 0 ? at - 1 : at;
      const right = x < width - 1 ? at + 1 : at;
      const up = y > 0 ? at - width : at;
      const down = y < height - 1 ? at + width : at;
      const both = (i: number) => (a.values[i] as number) + (moved[i] as number);
      slopeX[at] = (both(right) - both(left)) / 4;
      slopeY[at] = (both(down) - both(up)) / 4;
      change[at] = (moved[at] as number) - (a.values[at] as number);
    }
  }
  for (let round = 0; round < ROUNDS; round++) {
    const meanU = averagePlane(u, width, height, 1);
    const meanV = averagePlane(v, width, height, 1);
    for (let at = 0; at < u.length; at++) {
      const gx = slopeX[at] as number;
      const gy = slopeY[at] as number;
      const nearU = meanU[at] as number;
      const nearV = meanV[at] as number;
      const miss =
        (gx * (nearU - (startU[at] as number)) +
          gy * (nearV - (startV[at] as number)) +
          (change[at] as number)) /
        (CALM + gx * gx + gy * gy);
      u[at] = nearU - gx * miss;
      v[at] = nearV - gy * miss;
    }
    returnPlanes();
  }
}

/** The second image, each place taken from where the flow says that it went. */
function warped({ width, height, values }: Grey, u: Float32Array, v: Float32Array): Float32Array {
  return u.map((shift, at) => {
    const x = Math.min(width - 1.001, Math.max(0, (at % width) + shift));
    const y = Math.min(height - 1.001, Math.max(0, Math.floor(at / width) + (v[at] as number)));
    const left = Math.floor(x);
    const top = Math.floor(y);
    const i = top * width + left;
    const fx = x - left;
    const fy = y - top;
    const upper = (values[i] as number) * (1 - fx) + (values[i + 1] as number) * fx;
    const lower = (values[i + width] as number) * (1 - fx) + (values[i + width + 1] as number) * fx;
    return upper * (1 - fy) + lower * fy;
  });
}

function difference(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += Math.abs((a[at] as number) - (b[at] as number));
  return sum / a.length;
}

function enlarge(
  plane: Float32Array,
  from: { width: number; height: number },
  to: { width: number; height: number },
  gain: number,
): Float32Array {
  const result = new Float32Array(to.width * to.height);
  for (let y = 0; y < to.height; y++) {
    const row = Math.min(from.height - 1, Math.floor((y * from.height) / to.height));
    for (let x = 0; x < to.width; x++) {
      const column = Math.min(from.width - 1, Math.floor((x * from.width) / to.width));
      result[y * to.width + x] = (plane[row * from.width + column] as number) * gain;
    }
  }
  return result;
}

/** The window in grey, about −3 to 3 in units of its own contrast: the same thing in another light looks the same. */
function readGrey(
  { image, window }: { image: Image; window: Box },
  size: { width: number; height: number },
): Grey {
  const { width, height } = size;
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const top = Math.floor(window.top + (y * window.height) / height);
    const bottom = Math.min(
      image.height,
      Math.max(top + 1, Math.floor(window.top + ((y + 1) * window.height) / height)),
    );
    for (let x = 0; x < width; x++) {
      const left = Math.floor(window.left + (x * window.width) / width);
      const right = Math.min(
        image.width,
        Math.max(left + 1, Math.floor(window.left + ((x + 1) * window.width) / width)),
      );
      let sum = 0;
      for (let py = top; py < bottom; py++) {
        for (let px = left; px < right; px++) {
          const o = (py * image.width + px) * 4;
          sum +=
            (image.data[o] as number) * 3 + (image.data[o + 1] as number) * 6 + (image.data[o + 2] as number);
        }
      }
      values[y * width + x] = sum / 10 / Math.max(1, (bottom - top) * (right - left));
    }
  }
  const mean = averagePlane(values, width, height, Math.max(width, height) * 0.25);
  const flat = values.map((value, at) => value - (mean[at] as number));
  const spread = Math.sqrt(flat.reduce((sum, value) => sum + value * value, 0) / flat.length) || 1;
  returnPlanes();
  // In whole units the slopes are about as large as the calm expects.
  return { width, height, values: flat.map((value) => (value / spread) * 10) };
}
