// An image-book plate: gouache areas, stippled shading where tones meet, warm paper underneath.
import { blend, clamp, lumaOf } from '#engine/raster/curves.ts';
import { drawLines } from './draw-lines.ts';
import { flattenPhoto } from './flatten-photo.ts';
import { readFlow } from './flow.ts';
import { grainAt, spreadClouds } from '#engine/raster/plane-noise.ts';
import { makePaper } from './paper.ts';
import { releasePlanes } from '#engine/raster/plane-store.ts';
import { readLuma, saturate, shadePixels, unitOf, type Planes } from '#engine/raster/planes.ts';
import { replacePlanes, smoothWithCare } from './smooth-regions.ts';

const TONES = 7;

export function paintIllustration(image: Planes, seed: number, care?: Float32Array, isPhoto = false): void {
  if (isPhoto) {
    flattenPhoto(image, care);
    return;
  }
  const { width, height } = image;
  const unit = unitOf(image);
  const calm = smoothWithCare(image, 7 * unit, care);
  replacePlanes(image, calm);
  const luma = readLuma(image);
  const flow = readFlow(luma, width, height, Math.max(1, 3 * unit));
  const lines = drawLines(luma, flow, {
    weight: 1.3 * unit,
    sensitivity: 0.3,
    reach: 6 * unit,
    hardness: 0.25,
  });
  releasePlanes(luma, flow.x, flow.y, flow.sureness);
  const paper = makePaper(width, height, seed, 1.2);
  const wash = spreadClouds(width, height, { cell: 150 * unit, octaves: 4, seed: seed + 3 });
  const size = Math.max(1, Math.round(unit * 1.2));
  shadePixels(image, (pixel) => {
    const { x, y, index } = pixel;
    const old = Math.max(0.01, lumaOf(pixel.red, pixel.green, pixel.blue));
    const stipple = grainAt(Math.floor(x / size), Math.floor(y / size), seed + 5) - 0.5;
    const tooth = (paper[index] ?? 0.5) - 0.5;
    const step = old * TONES + stipple * 0.72 + tooth * 0.5;
    const tone = clamp((Math.floor(step) + 0.5) / TONES);
    const gain = blend(old, tone, 0.5) / old;
    pixel.red *= gain;
    pixel.green *= gain;
    pixel.blue *= gain;
    saturate(pixel, 1.12);
    const uneven = 1 + ((wash[index] ?? 0.5) - 0.5) * 0.16 + tooth * 0.07;
    // Shadows lean to plum and lights to cream, as one box of paints does.
    const shade = 1 - old;
    pixel.red = clamp(pixel.red * uneven * 0.93 + 0.05 + shade * 0.016);
    pixel.green = clamp(pixel.green * uneven * 0.93 + 0.042 - shade * 0.012);
    pixel.blue = clamp(pixel.blue * uneven * 0.88 + 0.045 + shade * 0.03);
    const line = (lines[index] ?? 0) * (0.5 + tooth) * 0.62;
    pixel.red = blend(pixel.red, pixel.red * 0.42, clamp(line));
    pixel.green = blend(pixel.green, pixel.green * 0.36, clamp(line));
    pixel.blue = blend(pixel.blue, pixel.blue * 0.46, clamp(line));
  });
  releasePlanes(lines, paper, wash);
}
