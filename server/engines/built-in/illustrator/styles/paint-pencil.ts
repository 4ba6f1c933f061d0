// Pencil: dark, searching contour lines and layers of hatching on drawing paper.
import { blurPlane } from './blur-plane.ts';
import { blend, clamp, ramp } from './curves.ts';
import { drawLines } from './draw-lines.ts';
import { readFlow, type Flow } from './flow.ts';
import { grainAt, spreadClouds } from './noise.ts';
import { makeBorder, makePaper } from './paper.ts';
import { givePlanes, takePlane } from './plane-store.ts';
import { readLuma, shadePixels, unitOf, type Planes } from './planes.ts';
import { rankTones } from './rank-tones.ts';
import { smoothRegions } from './smooth-regions.ts';

const PAPER = [0.965, 0.953, 0.925] as const;
const GRAPHITE = [0.13, 0.13, 0.145] as const;

/** One layer of hatching: its angle in degrees, and the darkness from which it is laid. */
const LAYERS = [
  { angle: -48, from: 0.3, pitch: 6.2, strength: 0.62 },
  { angle: -30, from: 0.52, pitch: 5.2, strength: 0.6 },
  { angle: 36, from: 0.7, pitch: 5.6, strength: 0.58 },
  { angle: 82, from: 0.86, pitch: 4.6, strength: 0.55 },
] as const;

export function paintPencil(image: Planes, seed: number): void {
  const { width, height } = image;
  const unit = unitOf(image);
  const calm = smoothRegions(image, 5 * unit);
  const luma = readLuma(calm);
  const sharp = readLuma(image);
  givePlanes(calm.red, calm.green, calm.blue);
  const flow = readFlow(luma, width, height, Math.max(1, 3 * unit));
  const fine = drawLines(sharp, flow, {
    weight: 0.9 * unit,
    sensitivity: 0.62,
    reach: 7 * unit,
    hardness: 0.35,
  });
  const bold = drawLines(luma, flow, {
    weight: 2 * unit,
    sensitivity: 0.42,
    reach: 10 * unit,
    hardness: 0.3,
  });
  givePlanes(sharp);
  const darkness = readDarkness(luma, width, height);
  const hatching = hatch(darkness, flow, width, height, seed);
  givePlanes(flow.x, flow.y, flow.sureness, luma);
  const paper = makePaper(width, height, seed, 0.75);
  const border = makeBorder(width, height, { margin: 0.03, raggedness: 0.05, seed });
  const pressure = spreadClouds(width, height, { cell: 90 * unit, octaves: 3, seed: seed + 9 });
  const slip = Math.max(1, Math.round(2.6 * unit));
  shadePixels(image, (pixel) => {
    const { x, y, index } = pixel;
    const tooth = paper[index] ?? 0.5;
    const catches = clamp(0.5 + (tooth - 0.36) * 1.9, 0.25, 1.15);
    const press = 0.72 + (pressure[index] ?? 0.5) * 0.5;
    // A second, fainter contour beside the first: the hand looked for the line.
    const again = bold[Math.min(height - 1, y + slip) * width + Math.max(0, x - slip)] ?? 0;
    const line = Math.max((bold[index] ?? 0) * 0.98, (fine[index] ?? 0) * 0.8, again * 0.34) * press;
    const painted = border[index] ?? 0;
    const smudge = (darkness[index] ?? 0) ** 1.6 * 0.3;
    const tone = clamp(((hatching[index] ?? 0) + smudge) * catches * press) * painted;
    const lead = clamp(1 - (1 - tone) * (1 - clamp(line * catches * (0.4 + 0.6 * painted))));
    const lit = 0.985 + (tooth - 0.5) * 0.05;
    pixel.red = blend(PAPER[0] * lit, GRAPHITE[0], lead * 0.95);
    pixel.green = blend(PAPER[1] * lit, GRAPHITE[1], lead * 0.95);
    pixel.blue = blend(PAPER[2] * lit, GRAPHITE[2], lead * 0.95);
  });
  givePlanes(fine, bold, darkness, hatching, paper, border, pressure);
}

/** How dark the drawing should be, 0..1: ranked, so that no picture comes out pale or black. */
function readDarkness(luma: Float32Array, width: number, height: number): Float32Array {
  const unit = unitOf({ width, height });
  const ranks = rankTones(luma);
  const around = blurPlane(luma, width, height, 46 * unit);
  const darkness = takePlane(luma.length);
  for (let i = 0; i < darkness.length; i++) {
    const own = luma[i] ?? 0;
    const ranked = 1 - ramp(0, 0.92, ranks[i] ?? 0);
    const local = ((around[i] ?? 0) - own) * 1.3;
    darkness[i] = clamp(ranked * 0.6 + (1 - own) * 0.3 + local);
  }
  givePlanes(ranks, around);
  return darkness;
}

/** Strokes in up to four directions, closer and darker where the tone is darker; they bend a little with the form. */
function hatch(
  darkness: Float32Array,
  flow: Flow,
  width: number,
  height: number,
  seed: number,
): Float32Array {
  const unit = unitOf({ width, height });
  const bend = spreadClouds(width, height, { cell: 120 * unit, octaves: 2, seed: seed + 2 });
  const result = takePlane(darkness.length).fill(0);
  LAYERS.forEach((layer, n) => {
    const angle = (layer.angle * Math.PI) / 180;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const pitch = Math.max(2.2, layer.pitch * unit);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        const dark = darkness[i] ?? 0;
        const laid = ramp(layer.from - 0.16, layer.from + 0.2, dark);
        if (laid <= 0) continue;
        const form = (flow.y[i] ?? 0) * (flow.sureness[i] ?? 0) * 2.5 * unit;
        const along = x * cos + y * sin;
        const across = -x * sin + y * cos + ((bend[i] ?? 0.5) - 0.5) * 34 * unit + form;
        const strokeNumber = Math.floor(across / pitch);
        // Every stroke has its own length, start and weight.
        const reach = (46 + grainAt(strokeNumber, 1, seed + n) * 60) * unit;
        const piece = along / reach + grainAt(strokeNumber, 2, seed + n);
        const part = piece - Math.floor(piece);
        const weight = 0.55 + 0.45 * grainAt(strokeNumber, 3 + Math.floor(piece), seed + n);
        const ends = ramp(0, 0.14, part) * ramp(1, 0.78, part);
        const middle = Math.abs(across / pitch - strokeNumber - 0.5) * 2;
        const thickness = 0.3 + 0.42 * dark;
        const stroke = ramp(thickness + 0.3, thickness - 0.22, middle) * ends * weight;
        const old = result[i] ?? 0;
        result[i] = 1 - (1 - old) * (1 - stroke * laid * layer.strength);
      }
    }
  });
  givePlanes(bend);
  return result;
}
