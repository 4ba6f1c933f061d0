// Product shot: clean bright studio light, crisp detail, a white room that fades around the thing.
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { addContrast, blend, clamp, ramp } from '#engine/raster/curves.ts';
import { addBloom } from './finish.ts';
import { releasePlanes } from '#engine/raster/plane-store.ts';
import { readLuma, saturate, shadePixels, unitOf, type Planes } from '#engine/raster/planes.ts';

export function paintProduct(image: Planes, _seed: number): void {
  const { width, height } = image;
  const unit = unitOf(image);
  const luma = readLuma(image);
  const fine = blurPlane(luma, width, height, 1.4 * unit);
  const local = blurPlane(luma, width, height, 26 * unit);
  // Around a dark ground there is no white room.
  const white = 0.62 * ramp(0.28, 0.5, edgeOf(luma, width, height));
  shadePixels(image, (pixel) => {
    const { index } = pixel;
    const own = luma[index] ?? 0;
    const crisp = (own - (fine[index] ?? 0)) * 0.85;
    const clear = (own - (local[index] ?? 0)) * 0.16;
    saturate(pixel, 1.08);
    const lift = 1.06 + (1 - own) * 0.1;
    pixel.red = addContrast(clamp(pixel.red * lift + crisp + clear), 0.2);
    pixel.green = addContrast(clamp(pixel.green * lift + crisp + clear), 0.2);
    pixel.blue = addContrast(clamp(pixel.blue * lift + crisp + clear), 0.2);
    const u = (pixel.x / width - 0.5) / 0.5;
    const v = (pixel.y / height - 0.54) / 0.54;
    const room = ramp(0.62, 1.3, Math.sqrt(u * u * 0.9025 + v * v)) * white;
    pixel.red = blend(pixel.red, 0.975, room);
    pixel.green = blend(pixel.green, 0.975, room);
    pixel.blue = blend(pixel.blue, 0.98, room);
  });
  releasePlanes(luma, fine, local);
  addBloom(image, { threshold: 0.86, radius: 18, strength: 0.16 });
}

/** How light the upper corners of the image are, 0 to 1. */
function edgeOf(luma: Float32Array, width: number, height: number): number {
  const [wide, tall] = [Math.ceil(width / 12), Math.ceil(height / 12)];
  let sum = 0;
  for (let y = 0; y < tall; y++)
    for (let x = 0; x < wide; x++)
      sum += (luma[y * width + x] as number) + (luma[y * width + width - 1 - x] as number);
  return sum / (wide * tall * 2);
}
