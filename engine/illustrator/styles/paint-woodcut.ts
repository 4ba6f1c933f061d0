// Woodcut, linocut and Chinese papercuts: one ink from a carved block, or one red sheet; half tones are grooves that follow the forms.
import { blend, clamp, lumaOf, ramp } from '#engine/raster/curves.ts';
import { spreadClouds } from '#engine/raster/plane-noise.ts';
import { releasePlanes } from '#engine/raster/plane-store.ts';
import { shadePixels, unitOf, type Planes } from '#engine/raster/planes.ts';
import type { Colour } from './choose-palette.ts';
import { drawLines } from './draw-lines.ts';
import { readFlow } from './flow.ts';
import { makePaper } from './paper.ts';
import { rankTones } from './rank-tones.ts';
import { readTone } from './read-tone.ts';
import { replacePlanes, smoothTwice } from './smooth-regions.ts';

type Block = {
  paper: Colour;
  ink: Colour;
  /** Between two grooves, pixels at 1024 x 1024. */
  pitch: number;
};

const WOODCUT: Block = { paper: [0.945, 0.91, 0.83], ink: [0.1, 0.09, 0.1], pitch: 8 };
/** Cut from one red sheet with scissors: fewer and broader cuts. */
const RED_SHEET: Block = { paper: [0.985, 0.965, 0.925], ink: [0.78, 0.09, 0.1], pitch: 15 };

export function paintWoodcut(image: Planes, seed: number, care?: Float32Array): void {
  paintBlock(image, seed, care, WOODCUT);
}

export function paintRedPapercut(image: Planes, seed: number, care?: Float32Array): void {
  paintBlock(image, seed, care, RED_SHEET);
}

function paintBlock(image: Planes, seed: number, care: Float32Array | undefined, block: Block): void {
  const { width, height } = image;
  const unit = unitOf(image);
  replacePlanes(image, smoothTwice(image, [6 * unit, 5 * unit], care));
  const tone = readTone(image);
  const ranks = rankTones(tone);
  const flow = readFlow(tone, width, height, Math.max(1, 8 * unit));
  const lines = drawLines(tone, flow, {
    weight: 2.4 * unit,
    sensitivity: 0.5,
    reach: 8 * unit,
    hardness: 0.95,
  });
  const bend = spreadClouds(width, height, { cell: 150 * unit, octaves: 2, seed });
  const paper = makePaper(width, height, seed + 1, 1);
  shadePixels(image, (pixel) => {
    const { index, x, y } = pixel;
    // What stands before a dark ground is cut lighter than it.
    const isForm = care === undefined ? 0 : (care[index] as number);
    const told = clamp(isForm * 0.1 + (tone[index] as number) * 0.6 + (ranks[index] as number) * 0.4);
    // What is white is cut away, however little else there is.
    const light = Math.max(told, ramp(0.9, 0.98, lumaOf(pixel.red, pixel.green, pixel.blue)));
    const along = y + x * 0.22 + ((bend[index] as number) - 0.5) * 90 * unit;
    const groove = 0.5 + 0.5 * Math.sin((along / (block.pitch * unit)) * 6.2832);
    // The lighter, the wider the groove that was cut away.
    const cut = ramp(-0.14, 0.14, ramp(0.16, 0.62, light) * 1.24 - 0.12 - groove);
    const worn = 0.9 + 0.1 * ramp(0.2, 0.4, paper[index] as number);
    // White lines part dark areas, dark lines light ones.
    const line = lines[index] as number;
    const edged = light < 0.3 ? cut : cut * (1 - line);
    const ink = (1 - edged) * worn;
    const fibre = 1 + ((paper[index] as number) - 0.5) * 0.06;
    pixel.red = blend(block.paper[0] * fibre, block.ink[0], ink);
    pixel.green = blend(block.paper[1] * fibre, block.ink[1], ink);
    pixel.blue = blend(block.paper[2] * fibre, block.ink[2], ink);
  });
  releasePlanes(tone, ranks, flow.x, flow.y, flow.sureness, lines, bend, paper);
}
