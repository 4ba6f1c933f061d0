// More of an image than was taken: its edges drawn outwards, softer the farther they are, with its own
// texture and grain.
import type { Image } from '#engine/raster/image.ts';
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { inParts } from '#engine/raster/in-parts.ts';
import { grainAt } from '#engine/raster/plane-noise.ts';
import { releasePlanes, returnPlanes, takePlane } from '#engine/raster/plane-store.ts';
import { ramp } from '#engine/raster/curves.ts';
import { emptyMask, growRoughly, type Mask } from '#engine/raster/mask.ts';
import { fillByPatches } from './fill-by-patches.ts';
import { fillUnknown } from './fill-unknown.ts';

/** What is continued is the background: nobody wants a second head growing out of the edge. */
export function withoutSubject(photo: Image, mask: Mask): Image {
  const wide = growRoughly(mask, Math.max(3, Math.round(Math.min(photo.width, photo.height) * 0.025)));
  const known = new Float32Array(wide.values.length);
  inParts(known.length, (from, end) => markKnown(known, wide.values, from, end));
  return fillUnknown(photo, known);
}

function markKnown(known: Float32Array, hidden: Float32Array, from: number, end: number): void {
  for (let i = from; i < end; i++) known[i] = (hidden[i] as number) > 0.05 ? 0 : 1;
}

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
/** How far from the edge that lies which is seen a step beyond it: drawn out it is known less than mirrored. */
const DRAWN_OUT = 0.22;
/** Of the shorter side: what is larger is no texture. And of 255: what is stronger is the border of something. */
const COARSEST = 0.012;
const BORDER = [12, 26] as const;
/** From so far beside the photo on it has all of its texture, in parts of the shorter side. */
const WOVEN = 0.045;

/** `ground`: the photo without what must not be seen twice; `kept`: where that is, and nothing is taken from. */
export function continueEdges(photo: Image, ground: Image, kept: Mask | null, canvas: Canvas): Image {
  const { width, height, left, top } = canvas;
  const drawn = drawOut(ground, canvas);
  const steps = openSteps(photo, canvas);
  goOverToGround(drawn, drawOut(photo, canvas), steps);
  for (let y = 0; y < photo.height; y++) {
    const row = photo.data.subarray(y * photo.width * 4, (y + 1) * photo.width * 4);
    drawn.data.set(row, ((top + y) * width + left) * 4);
  }
  const reach = Math.min(photo.width, photo.height) * COARSEST;
  const woven = weaveTexture(drawn, kept, canvas, photo, reach);
  // One channel after the other: all blurred copies at once would be as much memory as ten images.
  for (const channel of [0, 1, 2]) {
    const detail = detailOf(woven, channel, reach);
    const own = readChannel(drawn, channel);
    // Each step farther out is taken from a softer copy.
    const copies = SOFTER.map(({ blur }) =>
      blurPlane(own, width, height, Math.min(width, height) * blur),
    ) as unknown as Copies;
    paintBeyond(drawn.data, channel, { own, copies, detail, steps }, canvas.seed);
    returnPlanes();
  }
  return drawn;
}

/** How far out the pixels beside the photo lie, and what they are made of there. */
type Steps = {
  canvas: Canvas;
  /** In pixels: how far out each row and each column lies, squared; 0 = in the photo. */
  down: Float64Array;
  across: Float64Array;
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

function openSteps(photo: Image, canvas: Canvas): Steps {
  const { width, height, left, top } = canvas;
  const short = Math.min(width, height);
  const count = Math.ceil(Math.hypot(width, height) * STEPS) + 1;
  const table = (share: (far: number) => number): Float32Array =>
    Float32Array.from({ length: count }, (_, step) => share(step / STEPS / short));
  const [first, second, third] = SOFTER;
  const soften = ({ from, to }: (typeof SOFTER)[number]): Float32Array =>
    table((away) => ramp(from, to, away));
  return {
    canvas,
    down: squaresBeyond(height, top, photo.height),
    across: squaresBeyond(width, left, photo.width),
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

/** Writes the step of each pixel of a row to `line`; 0 = in the photo. */
function readSteps({ down, across }: Steps, y: number, line: Int32Array): void {
  const own = down[y] as number;
  for (let x = 0; x < line.length; x++) line[x] = Math.sqrt(own + (across[x] as number)) * STEPS + 0.5;
}

/** Beside its edge the photo goes over into its ground. */
function goOverToGround(drawn: Image, own: Image, steps: Steps): void {
  const line = new Int32Array(drawn.width);
  for (let y = 0; y < drawn.height; y++) {
    readSteps(steps, y, line);
    goOverRow(drawn.data, own.data, y * drawn.width * 4, line, steps.ground);
  }
}

function goOverRow(
  drawn: Uint8ClampedArray,
  own: Uint8ClampedArray,
  first: number,
  line: Int32Array,
  ground: Float32Array,
): void {
  for (let x = 0, at = first; x < line.length; x++, at += 4) {
    const share = ground[line[x] as number] as number;
    if (share === 1) continue;
    for (let channel = at; channel < at + 3; channel++) {
      const from = own[channel] as number;
      drawn[channel] = from + ((drawn[channel] as number) - from) * share;
    }
  }
}

type Copies = readonly [Float32Array, Float32Array, Float32Array];
type Beyond = { own: Float32Array; copies: Copies; detail: Float32Array; steps: Steps };

function paintBeyond(data: Uint8ClampedArray, channel: number, beyond: Beyond, seed: number): void {
  const { width, height } = beyond.steps.canvas;
  const line = new Int32Array(width);
  for (let y = 0; y < height; y++) {
    readSteps(beyond.steps, y, line);
    paintRow(data, channel, y, line, beyond, seed);
  }
}

function paintRow(
  data: Uint8ClampedArray,
  channel: number,
  y: number,
  line: Int32Array,
  { own, copies: [near, soft, softest], detail, steps }: Beyond,
  seed: number,
): void {
  const { softer, texture, grain } = steps;
  const [toNear, toSoft, toSoftest] = softer;
  for (let x = 0, i = y * line.length; x < line.length; x++, i++) {
    const step = line[x] as number;
    if (step === 0) continue;
    let value = own[i] as number;
    value += ((near[i] as number) - value) * (toNear[step] as number);
    value += ((soft[i] as number) - value) * (toSoft[step] as number);
    value += ((softest[i] as number) - value) * (toSoftest[step] as number);
    value += (detail[i] as number) * (texture[step] as number);
    data[i * 4 + channel] = value + (grainAt(x, y, seed) - 0.5) * (grain[step] as number);
  }
}

function readChannel({ width, height, data }: Image, channel: number): Float32Array {
  const plane = takePlane(width * height);
  inParts(plane.length, (from, end) => readPart(data, channel, plane, from, end));
  return plane;
}

function readPart(
  data: Uint8ClampedArray,
  channel: number,
  plane: Float32Array,
  from: number,
  end: number,
): void {
  for (let i = from, at = from * 4 + channel; i < end; i++, at += 4) plane[i] = data[at] as number;
}

/** What of a channel is finer than so many pixels, and no border of a thing. */
function detailOf(image: Image, channel: number, reach: number): Float32Array {
  const detail = readChannel(image, channel);
  const coarse = blurPlane(detail, image.width, image.height, reach);
  inParts(detail.length, (from, end) => takeFine(detail, coarse, from, end));
  releasePlanes(coarse);
  return detail;
}

function takeFine(detail: Float32Array, coarse: Float32Array, from: number, end: number): void {
  for (let i = from; i < end; i++) {
    const fine = (detail[i] as number) - (coarse[i] as number);
    const size = fine < 0 ? -fine : fine;
    detail[i] = size <= BORDER[0] ? fine : fine * ramp(BORDER[1], BORDER[0], size);
  }
}

/** What goes on beyond the photo in its finer parts: taken from patches of it, and nothing that is a thing of its own. */
function weaveTexture(
  drawn: Image,
  kept: Mask | null,
  { width, height, left, top, seed }: Canvas,
  photo: Image,
  reach: number,
): Image {
  const hole = emptyMask(width, height);
  const closed = emptyMask(width, height);
  hole.values.fill(1);
  const borders = findBorders(photo, reach);
  for (let y = 0; y < photo.height; y++) {
    const at = (top + y) * width + left;
    const own = y * photo.width;
    hole.values.fill(0, at, at + photo.width);
    const row = closed.values.subarray(at, at + photo.width);
    if (kept) row.set(kept.values.subarray(own, own + photo.width));
    closeBorders(row, borders, own);
  }
  return fillByPatches(drawn, hole, closed, seed, true);
}

function closeBorders(row: Float32Array, borders: Uint8Array, first: number): void {
  for (let x = 0; x < row.length; x++) if (borders[first + x] === 1) row[x] = 1;
}

/** 1 where something begins or ends. */
function findBorders(photo: Image, reach: number): Uint8Array {
  const borders = new Uint8Array(photo.width * photo.height);
  for (const channel of [0, 1, 2]) {
    const own = readChannel(photo, channel);
    const calm = blurPlane(own, photo.width, photo.height, reach);
    inParts(borders.length, (from, end) => markBorders(borders, own, calm, from, end));
    releasePlanes(own, calm);
  }
  return borders;
}

function markBorders(
  borders: Uint8Array,
  own: Float32Array,
  calm: Float32Array,
  from: number,
  end: number,
): void {
  for (let i = from; i < end; i++)
    if (Math.abs((own[i] as number) - (calm[i] as number)) > BORDER[1]) borders[i] = 1;
}

function drawOut(photo: Image, { width, height, left, top }: Canvas): Image {
  const data = new Uint8ClampedArray(width * height * 4);
  // The four bytes of a pixel as one number.
  const to = new Int32Array(data.buffer);
  const from = new Int32Array(photo.data.buffer, photo.data.byteOffset, photo.width * photo.height);
  const columns = Int32Array.from({ length: width }, (_, x) => placeBeyond(x - left, photo.width));
  for (let y = 0; y < height; y++)
    drawRowOut(from, placeBeyond(y - top, photo.height) * photo.width, columns, to, y * width);
  return { width, height, data };
}

function drawRowOut(from: Int32Array, row: number, columns: Int32Array, to: Int32Array, first: number): void {
  for (let x = 0; x < columns.length; x++) to[first + x] = from[row + (columns[x] as number)] as number;
}

/** Where on a line of pixels lies what is seen at a place on it or beyond its ends. */
function placeBeyond(at: number, length: number): number {
  const beyond = at < 0 ? -1 - at : Math.max(0, at - length + 1);
  if (beyond === 0) return Math.max(0, Math.min(length - 1, at));
  const depth = Math.min(length - 1, Math.floor(beyond * DRAWN_OUT));
  return at < 0 ? depth : length - 1 - depth;
}
