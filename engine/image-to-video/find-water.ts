// Finds where the water of an image is, when its words say that there is some: below a level line, and not green.
import { smooth } from '#engine/raster/noise.ts';
import type { Image } from '#engine/raster/image.ts';
import { lumaOf } from '#engine/raster/curves.ts';
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import { sampleMask, type Mask } from '#engine/raster/mask.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import type { Relief } from './find-relief.ts';

const SEARCH_PIXELS = 160;
const HIGHEST_LINE = 0.22;
const LOWEST_LINE = 0.86;

export type WaterArea = {
  mask: Mask;
  /** The row where it begins, 0–1 from the top. */
  line: number;
};

/** Null where the part below the line is nearly all green or covered. */
export function findWater(image: Image, relief: Relief): WaterArea | null {
  const small = shrinkImage(image, SEARCH_PIXELS);
  const { width, height, data } = small;
  const line = findLine(small, relief.horizon);
  const upright = findUpright(small);
  const values = new Float32Array(width * height);
  let wet = 0;
  for (let y = 0; y < height; y++) {
    const v = (y + 0.5) / height;
    const below = smooth(line - 0.005, line + 0.03, v);
    if (below === 0) continue;
    for (let x = 0; x < width; x++) {
      const o = (y * width + x) * 4;
      const green = (data[o + 1] as number) - Math.max(data[o] as number, data[o + 2] as number);
      const covered = relief.body ? sampleMask(relief.body, (x + 0.5) / width, v) : 0;
      const firm = smooth(...UPRIGHT, upright[y * width + x] as number);
      const value =
        below * (1 - smooth(4, 18, green)) * (1 - firm) * (1 - (relief.isPerson ? 1 : 0.6) * covered);
      values[y * width + x] = value;
      wet += value;
    }
  }
  if (wet < width * height * 0.04) return null;
  const soft = Float32Array.from(blurPlane(values, width, height, Math.max(width, height) * 0.012));
  returnPlanes();
  return { mask: { width, height, values: soft }, line };
}

/** Of 255: so much light changes from side to side at walls and posts, over several rows alike. */
const UPRIGHT = [4, 8] as const;
/** Of the longer side. */
const AROUND = 0.025;
/** Rows over which an edge must go on: a wave does not. */
const ROWS = 3;

/**
 * How much of the light around each place changes from side to side, more than from row to row as waves do: what
 * ripples there would be seen to bend.
 */
function findUpright({ width, height, data }: Image): Float32Array {
  const light = new Float32Array(width * height);
  for (let at = 0, o = 0; at < light.length; at++, o += 4)
    light[at] = lumaOf(data[o] as number, data[o + 1] as number, data[o + 2] as number);
  const lightAt = (x: number, y: number) =>
    light[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] as number;
  const across = new Float32Array(width * height);
  const down = new Float32Array(width * height);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      let [sideways, upwards] = [0, 0];
      for (let step = -ROWS; step <= ROWS; step++) {
        sideways += lightAt(x + 1, y + step) - 2 * lightAt(x, y + step) + lightAt(x - 1, y + step);
        upwards += lightAt(x + step, y + 1) - 2 * lightAt(x + step, y) + lightAt(x + step, y - 1);
      }
      across[at] = (sideways / (2 * ROWS + 1)) ** 2;
      down[at] = (upwards / (2 * ROWS + 1)) ** 2;
    }
  const radius = Math.max(width, height) * AROUND;
  const rows = Float32Array.from(blurPlane(down, width, height, radius));
  const upright = blurPlane(across, width, height, radius).map(
    (value, at) => Math.sqrt(value) * smooth(0.6, 1.1, Math.sqrt(value / ((rows[at] as number) + 1))),
  );
  returnPlanes();
  return upright;
}

/** The straightest change of light from left to right; else where the ground begins. */
function findLine({ width, height, data }: Image, fallback: number): number {
  const light = (x: number, y: number) => {
    const o = (Math.min(height - 1, Math.max(0, y)) * width + x) * 4;
    return (data[o] as number) * 0.3 + (data[o + 1] as number) * 0.59 + (data[o + 2] as number) * 0.11;
  };
  const rises = Array.from({ length: height }, (_, y) => {
    const row = Array.from({ length: width }, (__, x) => Math.abs(light(x, y + 1) - light(x, y - 2)));
    return row.toSorted((a, b) => a - b)[Math.floor(width * 0.4)] ?? 0;
  });
  let best = -1;
  let most = 0;
  for (let y = Math.round(height * HIGHEST_LINE); y < height * LOWEST_LINE; y++) {
    const around = rises.slice(Math.max(0, y - 8), y + 9).toSorted((a, b) => a - b)[4] ?? 0;
    const clear = (rises[y] ?? 0) - around * 1.6;
    if (clear > most) {
      most = clear;
      best = y;
    }
  }
  return best < 0 || most < 2.5 ? Math.max(fallback, 0.5) : best / height;
}
