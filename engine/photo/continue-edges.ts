// More of an image than was taken: its edges drawn outwards, softer the farther they are, with its own
// texture and grain.
import type { Image } from '#engine/raster/image.ts';
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { inParts } from '#engine/raster/in-parts.ts';
import { releasePlanes } from '#engine/raster/plane-store.ts';
import { readChannel } from '#engine/raster/read-channel.ts';
import { emptyMask, growRoughly, resizeMask, type Mask } from '#engine/raster/mask.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import { fillByPatches } from './fill-by-patches.ts';
import { fillUnknown } from './fill-unknown.ts';
import {
  BORDER,
  beyondInRow,
  openSteps,
  paintBeyond,
  readSteps,
  type Canvas,
  type Steps,
} from './paint-beyond.ts';

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

/** How far from the edge that lies which is seen a step beyond it: drawn out it is known less than mirrored. */
const DRAWN_OUT = 0.22;
/** Of the shorter side: what is larger is no texture. */
const COARSEST = 0.012;

/** `ground`: the photo without what must not be seen twice; `kept`: where that is, and nothing is taken from. */
export function continueEdges(photo: Image, ground: Image, kept: Mask | null, canvas: Canvas): Image {
  const drawn = drawOut(ground, canvas);
  const steps = openSteps(photo, canvas);
  if (ground !== photo) goOverToGround(drawn, photo, steps);
  layPhoto(drawn, photo, canvas);
  const reach = Math.min(photo.width, photo.height) * COARSEST;
  const woven = weaveTexture(drawn, kept, canvas, photo, reach);
  paintBeyond(drawn, woven, reach, steps);
  return drawn;
}

function layPhoto(drawn: Image, photo: Image, { left, top }: Canvas): void {
  for (let y = 0; y < photo.height; y++) {
    const row = photo.data.subarray(y * photo.width * 4, (y + 1) * photo.width * 4);
    drawn.data.set(row, ((top + y) * drawn.width + left) * 4);
  }
}

/** Beside its edge the photo goes over into its ground. */
function goOverToGround(drawn: Image, photo: Image, steps: Steps): void {
  const { width, top } = steps.canvas;
  const columns = columnsOf(photo, steps.canvas);
  const line = new Int32Array(width);
  for (let y = 0; y < drawn.height; y++) {
    const own = placeBeyond(y - top, photo.height) * photo.width;
    for (const [from, end] of beyondInRow(steps, y)) {
      readSteps(steps, y, from, end, line);
      goOver(drawn.data, y * width, photo.data, own, columns, { line, ground: steps.ground }, from, end);
    }
  }
}

function goOver(
  drawn: Uint8ClampedArray,
  first: number,
  photo: Uint8ClampedArray,
  own: number,
  columns: Int32Array,
  { line, ground }: { line: Int32Array; ground: Float32Array },
  from: number,
  end: number,
): void {
  for (let x = from; x < end; x++) {
    const share = ground[line[x] as number] as number;
    if (share === 1) continue;
    const at = (own + (columns[x] as number)) * 4;
    const to = (first + x) * 4;
    for (let channel = 0; channel < 3; channel++) {
      const taken = photo[at + channel] as number;
      drawn[to + channel] = taken + ((drawn[to + channel] as number) - taken) * share;
    }
  }
}

/** What goes on beyond the photo in its finer parts: taken from patches of it, and nothing that is a thing of its own. */
function weaveTexture(drawn: Image, kept: Mask | null, canvas: Canvas, photo: Image, reach: number): Image {
  const { width, height, left, top, seed } = canvas;
  const hole = emptyMask(width, height);
  hole.values.fill(1);
  for (let y = 0; y < photo.height; y++) {
    const at = (top + y) * width + left;
    hole.values.fill(0, at, at + photo.width);
  }
  return fillByPatches(drawn, hole, closeBorders(photo, kept, canvas, reach), seed, true);
}

/** In half the size: where something begins or ends, or is that nothing is taken from. */
function closeBorders(photo: Image, kept: Mask | null, canvas: Canvas, reach: number): Mask {
  const half = shrinkImage(photo, Math.ceil(Math.max(photo.width, photo.height) / 2));
  const across = half.width / photo.width;
  const down = half.height / photo.height;
  const borders = findBorders(half, reach * across);
  const values = kept ? resizeMask(kept, half.width, half.height).values : null;
  const [left, top] = [Math.round(canvas.left * across), Math.round(canvas.top * down)];
  const width = Math.max(left + half.width, Math.round(canvas.width * across));
  const height = Math.max(top + half.height, Math.round(canvas.height * down));
  const closed = emptyMask(width, height);
  for (let y = 0; y < half.height; y++) {
    const at = (top + y) * width + left;
    const own = y * half.width;
    const row = closed.values.subarray(at, at + half.width);
    if (values) row.set(values.subarray(own, own + half.width));
    closeRow(row, borders, own);
  }
  return closed;
}

function closeRow(row: Float32Array, borders: Uint8Array, first: number): void {
  for (let x = 0; x < row.length; x++) if (borders[first + x] === 1) row[x] = 1;
}

/** 1 where something begins or ends. */
function findBorders(photo: Image, reach: number): Uint8Array {
  const borders = new Uint8Array(photo.width * photo.height);
  for (const channel of [0, 1, 2]) {
    const own = readChannel(photo, channel);
    const calm = blurPlane(own, photo.width, photo.height, reach);
    inParts(borders.length, (from, end) => markBorders(borders, own, calm, from, end));
    releasePlanes(calm);
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

function drawOut(photo: Image, canvas: Canvas): Image {
  const { width, height, top } = canvas;
  const data = new Uint8ClampedArray(width * height * 4);
  // The four bytes of a pixel as one number.
  const to = new Int32Array(data.buffer);
  const from = new Int32Array(photo.data.buffer, photo.data.byteOffset, photo.width * photo.height);
  const columns = columnsOf(photo, canvas);
  for (let y = 0; y < height; y++)
    drawRowOut(from, placeBeyond(y - top, photo.height) * photo.width, columns, to, y * width);
  return { width, height, data };
}

function drawRowOut(from: Int32Array, row: number, columns: Int32Array, to: Int32Array, first: number): void {
  for (let x = 0; x < columns.length; x++) to[first + x] = from[row + (columns[x] as number)] as number;
}

/** Which column of the photo is seen at each of the canvas. */
function columnsOf(photo: Image, { width, left }: Canvas): Int32Array {
  return Int32Array.from({ length: width }, (_, x) => placeBeyond(x - left, photo.width));
}

/** Where on a line of pixels lies what is seen at a place on it or beyond its ends. */
function placeBeyond(at: number, length: number): number {
  const beyond = at < 0 ? -1 - at : Math.max(0, at - length + 1);
  if (beyond === 0) return Math.max(0, Math.min(length - 1, at));
  const depth = Math.min(length - 1, Math.floor(beyond * DRAWN_OUT));
  return at < 0 ? depth : length - 1 - depth;
}
