// Chalk on a blackboard: pale lines and rubbed colours on dark green slate that still has the dust of other lessons.
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { blend, clamp, ramp } from '#engine/raster/curves.ts';
import { grainAt, spreadClouds } from '#engine/raster/plane-noise.ts';
import { releasePlanes } from '#engine/raster/plane-store.ts';
import { readLuma, shadePixels, unitOf, type Planes } from '#engine/raster/planes.ts';
import { makePaper } from './paper.ts';

const SLATE = [0.13, 0.21, 0.18] as const;
const CHALK = [0.95, 0.95, 0.9] as const;

/** Of 1024 pixels: how far around a line is darker or lighter than what lies beside it. */
const LINE = 3;
/** By how much of the light around it a line differs that is wholly drawn. */
const CLEAR = 0.3;

/** What is light is rubbed with chalk, in strokes that lie aslant and as the board takes it; what is dark is left as bare slate. */
export function paintChalk(image: Planes, seed: number, care?: Float32Array): void {
  const { width, height } = image;
  const unit = unitOf(image);
  const light = readLuma(image);
  const around = blurPlane(light, width, height, LINE * unit);
  const tooth = makePaper(width, height, seed, 1.3);
  const dust = spreadClouds(width, height, {
    cell: 300 * unit,
    cellHeight: 90 * unit,
    octaves: 4,
    seed: seed + 2,
  });
  shadePixels(image, (pixel) => {
    const { index, x, y } = pixel;
    const luma = light[index] as number;
    const near = around[index] as number;
    const rough = clamp((tooth[index] as number) + (grainAt(x, y, seed) - 0.5) * 0.5);
    const stroke = 0.5 + 0.5 * Math.sin((x + y * 0.8) / (2.4 * unit) + (rough - 0.5) * 4);
    const line = clamp(Math.abs(luma - near) / (CLEAR * (near + 0.2)));
    const isForm = care === undefined ? 0.5 : (care[index] as number);
    const tone = ramp(0.06, 0.92, luma) * (0.72 + isForm * 0.26) + line * 0.5;
    const holds = 0.12 + rough * 0.5 + stroke * (0.34 - 0.16 * isForm);
    const laid = ramp(holds - 0.16, holds + 0.2, tone) * 0.94;
    const haze = 0.03 + ramp(0.4, 0.8, dust[index] as number) * 0.07;
    for (const [channel, slate, chalk] of [
      ['red', SLATE[0], CHALK[0]],
      ['green', SLATE[1], CHALK[1]],
      ['blue', SLATE[2], CHALK[2]],
    ] as const) {
      // Sticks of chalk are pale, whatever their colour.
      const stick = clamp(chalk - (0.62 - 0.3 * luma) + luma * 0.35 + (pixel[channel] - luma) * 1.25);
      pixel[channel] = blend(slate + haze * (1 - slate), stick, laid);
    }
  });
  releasePlanes(light, around, tooth, dust);
}
