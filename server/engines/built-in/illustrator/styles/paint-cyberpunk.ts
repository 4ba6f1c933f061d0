// Cyberpunk: night falls, blue-violet shadows, magenta and cyan lights that bleed, a worn screen.
import { blend, clamp, lumaOf, ramp } from './curves.ts';
import { addBloom, addGrain, addVignette } from './finish.ts';
import { givePlanes, takePlane } from './plane-store.ts';
import { saturate, shadePixels, unitOf, type Planes } from './planes.ts';

export function paintCyberpunk(image: Planes, seed: number): void {
  const { width, height } = image;
  const unit = unitOf(image);
  shadePixels(image, (pixel) => {
    saturate(pixel, 1.35);
    const luma = clamp(lumaOf(pixel.red, pixel.green, pixel.blue));
    const warmth = pixel.red - pixel.blue;
    const dark = luma ** 1.45;
    // Warm things turn magenta, cold things cyan; the place in the picture decides for greys.
    const place = (pixel.x / width - 0.5) * 0.5 + (0.4 - pixel.y / height) * 0.3;
    const side = ramp(-0.32, 0.32, warmth + place);
    const lightRed = blend(0.16, 1.12, side);
    const lightGreen = blend(0.92, 0.24, side);
    const lightBlue = blend(1.12, 0.92, side);
    const keep = 0.42;
    pixel.red = blend(dark * lightRed + 0.035, pixel.red * dark * 1.5, keep);
    pixel.green = blend(dark * lightGreen + 0.012, pixel.green * dark * 1.15, keep);
    pixel.blue = blend(dark * lightBlue + 0.085, pixel.blue * dark * 1.5 + 0.06, keep);
    const hot = ramp(0.8, 1, luma);
    pixel.red = blend(pixel.red, 1, hot * 0.6);
    pixel.green = blend(pixel.green, 0.9, hot * 0.5);
    pixel.blue = blend(pixel.blue, 1, hot * 0.6);
  });
  addBloom(image, { threshold: 0.42, radius: 10, strength: 0.6, colour: [1, 0.5, 1] });
  addBloom(image, { threshold: 0.5, radius: 48, strength: 0.55, colour: [0.8, 0.5, 1] });
  splitColours(image, Math.max(1, Math.round(2.2 * unit)));
  const line = Math.max(2, Math.round(3 * unit));
  shadePixels(image, (pixel) => {
    const scan = pixel.y % line === 0 ? 0.93 : 1;
    const lifted = 1 + 0.14 * ramp(0.2, 1, height === 1 ? 0 : pixel.y / height);
    pixel.red *= scan * lifted;
    pixel.green *= scan * lifted;
    pixel.blue *= scan * lifted;
  });
  addVignette(image, 0.6, [0.02, 0, 0.06]);
  addGrain(image, 0.05, seed);
}

/** Red and blue part sideways towards the edges, as through a cheap lens. */
function splitColours(image: Planes, most: number): void {
  const { width, height } = image;
  const copy = takePlane(image.red.length);
  for (const [channel, sign] of [
    [image.red, 1],
    [image.blue, -1],
  ] as const) {
    copy.set(channel);
    for (let y = 0; y < height; y++) {
      const row = y * width;
      for (let x = 0; x < width; x++) {
        const shift = Math.round((x / width - 0.5) * 2 * most * sign);
        channel[row + x] = copy[row + clamp(x + shift, 0, width - 1)] ?? 0;
      }
    }
  }
  givePlanes(copy);
}
