// More of an image than was taken: its edges drawn outwards say about what goes on there, and patches of it how that looks.
import type { Image } from '#engine/raster/image.ts';
import { emptyMask, growMask, resizeMask, type Mask } from '#engine/raster/mask.ts';
import { fillByPatches } from './fill-by-patches.ts';
import { fillUnknown } from './fill-unknown.ts';

/** What is continued is the background: nobody wants a second head growing out of the edge. */
export function withoutSubject(photo: Image, mask: Mask): Image {
  const { width, height } = photo;
  const half = resizeMask(mask, Math.ceil(width / 2), Math.ceil(height / 2));
  // In half the size: a pixel more or less of what is hidden is not seen.
  const wide = growMask(half, Math.max(3, Math.round(Math.min(width, height) * 0.025)) / 2);
  const known = new Float32Array(width * height);
  for (let y = 0; y < height; y++) markKnown(known, wide.values, y * width, width, (y >> 1) * wide.width);
  return fillUnknown(photo, known);
}

function markKnown(
  known: Float32Array,
  hidden: Float32Array,
  first: number,
  width: number,
  from: number,
): void {
  for (let x = 0; x < width; x++) known[first + x] = (hidden[from + (x >> 1)] as number) > 0.05 ? 0 : 1;
}

/** What the canvas shows, and where in it the photo lies. */
export type Canvas = { width: number; height: number; left: number; top: number; seed: number };

/** How far from the edge that lies which is seen a step beyond it: drawn out it is known less than mirrored. */
const DRAWN_OUT = 0.22;

/** `ground`: the photo without what must not be seen twice; `kept`: where that is, and nothing is taken from. */
export function continueEdges(photo: Image, ground: Image, kept: Mask | null, canvas: Canvas): Image {
  const { width, height, left, top, seed } = canvas;
  const drawn = drawOut(ground, canvas);
  const hole = emptyMask(width, height);
  hole.values.fill(1);
  const others = emptyMask(width, height);
  for (let y = 0; y < photo.height; y++) {
    const at = (top + y) * width + left;
    drawn.data.set(photo.data.subarray(y * photo.width * 4, (y + 1) * photo.width * 4), at * 4);
    hole.values.fill(0, at, at + photo.width);
    if (kept) others.values.set(kept.values.subarray(y * photo.width, (y + 1) * photo.width), at);
  }
  return fillByPatches(drawn, hole, others, seed, true);
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
