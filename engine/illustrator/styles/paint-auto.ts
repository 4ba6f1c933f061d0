// The house look: the image as it is, with a little light, depth and grain.
import { addContrast } from '#engine/raster/curves.ts';
import { addBloom, addGrain, addVignette } from './finish.ts';
import { saturate, shadePixels, type Planes } from '#engine/raster/planes.ts';

export function paintAuto(image: Planes, seed: number): void {
  shadePixels(image, (pixel) => {
    saturate(pixel, 1.06);
    pixel.red = addContrast(pixel.red, 0.16);
    pixel.green = addContrast(pixel.green, 0.16);
    pixel.blue = addContrast(pixel.blue, 0.16);
  });
  addBloom(image, { threshold: 0.72, radius: 22, strength: 0.26 });
  addVignette(image, 0.16, [0.06, 0.04, 0.12]);
  addGrain(image, 0.022, seed);
}
