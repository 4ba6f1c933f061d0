// Pencil: dark, searching contour lines and layers of hatching on drawing paper.
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { blend, clamp, ramp } from '#engine/raster/curves.ts';
import { drawLines } from './draw-lines.ts';
import { readFlow, type Flow } from './flow.ts';
import { grainAt, spreadClouds } from '#engine/raster/plane-noise.ts';
import { makeBorder, makePaper } from './paper.ts';
import { releasePlanes, takeClearPlane, takePlane } from '#engine/raster/plane-store.ts';
import { shadePixels, unitOf, type Planes } from '#engine/raster/planes.ts';
import { rankTones } from './rank-tones.ts';
import { readTone } from './read-tone.ts';
import { smoothWithCare } from './smooth-regions.ts';

const PAPER = [0.972, 0.962, 0.938] as const;
const GRAPHITE = [0.115, 0.115, 0.13] as const;

/** One layer of hatching: its angle in degrees, and the darkness from which it is laid. */
const LAYERS = [
  { angle: -52, from: 0.2, pitch: 6.4, strength: 0.6 },
  { angle: -36, from: 0.44, pitch: 5.4, strength: 0.62 },
  { angle: 30, from: 0.66, pitch: 5.6, strength: 0.62 },
  { angle: 84, from: 0.84, pitch: 4.8, strength: 0.6 },
] as const;

export function paintPencil(image: Planes, seed: number, care?: Float32Array): void {
  const { width, height } = image;
  const unit = unitOf(image);
  const calm = smoothWithCare(image, 5 * unit, care);
  const luma = readTone(calm);
  releasePlanes(calm.red, calm.green, calm.blue);
  const flow = readFlow(luma, width, height, Math.max(1, 3 * unit));
  const fine = drawLines(luma, flow, {
    weight: 0.9 * unit,
    sensitivity: 0.88,
    reach: 7 * unit,
    hardness: 0.3,
  });
  const bold = drawLines(luma, flow, {
    weight: 1.8 * unit,
    sensitivity: 0.72,
    reach: 9 * unit,
    hardness: 0.4,
  });
  const darkness = readDarkness(luma, flow.sureness, width, height);
  if (care) leaveOpen(darkness, care);
  const border = makeBorder(width, height, { margin: 0.01, raggedness: 0.06, softness: 0.1, seed });
  for (let i = 0; i < darkness.length; i++) darkness[i] = (darkness[i] ?? 0) * (border[i] ?? 0);
  const hatching = hatch(darkness, flow, seed);
  releasePlanes(flow.x, flow.y, flow.sureness, luma);
  const paper = makePaper(width, height, seed, 0.8);
  const pressure = spreadClouds(width, height, { cell: 110 * unit, octaves: 3, seed: seed + 9 });
  const slip = Math.max(1, Math.round(3 * unit));
  shadePixels(image, (pixel) => {
    const { x, y, index } = pixel;
    const tooth = (paper[index] ?? 0.5) - 0.5;
    // Graphite sits on the hills of the paper.
    const catches = clamp(0.9 + tooth * 0.8, 0.45, 1.15);
    const press = 0.8 + (pressure[index] ?? 0.5) * 0.4;
    // A second, fainter contour beside the first: the hand looked for the line.
    const again = bold[Math.min(height - 1, y + slip) * width + Math.max(0, x - slip)] ?? 0;
    const line = Math.max(bold[index] ?? 0, (fine[index] ?? 0) * 0.85, again * 0.3) * press;
    const tone = clamp(((hatching[index] ?? 0) + (darkness[index] ?? 0) ** 1.6 * 0.34) * catches * press);
    const drawn = clamp(line * (0.55 + 0.45 * catches)) * ramp(0, 0.25, border[index] ?? 0);
    const lead = clamp(1 - (1 - tone) * (1 - drawn));
    const lit = 1 + tooth * 0.035;
    pixel.red = blend(PAPER[0] * lit, GRAPHITE[0], lead * 0.96);
    pixel.green = blend(PAPER[1] * lit, GRAPHITE[1], lead * 0.96);
    pixel.blue = blend(PAPER[2] * lit, GRAPHITE[2], lead * 0.96);
  });
  releasePlanes(fine, bold, darkness, hatching, paper, border, pressure);
}

/** What the drawing is of stays lighter than its ground, so that its lines are seen. */
function leaveOpen(darkness: Float32Array, care: Float32Array): void {
  for (let i = 0; i < darkness.length; i++) darkness[i] = (darkness[i] ?? 0) * (1 - 0.42 * (care[i] ?? 0));
}

/** How dark the drawing should be, 0..1: ranked, so that no image comes out pale or black; empty areas stay light. */
function readDarkness(
  luma: Float32Array,
  sureness: Float32Array,
  width: number,
  height: number,
): Float32Array {
  const unit = unitOf({ width, height });
  const ranks = rankTones(luma);
  const around = blurPlane(luma, width, height, 46 * unit);
  const detail = blurPlane(sureness, width, height, 30 * unit);
  const darkness = takePlane(luma.length);
  for (let i = 0; i < darkness.length; i++) {
    const own = luma[i] ?? 0;
    const ranked = 1 - ramp(0, 0.9, ranks[i] ?? 0);
    const local = ((around[i] ?? 0) - own) * 1.5;
    const held = 0.62 + 0.38 * ramp(0.02, 0.26, detail[i] ?? 0);
    darkness[i] = clamp((ranked * 0.58 + (1 - own) * 0.34 + local) * held);
  }
  const soft = blurPlane(darkness, width, height, 1.5 * unit);
  releasePlanes(ranks, around, detail, darkness);
  return soft;
}

/** What was found of the stroke and the piece of it that the pixel before lay on: mostly the next one lies there too. */
type Stroke = { number: number; piece: number; reach: number; start: number; weight: number; slip: number };

/** Every stroke has its own length and start. */
function takeStroke(stroke: Stroke, number: number, unit: number, seed: number): void {
  stroke.number = number;
  stroke.piece = NaN;
  stroke.reach = (60 + grainAt(number, 1, seed) * 90) * unit;
  stroke.start = grainAt(number, 2, seed);
}

/** And each piece its own weight, and place between its neighbours. */
function takePiece(stroke: Stroke, piece: number, seed: number): void {
  stroke.piece = piece;
  stroke.weight = 0.5 + 0.5 * grainAt(stroke.number, 3 + piece, seed);
  stroke.slip = (grainAt(stroke.number, 90 + piece, seed) - 0.5) * 0.5;
}

/** Strokes in up to four directions, closer and darker where the tone is darker; they bend a little with the form. */
function hatch(darkness: Float32Array, flow: Flow, seed: number): Float32Array {
  const { width, height } = flow;
  const unit = unitOf(flow);
  const bend = spreadClouds(width, height, { cell: 190 * unit, octaves: 3, seed: seed + 2 });
  const result = takeClearPlane(darkness.length);
  LAYERS.forEach((layer, n) => {
    const angle = (layer.angle * Math.PI) / 180;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const pitch = Math.max(2.2, layer.pitch * unit);
    const stroke: Stroke = { number: NaN, piece: NaN, reach: 0, start: 0, weight: 0, slip: 0 };
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        const dark = darkness[i] as number;
        const laid = ramp(layer.from - 0.14, layer.from + 0.2, dark);
        if (laid <= 0) continue;
        const along = x * cos + y * sin;
        const across = (-x * sin + y * cos + ((bend[i] as number) - 0.5) * 46 * unit) / pitch;
        const number = Math.floor(across);
        if (number !== stroke.number) takeStroke(stroke, number, unit, seed + n);
        const piece = along / stroke.reach + stroke.start;
        const pieceNumber = Math.floor(piece);
        if (pieceNumber !== stroke.piece) takePiece(stroke, pieceNumber, seed + n);
        const part = piece - pieceNumber;
        const ends = ramp(0, 0.12, part) * ramp(1, 0.7, part);
        const middle = Math.abs(across - number - 0.5 + stroke.slip) * 2;
        const thickness = 0.34 + 0.26 * dark;
        const mark = ramp(thickness + 0.42, thickness - 0.3, middle) * (0.25 + 0.75 * ends) * stroke.weight;
        result[i] = 1 - (1 - (result[i] as number)) * (1 - mark * laid * layer.strength);
      }
    }
  });
  releasePlanes(bend);
  return result;
}
