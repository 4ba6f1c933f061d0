// Blurs a photo as a lens does where it is out of focus: lights become discs, and what is sharp does not bleed.
import type { Picture } from '#engine/raster/picture.ts';
import { averagePlane } from '#engine/raster/blur-plane.ts';
import { givePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { growMask, type Mask } from '#engine/raster/mask.ts';
import { shadePicture } from './shade-picture.ts';

/** `far` says how far out of focus each pixel is, 0–1; `radius` in pixels is for 1. */
export function blurLens(picture: Picture, far: Mask, radius: number): Picture {
  const { width, height } = picture;
  // A pixel that is half sharp must not smear its sharp half: only what is safely far gives its light.
  const giving = growMask(far, -Math.max(1, Math.round(radius * 0.12))).values;
  return shadePicture(picture, (image) => {
    const weight = takePlane(giving.length);
    for (let i = 0; i < weight.length; i++) weight[i] = (giving[i] ?? 0) ** 2 + 0.0006;
    const spread = disc(weight, width, height, radius);
    for (const channel of [image.red, image.green, image.blue]) {
      const light = takePlane(channel.length);
      for (let i = 0; i < light.length; i++) light[i] = (channel[i] ?? 0) ** 3 * (weight[i] ?? 0);
      const soft = disc(light, width, height, radius);
      for (let i = 0; i < channel.length; i++) {
        const melted = Math.cbrt(Math.max(0, (soft[i] ?? 0) / (spread[i] ?? 1)));
        channel[i] = (channel[i] ?? 0) + (melted - (channel[i] ?? 0)) * (far.values[i] ?? 0);
      }
      givePlanes(light, soft);
    }
    givePlanes(weight, spread);
  });
}

/** Two box blurs of different size: near enough to a disc, in a time that does not grow with it. */
function disc(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const first = averagePlane(plane, width, height, radius * 0.62);
  const second = averagePlane(first, width, height, radius * 0.42);
  givePlanes(first);
  return second;
}
