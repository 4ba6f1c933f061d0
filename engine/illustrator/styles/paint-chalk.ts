// Chalk on a blackboard: pale lines and rubbed colours on dark green slate that still has the dust of other lessons.
import { blend, clamp, lumaOf, ramp } from '#engine/raster/curves.ts';
import { grainAt, spreadClouds } from '#engine/raster/plane-noise.ts';
import { releasePlanes } from '#engine/raster/plane-store.ts';
import { shadePixels, unitOf, type Planes } from '#engine/raster/planes.ts';
import { outlineAreas } from './paint-coloring.ts';
import { makePaper } from './paper.ts';

const SLATE = [0.13, 0.21, 0.18] as const;
const CHALK = [0.95, 0.95, 0.9] as const;

export function paintChalk(image: Planes, seed: number, care?: Float32Array): void {
  const { width, height } = image;
  const unit = unitOf(image);
  const lines = outlineAreas(image, care, 2);
  const tooth = makePaper(width, height, seed, 1.3);
  const dust = spreadClouds(width, height, {
    cell: 300 * unit,
    cellHeight: 90 * unit,
    octaves: 4,
    seed: seed + 2,
  });
  shadePixels(image, (pixel) => {
    const { index, x, y } = pixel;
    const luma = lumaOf(pixel.red, pixel.green, pixel.blue);
    const chroma =
      Math.max(pixel.red, pixel.green, pixel.blue) - Math.min(pixel.red, pixel.green, pixel.blue);
    const rough = tooth[index] as number;
    // Strokes lie aslant; dark things are left as bare slate.
    const stroke = 0.5 + 0.5 * Math.sin((x + y * 0.8) / (2.6 * unit) + (rough - 0.5) * 5);
    const isForm = care === undefined ? 0.6 : (care[index] as number);
    const rubbed = clamp(luma * 0.8 + chroma * 0.6) * (0.4 + isForm * 0.6) * (0.55 + stroke * 0.45);
    const laid = rubbed * ramp(0.26, 0.56, rough + (grainAt(x, y, seed) - 0.5) * 0.2);
    const line = (lines[index] as number) * ramp(0.22, 0.46, rough);
    const haze = 0.03 + ramp(0.4, 0.8, dust[index] as number) * 0.07;
    for (const [channel, slate, chalk] of [
      ['red', SLATE[0], CHALK[0]],
      ['green', SLATE[1], CHALK[1]],
      ['blue', SLATE[2], CHALK[2]],
    ] as const) {
      const colour = clamp(blend(luma + (pixel[channel] - luma) * 1.5, 1, 0.34));
      const board = slate + haze * (1 - slate);
      pixel[channel] = blend(blend(board, colour, laid), chalk, line);
    }
  });
  releasePlanes(lines, tooth, dust);
}
