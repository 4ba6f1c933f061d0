// Wax crayons and coloured pencils: full colours rubbed over the tooth of the paper in slanting strokes.
import { blend, clamp, lumaOf, ramp } from '#engine/raster/curves.ts';
import { spreadClouds } from '#engine/raster/plane-noise.ts';
import { releasePlanes } from '#engine/raster/plane-store.ts';
import { shadePixels, unitOf, type Planes } from '#engine/raster/planes.ts';
import { drawLines } from './draw-lines.ts';
import { readFlow } from './flow.ts';
import { makePaper } from './paper.ts';
import { readTone } from './read-tone.ts';
import { replacePlanes, smoothTwice } from './smooth-regions.ts';

const PAPER = [0.985, 0.975, 0.95] as const;

export function paintCrayon(image: Planes, seed: number, care?: Float32Array): void {
  const { width, height } = image;
  const unit = unitOf(image);
  replacePlanes(image, smoothTwice(image, [9 * unit, 7 * unit], care));
  const tone = readTone(image);
  const flow = readFlow(tone, width, height, Math.max(1, 4 * unit));
  const lines = drawLines(tone, flow, {
    weight: 2.4 * unit,
    sensitivity: 0.5,
    reach: 6 * unit,
    hardness: 0.4,
  });
  releasePlanes(tone, flow.x, flow.y, flow.sureness);
  const tooth = makePaper(width, height, seed, 1.7);
  const hand = spreadClouds(width, height, { cell: 60 * unit, octaves: 2, seed: seed + 2 });
  shadePixels(image, (pixel) => {
    const { index, x, y } = pixel;
    const luma = lumaOf(pixel.red, pixel.green, pixel.blue);
    const rough = tooth[index] as number;
    const sway = ((hand[index] as number) - 0.5) * 14;
    const stroke = 0.5 + 0.5 * Math.sin((x * 0.8 + y) / (3.4 * unit) + sway);
    // White is the paper; dark colours are pressed on.
    const pressed = ramp(1.02, 0.62, luma) * 0.3 + 0.62;
    const rubbed = clamp(pressed + (stroke - 0.5) * 0.3) * ramp(0.12, 0.42, rough + stroke * 0.16);
    // Dark wax is laid thick: hardly any paper shows through a night.
    const laid = Math.max(rubbed, ramp(0.62, 0.16, luma) * 0.9);
    const line = (lines[index] as number) * ramp(0.26, 0.52, rough) * 0.85;
    for (const [channel, paper] of [
      ['red', PAPER[0]],
      ['green', PAPER[1]],
      ['blue', PAPER[2]],
    ] as const) {
      const wax = clamp(luma + 0.03 + (pixel[channel] - luma) * 1.55);
      pixel[channel] = blend(blend(paper, wax, laid), wax * 0.34, line);
    }
  });
  releasePlanes(lines, tooth, hand);
}
