// Blurs a photo as a lens does where it is out of focus: lights become discs, and what is sharp does not bleed.
import type { Image } from '#engine/raster/image.ts';
import { averagePlane } from '#engine/raster/blur-plane.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { growMask, type Mask } from '#engine/raster/mask.ts';
import { shadeImage } from './shade-image.ts';

/** `far` says how far out of focus each pixel is, 0–1; `radius` in pixels is for 1. */
export function blurLens(image: Image, far: Mask, radius: number): Image {
  const { width, height } = image;
  // A pixel that is half sharp must not smear its sharp half: only what is safely far gives its light.
  const giving = growMask(far, -Math.max(1, Math.round(radius * 0.12))).values;
  return shadeImage(image, (planes) => {
    const weight = takePlane(giving.length);
    for (let i = 0; i < weight.length; i++) weight[i] = (giving[i] ?? 0) ** 2 + 0.0006;
    const spread = disc(weight, width, height, radius);
    for (const channel of [planes.red, planes.green, planes.blue]) {
      const light = takePlane(channel.length);
      for (let i = 0; i < light.length; i++) light[i] = (channel[i] ?? 0) ** 3 * (weight[i] ?? 0);
      const soft = disc(light, width, height, radius);
      for (let i = 0; i < channel.length; i++) {
        const melted = Math.cbrt(Math.max(0, (soft[i] ?? 0) / (spread[i] ?? 1)));
        channel[i] = (channel[i] ?? 0) + (melted - (channel[i] ?? 0)) * (far.values[i] ?? 0);
      }
      releasePlanes(light, soft);
    }
    releasePlanes(weight, spread);
  });
}

/** Two box blurs of different size: near enough to a disc, in a time that does not grow with it. */
function disc(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const first = averagePlane(plane, width, height, radius * 0.62);
  const second = averagePlane(first, width, height, radius * 0.42);
  releasePlanes(first);
  return second;
}
