// Video: teal shadows against warm lights, red halation around lamps, dark corners, grain.
import { addContrast, blend, lumaOf, ramp } from '#engine/raster/curves.ts';
import { addBloom, addGrain, addVignette } from './finish.ts';
import { saturate, shadePixels, type Planes } from '#engine/raster/planes.ts';

export function paintCinematic(image: Planes, seed: number): void {
  shadePixels(image, (pixel) => {
    saturate(pixel, 0.86);
    const luma = lumaOf(pixel.red, pixel.green, pixel.blue);
    const shade = 1 - ramp(0.05, 0.62, luma);
    const light = ramp(0.42, 0.95, luma);
    pixel.red += -0.085 * shade + 0.06 * light;
    pixel.green += 0.012 * shade + 0.012 * light;
    pixel.blue += 0.055 * shade - 0.09 * light;
    pixel.red = fallOff(pixel.red);
    pixel.green = fallOff(pixel.green);
    pixel.blue = fallOff(pixel.blue);
  });
  addBloom(image, { threshold: 0.66, radius: 9, strength: 0.34, colour: [1, 0.42, 0.2] });
  addBloom(image, { threshold: 0.62, radius: 44, strength: 0.3, colour: [1, 0.8, 0.62] });
  addVignette(image, 0.62, [0.01, 0.025, 0.04]);
  addGrain(image, 0.06, seed);
}

/** A print video's curve: deep but open shadows, lights that never quite reach white. */
function fallOff(value: number): number {
  const curved = addContrast(value, 0.62);
  return blend(0.018, 0.965, curved * 0.93);
}
