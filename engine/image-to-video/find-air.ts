// Where in a sky clouds may drift: away from all that stands in it, so that no mast or tower is bent with them.
import type { Image } from '#engine/raster/image.ts';
import { smooth } from '#engine/raster/noise.ts';
import { blurPlane } from '#engine/raster/blur-plane.ts';
import type { Mask } from '#engine/raster/mask.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import { lumaOf } from '#engine/raster/curves.ts';

/** Of the longer side: nothing drifts nearer to a thing, all of it does farther away. */
const STILL = 0.015;
const FREE = 0.13;

/** 0 where nothing drifts, 1 where all does, with slopes so gentle that nothing is torn. */
export function findAir({ width, height, values }: Mask): Mask {
  const long = Math.max(width, height);
  const away = distances(width, height, (at) => (values[at] as number) < 0.5);
  const free = away.map((distance) => smooth(STILL * long, FREE * long, distance));
  const soft = Float32Array.from(blurPlane(free, width, height, long * 0.01));
  returnPlanes();
  return { width, height, values: soft };
}

/** Of the longer side: light that changes over less is that of clouds, and not that of the hour. */
const CLOUD = 0.025;
/** Of white: in a clear sky, also one full of grain, it changes less. */
const LEAST_CHANGE = 0.01;
/** Of the air: a sun or a moon by itself is less, with the light around it. */
const LEAST_SHARE = 0.15;

/** Whether clouds are seen where they may drift. */
export function isCloudy({ width, height, values }: Mask, image: Image): boolean {
  const light = readLight(image);
  const fine = blurPlane(light, width, height, 1.5);
  const wide = blurPlane(light, width, height, Math.max(width, height) * CLOUD);
  let changing = 0;
  let all = 0;
  for (let at = 0; at < values.length; at++) {
    const share = values[at] as number;
    if (Math.abs((fine[at] as number) - (wide[at] as number)) > LEAST_CHANGE) changing += share;
    all += share;
  }
  returnPlanes();
  return changing > all * LEAST_SHARE;
}

/** Of white: in a lighter sky no star is to be seen. */
const STARRY = 0.47;

/** Whether stars would be seen: in the dark of the air, or of the upper half where none was found. */
export function isDarkAbove(air: Mask | null, image: Image): boolean {
  const light = readLight(image);
  let [sum, all] = [0, 0];
  for (let at = 0; at < light.length; at++) {
    const share = air ? (air.values[at] as number) : at < light.length / 2 ? 1 : 0;
    sum += (light[at] as number) * share;
    all += share;
  }
  return all === 0 || sum < all * STARRY;
}

function readLight({ data }: Image): Float32Array {
  const light = new Float32Array(data.length / 4);
  for (let at = 0, o = 0; at < light.length; at++, o += 4)
    light[at] = lumaOf(data[o] as number, data[o + 1] as number, data[o + 2] as number) / 255;
  return light;
}

/** Pixels to the nearest place that `is` one: two looks over the plane, to which a diagonal step is 1.41. */
function distances(width: number, height: number, is: (at: number) => boolean): Float32Array {
  const away = new Float32Array(width * height);
  const nearer = (at: number, x: number, y: number, dx: number, dy: number): void => {
    const [left, top] = [x + dx, y + dy];
    if (left < 0 || left >= width || top < 0 || top >= height) return;
    const other = (away[top * width + left] as number) + Math.hypot(dx, dy);
    if (other < (away[at] as number)) away[at] = other;
  };
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      away[at] = is(at) ? 0 : width + height;
      for (const [dx, dy] of [
        [-1, 0],
        [-1, -1],
        [0, -1],
        [1, -1],
      ] as const)
        nearer(at, x, y, dx, dy);
    }
  for (let y = height - 1, at = away.length - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--, at--)
      for (const [dx, dy] of [
        [1, 0],
        [1, 1],
        [0, 1],
        [-1, 1],
      ] as const)
        nearer(at, x, y, dx, dy);
  return away;
}
