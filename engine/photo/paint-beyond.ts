// What lies beyond the edges of a photo, made soft: from copies that are softer the farther out it lies, with texture and
// grain upon it.
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { ramp } from '#engine/raster/curves.ts';
import type { Image } from '#engine/raster/image.ts';
import { grainAt } from '#engine/raster/plane-noise.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import { readChannel } from '#engine/raster/read-channel.ts';
import { between, openRows, type SmallRows } from '#engine/raster/resize-plane.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';

/** The size of the whole, and where in it the photo lies. */
export type Canvas = { width: number; height: number; left: number; top: number; seed: number };

/** So far beside the photo it goes over into its ground, in parts of the shorter side. */
const SEAM = 0.05;
/** Copies of it, each softer, which it goes over into between two distances; all in parts of the shorter side. */
const SOFTER = [
  { blur: 0.008, from: 0, to: 0.02 },
  { blur: 0.022, from: 0.01, to: 0.08 },
  { blur: 0.055, from: 0.06, to: 0.3 },
] as const;
/** From so far beside the photo on it has all of its texture, in parts of the shorter side. */
const WOVEN = 0.045;
/** Of 255: what of the texture is stronger is the border of something. */
export const BORDER = [12, 26] as const;

/** How far out the pixels beside the photo lie, and what they are made of there. */
export type Steps = {
  canvas: Canvas;
  /** In pixels: how far out each row and each column lies, squared; 0 = in the photo. */
  down: Float64Array;
  across: Float64Array;
  /** The first column of the photo, and the first beyond it. */
  inside: readonly [number, number];
  /** By the distance in parts of a pixel: how much of the ground, of each softer copy, the texture and the grain there is. */
  ground: Float32Array;
  softer: readonly [Float32Array, Float32Array, Float32Array];
  texture: Float32Array;
  grain: Float32Array;
};

/** Steps of a distance to one pixel. */
const STEPS = 4;
/** Of 255. */
const GRAIN = 7;
const FULL_GRAIN = 12;

export function openSteps(photo: Image, canvas: Canvas): Steps {
  const { width, height, left, top } = canvas;
  const short = Math.min(width, height);
  const count = Math.ceil(Math.hypot(width, height) * STEPS) + 1;
  const table = (share: (far: number) => number): Float32Array => {
    const shares = new Float32Array(count);
    for (let step = 0; step < count; step++) shares[step] = share(step / STEPS / short);
    return shares;
  };
  const [first, second, third] = SOFTER;
  const soften = ({ from, to }: (typeof SOFTER)[number]): Float32Array =>
    table((away) => ramp(from, to, away));
  return {
    canvas,
    down: squaresBeyond(height, top, photo.height),
    across: squaresBeyond(width, left, photo.width),
    inside: [left, left + photo.width],
    ground: table((away) => ramp(0, SEAM, away)),
    softer: [soften(first), soften(second), soften(third)],
    texture: table((away) => ramp(0, WOVEN, away)),
    grain: table((away) => GRAIN * Math.min(1, away * FULL_GRAIN)),
  };
}

/** How far each place of a line lies beyond a part of it, squared; 0 = in it. */
function squaresBeyond(length: number, first: number, inner: number): Float64Array {
  return Float64Array.from({ length }, (_, at) => Math.max(first - at, at - (first + inner - 1), 0) ** 2);
}

/** The parts of a row that lie beyond the photo, each from its first column to the one after its last. */
export function beyondInRow({ canvas, down, inside: [left, right] }: Steps, y: number): [number, number][] {
  if ((down[y] as number) > 0) return [[0, canvas.width]];
  return [
    [0, left],
    [right, canvas.width],
  ];
}

/** Writes the steps of a part of a row to `line`. */
export function readSteps(
  { down, across }: Steps,
  y: number,
  from: number,
  end: number,
  line: Int32Array,
): void {
  const own = down[y] as number;
  for (let x = from; x < end; x++) line[x] = Math.sqrt(own + (across[x] as number)) * STEPS + 0.5;
}

/** A channel at the row that is painted: of each softer copy, and of the texture without its fine parts. */
type Lines = Record<'near' | 'soft' | 'softest' | 'coarse', Float32Array>;
type Row = {
  /** The place of its first pixel. */
  first: number;
  /** How far out each of its pixels lies. */
  line: Int32Array;
  /** Of each pixel, around zero. */
  grain: Float32Array;
};

/** In place; `woven`: what has its texture, which is what is finer than `reach` pixels. */
export function paintBeyond(drawn: Image, woven: Image, reach: number, steps: Steps): void {
  const { width, height, seed } = steps.canvas;
  const factor = factorOf(steps.canvas);
  const small = shrinkImage(drawn, Math.ceil(Math.max(width, height) / factor));
  const smallWoven = shrinkImage(woven, Math.ceil(Math.max(width, height) / factor));
  const copies = [0, 1, 2].map((channel) => softCopies(small, smallWoven, channel, reach, steps.canvas));
  const rows = openRows(small, width, width / small.width, height / small.height);
  const openLine = (): Float32Array => new Float32Array(small.width + 1);
  const lines: Lines = { near: openLine(), soft: openLine(), softest: openLine(), coarse: openLine() };
  const row: Row = { first: 0, line: new Int32Array(width), grain: new Float32Array(width) };
  for (let y = 0; y < height; y++) {
    const parts = beyondInRow(steps, y).filter(([from, end]) => end > from);
    if (parts.length === 0) continue;
    row.first = y * width;
    for (const [from, end] of parts) {
      readSteps(steps, y, from, end, row.line);
      readGrain(row, steps.grain, y, from, end, seed);
    }
    for (const [channel, { near, soft, softest, coarse }] of copies.entries()) {
      rows.read(near, y, lines.near);
      rows.read(soft, y, lines.soft);
      rows.read(softest, y, lines.softest);
      rows.read(coarse, y, lines.coarse);
      for (const [from, end] of parts)
        paintPart(drawn.data, woven.data, channel, row, lines, rows, steps, from, end);
    }
  }
  returnPlanes();
}

/** Of the least blur: copies so much smaller hold all that is left of it. */
const HELD = 0.5;
const MOST_SMALLER = 4;

/** How many times smaller the soft copies are on each side. */
function factorOf({ width, height }: Canvas): number {
  return Math.max(1, Math.min(MOST_SMALLER, Math.floor(Math.min(width, height) * SOFTER[0].blur * HELD)));
}

function softCopies(small: Image, smallWoven: Image, channel: number, reach: number, canvas: Canvas): Lines {
  const { width, height } = small;
  const own = readChannel(small, channel);
  const scale = width / canvas.width;
  const soften = ({ blur }: (typeof SOFTER)[number]): Float32Array =>
    blurPlane(own, width, height, Math.min(canvas.width, canvas.height) * blur * scale);
  return {
    near: soften(SOFTER[0]),
    soft: soften(SOFTER[1]),
    softest: soften(SOFTER[2]),
    coarse: blurPlane(readChannel(smallWoven, channel), width, height, reach * scale),
  };
}

function readGrain(
  { line, grain }: Row,
  most: Float32Array,
  y: number,
  from: number,
  end: number,
  seed: number,
): void {
  for (let x = from; x < end; x++)
    grain[x] = (grainAt(x, y, seed) - 0.5) * (most[line[x] as number] as number);
}

/** A channel of a part of a row. */
function paintPart(
  drawn: Uint8ClampedArray,
  woven: Uint8ClampedArray,
  channel: number,
  { first, line, grain }: Row,
  { near, soft, softest, coarse }: Lines,
  { lefts, shares }: Pick<SmallRows, 'lefts' | 'shares'>,
  { softer: [toNear, toSoft, toSoftest], texture }: Steps,
  from: number,
  end: number,
): void {
  for (let x = from, at = (first + from) * 4 + channel; x < end; x++, at += 4) {
    const step = line[x] as number;
    const left = lefts[x] as number;
    const share = shares[x] as number;
    let value = drawn[at] as number;
    const nearly = toNear[step] as number;
    const softly = toSoft[step] as number;
    const mostly = toSoftest[step] as number;
    // A copy that is wholly gone over into is all that is left of those before it.
    if (softly < 1) value += (between(near, left, share) - value) * nearly;
    if (softly > 0 && mostly < 1) value += (between(soft, left, share) - value) * softly;
    if (mostly > 0) value += (between(softest, left, share) - value) * mostly;
    const fine = (woven[at] as number) - between(coarse, left, share);
    const size = fine < 0 ? -fine : fine;
    const kept = size <= BORDER[0] ? fine : fine * ramp(BORDER[1], BORDER[0], size);
    drawn[at] = value + kept * (texture[step] as number) + (grain[x] as number);
  }
}
