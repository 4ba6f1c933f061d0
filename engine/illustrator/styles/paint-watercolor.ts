// Watercolour: transparent washes on rough paper, pigment that gathers at edges, blooms, splashes, bare margins.
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { blend, clamp, lumaOf, ramp } from '#engine/raster/curves.ts';
import { drawLines } from './draw-lines.ts';
import { readFlow } from './flow.ts';
import { spreadClouds, streamRandom } from '#engine/raster/plane-noise.ts';
import { makeBorder, makePaper } from './paper.ts';
import { releasePlanes, takeClearPlane, takePlane } from '#engine/raster/plane-store.ts';
import { readLuma, saturate, shadePixels, unitOf, type Planes } from '#engine/raster/planes.ts';
import { smoothWithCare } from './smooth-regions.ts';

const PAPER = [0.985, 0.972, 0.94] as const;

export function paintWatercolor(image: Planes, seed: number, care?: Float32Array): void {
  const { width, height } = image;
  const unit = unitOf(image);
  const once = smoothWithCare(image, 7 * unit, care);
  wobble(once, seed, 5.5 * unit);
  // What it is painted from is not looked at again, and a video has hardly the memory for it.
  releasePlanes(image.red, image.green, image.blue);
  Object.assign(image, smoothWithCare(once, 5 * unit, care));
  releasePlanes(once.red, once.green, once.blue);

  const luma = readLuma(image);
  const flow = readFlow(luma, width, height, Math.max(1, 2 * unit));
  const lines = drawLines(luma, flow, {
    weight: 1.1 * unit,
    sensitivity: 0.35,
    reach: 5 * unit,
    hardness: 0.1,
  });
  releasePlanes(flow.x, flow.y, flow.sureness);
  const rims = findRims(luma, width, height, unit);
  releasePlanes(luma);
  const wash = spreadClouds(width, height, { cell: 210 * unit, octaves: 5, seed: seed + 5 });
  const grains = spreadClouds(width, height, { cell: 14 * unit, octaves: 3, seed: seed + 6 });
  const paper = makePaper(width, height, seed, 1.15);
  const border = makeBorder(width, height, { margin: 0.04, raggedness: 0.045, seed });
  const inside = blurPlane(border, width, height, 5 * unit);
  const drops = splash(width, height, seed, unit);

  shadePixels(image, (pixel) => {
    const { index } = pixel;
    saturate(pixel, 1.3);
    const tooth = (paper[index] ?? 0.5) - 0.5;
    const painted = border[index] ?? 0;
    // The wet rim where the brush stopped: painted here, bare close by.
    const edge = painted * (1 - ramp(0.5, 1, inside[index] ?? 0));
    const granules = ((grains[index] ?? 0.5) - 0.5) * 0.6 - tooth * 0.95;
    const dark = 1 - lumaOf(pixel.red, pixel.green, pixel.blue);
    const pigment =
      1 +
      ((wash[index] ?? 0.5) - 0.5) * 1.05 +
      (rims[index] ?? 0) * 1.25 +
      edge * 0.75 +
      granules * (0.22 + dark * 0.5);
    // Lights thin out to paper, as water does.
    const density = pigment * (0.9 - 0.22 * ramp(0.72, 1, 1 - dark));
    const stroke = (lines[index] ?? 0) * 0.34;
    pixel.red = glaze(0.1 + pixel.red * 0.9, density) * (1 - stroke * 0.95);
    pixel.green = glaze(0.1 + pixel.green * 0.9, density) * (1 - stroke * 0.95);
    pixel.blue = glaze(0.1 + pixel.blue * 0.9, density) * (1 - stroke * 0.72);
    const drop = drops[index] ?? 0;
    const laid = painted * (1 - clamp(-drop));
    const lit = 1 + tooth * 0.075;
    pixel.red = PAPER[0] * blend(1, clamp(pixel.red), laid) * lit;
    pixel.green = PAPER[1] * blend(1, clamp(pixel.green), laid) * lit;
    pixel.blue = PAPER[2] * blend(1, clamp(pixel.blue), laid) * lit;
  });
  releasePlanes(lines, rims, wash, grains, paper, border, inside, drops);
}

/** Colour through a glaze of a given thickness: 1 leaves it, more deepens it, never to grey. */
function glaze(value: number, density: number): number {
  const v = clamp(value);
  return clamp(v - (v - v * v) * (density - 1));
}

/** Pushes the borders of areas about, as a hand and wet paper do. */
function wobble(image: Planes, seed: number, reach: number): void {
  const { width, height } = image;
  const unit = unitOf(image);
  const across = spreadClouds(width, height, { cell: 46 * unit, octaves: 4, seed: seed + 1 });
  const down = spreadClouds(width, height, { cell: 46 * unit, octaves: 4, seed: seed + 2 });
  const places = new Int32Array(across.length);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const sx = clamp(Math.round(x + ((across[i] as number) - 0.5) * 2 * reach), 0, width - 1);
      const sy = clamp(Math.round(y + ((down[i] as number) - 0.5) * 2 * reach), 0, height - 1);
      places[i] = sy * width + sx;
    }
  }
  const copy = takePlane(across.length);
  for (const channel of [image.red, image.green, image.blue]) {
    copy.set(channel);
    for (let i = 0; i < places.length; i++) channel[i] = copy[places[i] as number] as number;
  }
  releasePlanes(across, down, copy);
}

/** Where a wash ends against a lighter one its pigment has gathered: 0..1. */
function findRims(luma: Float32Array, width: number, height: number, unit: number): Float32Array {
  const near = blurPlane(luma, width, height, 1.2 * unit);
  const wide = blurPlane(luma, width, height, 5.5 * unit);
  const rims = takePlane(luma.length);
  for (let i = 0; i < rims.length; i++) rims[i] = clamp(((wide[i] ?? 0) - (near[i] ?? 0)) * 9 - 0.04);
  releasePlanes(near, wide);
  return rims;
}

/** Drops of clean water that left light spots: below zero where the paint was lifted. */
function splash(width: number, height: number, seed: number, unit: number): Float32Array {
  const random = streamRandom(seed + 55);
  const plane = takeClearPlane(width * height);
  for (let n = 0; n < 60; n++) {
    const cx = random() * width;
    const cy = random() * height;
    const radius = (0.8 + random() ** 4 * 5) * unit;
    const power = 0.25 + random() * 0.5;
    const reach = Math.ceil(radius + 1);
    for (let y = Math.max(0, Math.floor(cy - reach)); y <= Math.min(height - 1, cy + reach); y++) {
      for (let x = Math.max(0, Math.floor(cx - reach)); x <= Math.min(width - 1, cx + reach); x++) {
        const inside = ramp(radius + 0.7, radius - 0.7, Math.hypot(x - cx, y - cy));
        const i = y * width + x;
        plane[i] = Math.min(plane[i] ?? 0, -power * inside);
      }
    }
  }
  return plane;
}
