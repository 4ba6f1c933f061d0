// Fantasy: a dreamlike glow, rays from the brightest part of the sky, violet depths, drifting sparks.
import { blurPlane, blurPlanes } from '#engine/raster/blur-plane.ts';
import { addContrast, blend, clamp, lumaOf, ramp, screen } from '#engine/raster/curves.ts';
import { addGrain, addVignette } from './finish.ts';
import { streamRandom } from '#engine/raster/plane-noise.ts';
import { releasePlanes, takeClearPlane, takePlane } from '#engine/raster/plane-store.ts';
import { readLuma, saturate, shadePixels, unitOf, type Planes } from '#engine/raster/planes.ts';

export function paintFantasy(image: Planes, seed: number): void {
  const unit = unitOf(image);
  const dream = blurPlanes(image, 13 * unit);
  const rays = castRays(image);
  const sparks = scatterSparks(image, seed);
  shadePixels(image, (pixel) => {
    const { index } = pixel;
    const glow = 0.44;
    pixel.red = blend(pixel.red, screen(pixel.red, dream.red[index] ?? 0), glow) * 0.93;
    pixel.green = blend(pixel.green, screen(pixel.green, dream.green[index] ?? 0), glow) * 0.9;
    pixel.blue = blend(pixel.blue, screen(pixel.blue, dream.blue[index] ?? 0), glow) * 0.95;
    const luma = lumaOf(pixel.red, pixel.green, pixel.blue);
    saturate(pixel, 1.26);
    const shade = 1 - ramp(0.08, 0.6, luma);
    const light = ramp(0.45, 1, luma);
    pixel.red = addContrast(pixel.red + shade * 0.015 + light * 0.05, 0.42);
    pixel.green = addContrast(pixel.green - shade * 0.02 + light * 0.015, 0.42);
    pixel.blue = addContrast(pixel.blue + shade * 0.085 - light * 0.03, 0.42);
    const ray = clamp((rays[index] ?? 0) * 0.5);
    const spark = clamp(sparks[index] ?? 0);
    pixel.red = screen(screen(pixel.red, ray), spark);
    pixel.green = screen(screen(pixel.green, ray * 0.84), spark * 0.9);
    pixel.blue = screen(screen(pixel.blue, ray * 0.56), spark * 0.62);
  });
  releasePlanes(dream.red, dream.green, dream.blue, rays, sparks);
  addVignette(image, 0.5, [0.07, 0.02, 0.14]);
  addGrain(image, 0.026, seed);
}

/** Light drawn away from the brightest place in the upper part of the image. */
function castRays(image: Planes): Float32Array {
  const { width, height } = image;
  const luma = readLuma(image);
  const soft = blurPlane(luma, width, height, Math.min(width, height) * 0.035);
  let sunX = width * 0.5;
  let sunY = 0;
  let best = -1;
  for (let y = 0; y < height * 0.6; y++) {
    for (let x = 0; x < width; x++) {
      const value = soft[y * width + x] ?? 0;
      if (value > best) {
        best = value;
        sunX = x;
        sunY = y;
      }
    }
  }
  const bright = takePlane(luma.length);
  const floor = Math.max(0.5, best * 0.8);
  for (let i = 0; i < bright.length; i++) bright[i] = ramp(floor, floor + 0.22, luma[i] ?? 0);
  const rays = takePlane(luma.length);
  const steps = 22;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = (sunX - x) / steps;
      const dy = (sunY - y) / steps;
      let total = 0;
      let px = x;
      let py = y;
      for (let s = 0; s < steps; s++) {
        px += dx * 0.92;
        py += dy * 0.92;
        total += bright[Math.round(py) * width + Math.round(px)] ?? 0;
      }
      const far = Math.hypot(x - sunX, y - sunY) / Math.max(width, height);
      rays[y * width + x] = (total / steps) * (1 - ramp(0.15, 0.85, far));
    }
  }
  const calm = blurPlane(rays, width, height, 2.5 * unitOf(image));
  releasePlanes(luma, soft, bright, rays);
  return calm;
}

/** Motes of light, each a bright core in a soft halo. */
function scatterSparks(image: Planes, seed: number): Float32Array {
  const { width, height } = image;
  const unit = unitOf(image);
  const random = streamRandom(seed + 77);
  const plane = takeClearPlane(width * height);
  for (let n = 0; n < 90; n++) {
    const cx = random() * width;
    const cy = height * (0.12 + 0.86 * random() ** 0.7);
    const radius = (2 + random() ** 3 * 11) * unit;
    const power = 0.35 + random() * 0.65;
    const reach = Math.ceil(radius * 2);
    for (let y = Math.max(0, Math.floor(cy - reach)); y < Math.min(height, cy + reach); y++) {
      for (let x = Math.max(0, Math.floor(cx - reach)); x < Math.min(width, cx + reach); x++) {
        const distance = Math.hypot(x - cx, y - cy) / radius;
        const i = y * width + x;
        plane[i] =
          (plane[i] ?? 0) +
          power * (Math.exp(-distance * distance * 9) + 0.3 * Math.exp(-distance * distance * 1.6));
      }
    }
  }
  return plane;
}
