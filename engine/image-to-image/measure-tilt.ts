// Measures by how much a photo leans: the angle at which most of its long edges miss upright and level.
import { blurPlane } from '#engine/raster/blur-plane.ts';
import type { Image } from '#engine/raster/image.ts';
import { makePlane } from '#engine/raster/make-plane.ts';
import { releasePlanes, returnPlanes } from '#engine/raster/plane-store.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';

const SEARCH_PIXELS = 640;
/** Degrees to each side that are looked at, and how finely. */
const MOST_TILT = 9;
const STEPS = 10;
/** Over such a part of the image, pixels, edges must run alike: hair and leaves do not. */
const REACH = 3;
/** Below it, of 255 and squared, there is no edge. */
const LEAST_STRENGTH = 900;
const MOST_STRENGTH = 200;
/** Towers that are seen from below lean to both sides of the true angle: so far from it edges still speak for it. */
const SPREAD = 2.5;
/** How much more edges there must be at one angle than at others. */
const CLEAR = 1.9;

/** Degrees by which the image leans clockwise; 0 when its edges agree on nothing. */
export function measureTilt(image: Image): number {
  const bins = countAngles(shrinkImage(image, SEARCH_PIXELS));
  const wide = Math.round(SPREAD * STEPS);
  const soft = bins.map((_, bin) => {
    let sum = 0;
    for (let near = -wide; near <= wide; near++) sum += (bins[bin + near] ?? 0) * (wide + 1 - Math.abs(near));
    return sum;
  });
  const best = soft.indexOf(Math.max(...soft));
  const mean = soft.reduce((sum, value) => sum + value, 0) / soft.length;
  return (soft[best] ?? 0) > mean * CLEAR ? best / STEPS - MOST_TILT : 0;
}

/** How much edge there is at each angle. */
function countAngles({ width, height, data }: Image): Float64Array {
  const luma = makePlane(width * height, (i) => {
    const o = i * 4;
    return (data[o] ?? 0) * 0.3 + (data[o + 1] ?? 0) * 0.59 + (data[o + 2] ?? 0) * 0.11;
  });
  const [acrossTwice, both, downTwice] = [luma.slice().fill(0), luma.slice().fill(0), luma.slice().fill(0)];
  const at = (n: number): number => luma[n] as number;
  for (let y = 1; y < height - 1; y++)
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
      const [up, down] = [i - width, i + width];
      const dx = at(up + 1) + 2 * at(i + 1) + at(down + 1) - at(up - 1) - 2 * at(i - 1) - at(down - 1);
      const dy = at(down - 1) + 2 * at(down) + at(down + 1) - at(up - 1) - 2 * at(up) - at(up + 1);
      acrossTwice[i] = dx * dx;
      both[i] = dx * dy;
      downTwice[i] = dy * dy;
    }
  const [xx, xy, yy] = [acrossTwice, both, downTwice].map((plane) =>
    blurPlane(plane, width, height, REACH),
  ) as [Float32Array, Float32Array, Float32Array];
  const bins = new Float64Array(2 * MOST_TILT * STEPS + 1);
  for (let i = 0; i < xx.length; i++) {
    const [x, cross, y] = [xx[i] as number, xy[i] as number, yy[i] as number];
    if (x + y < LEAST_STRENGTH) continue;
    const agreement = Math.hypot(x - y, 2 * cross) / (x + y);
    // The edge runs across its gradient; level and upright edges lean by the same angle.
    const angle = (Math.atan2(2 * cross, x - y) * 90) / Math.PI;
    const lean = ((((angle + 45) % 90) + 90) % 90) - 45;
    if (Math.abs(lean) > MOST_TILT) continue;
    const bin = Math.round((lean + MOST_TILT) * STEPS);
    bins[bin] = (bins[bin] as number) + agreement ** 4 * Math.min(MOST_STRENGTH, Math.sqrt(x + y));
  }
  releasePlanes(xx, xy, yy);
  returnPlanes();
  return bins;
}
