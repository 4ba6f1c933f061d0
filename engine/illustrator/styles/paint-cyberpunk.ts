// Cyberpunk: night falls, blue-violet shadows, magenta and cyan lights that bleed, a worn screen.
import { blend, clamp, lumaOf, ramp } from '#engine/raster/curves.ts';
import { addBloom, addGrain, addVignette } from './finish.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { saturate, shadePixels, unitOf, type Planes } from '#engine/raster/planes.ts';

export function paintCyberpunk(image: Planes, seed: number, care?: Float32Array): void {
  const { width, height } = image;
  const unit = unitOf(image);
  const { brightness, warmth: usualWarmth } = measureLight(image);
  // A bright day must fall further to become night.
  const gamma = blend(1, 2.3, ramp(0.2, 0.75, brightness));
  shadePixels(image, (pixel) => {
    saturate(pixel, 1.3);
    const luma = clamp(lumaOf(pixel.red, pixel.green, pixel.blue));
    const dark = luma ** gamma;
    // What is warmer than the rest turns magenta, what is colder cyan; greys follow their place.
    const place = (pixel.x / width - 0.5) * 0.42 + (0.45 - pixel.y / height) * 0.36;
    const side = ramp(-0.3, 0.3, pixel.red - pixel.blue - usualWarmth + place);
    const chroma = clamp(
      Math.max(pixel.red, pixel.green, pixel.blue) - Math.min(pixel.red, pixel.green, pixel.blue),
    );
    // Strong colours are lamps and figures: they keep more of themselves.
    // Who was given a colour is still of it at night.
    const ofFigure = (care?.[pixel.index] ?? 0) * ramp(0.12, 0.4, chroma) * 0.62;
    const keep = Math.max(0.28 + 0.42 * ramp(0.35, 0.85, chroma), 0.3 + ofFigure);
    const own = luma > 0.02 ? (dark / luma) ** 0.75 : 1;
    pixel.red = blend(dark * blend(0.14, 1.15, side) + 0.03, pixel.red * own, keep);
    pixel.green = blend(dark * blend(0.95, 0.24, side) + 0.012, pixel.green * own * 0.92, keep);
    pixel.blue = blend(dark * blend(1.12, 0.95, side) + 0.085, pixel.blue * own + 0.05, keep);
    const hot = ramp(0.82, 1, luma);
    pixel.red = blend(pixel.red, 1, hot * 0.5);
    pixel.green = blend(pixel.green, 0.9, hot * 0.4);
    pixel.blue = blend(pixel.blue, 1, hot * 0.5);
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

/** Mean brightness, and how much redder than blue the image is. */
function measureLight(image: Planes): { brightness: number; warmth: number } {
  const { red, green, blue } = image;
  let brightness = 0;
  let warmth = 0;
  for (let i = 0; i < red.length; i++) {
    const r = red[i] ?? 0;
    const b = blue[i] ?? 0;
    brightness += lumaOf(r, green[i] ?? 0, b);
    warmth += r - b;
  }
  return { brightness: brightness / red.length, warmth: warmth / red.length };
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
  releasePlanes(copy);
}
