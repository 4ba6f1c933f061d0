// More of an image than was taken: its edges drawn outwards say about what goes on there, and patches of it how that looks.
import type { Image } from '#engine/raster/image.ts';
import {
  emptyMask,
  growMask,
  maskBox,
  partOfMask,
  resizeMask,
  type Box,
  type Mask,
} from '#engine/raster/mask.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import { fillByPatches } from './fill-by-patches.ts';
import { fillUnknown } from './fill-unknown.ts';

/** What the canvas shows, and where in it the photo lies. */
export type Canvas = { width: number; height: number; left: number; top: number; seed: number };

/** How far from the edge that lies which is seen a step beyond it: drawn out it is known less than mirrored. */
const DRAWN_OUT = 0.22;
/** Of the shorter side: so far around what must not be seen twice its own light and shadow lie. */
const AROUND = 0.025;

/** `kept`: of the photo, in any size: what must not be seen twice, so that nothing is taken from it. */
export function continueEdges(photo: Image, kept: Mask | null, canvas: Canvas): Image {
  const { width, height, left, top, seed } = canvas;
  const image: Image = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  const hole = emptyMask(width, height);
  hole.values.fill(1);
  for (let y = 0; y < photo.height; y++) {
    const at = (top + y) * width + left;
    image.data.set(photo.data.subarray(y * photo.width * 4, (y + 1) * photo.width * 4), at * 4);
    hole.values.fill(0, at, at + photo.width);
  }
  const others = kept && layOnCanvas(kept, photo, canvas);
  const { image: filled } = fillByPatches(image, hole, others, seed, (longSide) =>
    drawOut(shrinkImage(image, longSide), others),
  );
  for (let at = 3; at < filled.data.length; at += 4) filled.data[at] = 255;
  return filled;
}

/** As many cells to the canvas as there are to the photo. */
function layOnCanvas(kept: Mask, photo: Image, { width, height, left, top }: Canvas): Mask {
  const part = {
    left: -left / photo.width,
    top: -top / photo.height,
    width: width / photo.width,
    height: height / photo.height,
  };
  return partOfMask(kept, part, Math.round(kept.width * part.width), Math.round(kept.height * part.height));
}

/** From such an alpha on a cell shows enough of the photo to be one of it. */
const SHOWN = 128;

/** `small`: the canvas, see-through where the photo is not; around it comes what its edges show, without what is kept. */
function drawOut(small: Image, kept: Mask | null): Image {
  const { width, height } = small;
  const whole = emptyMask(width, height);
  for (let i = 0; i < whole.values.length; i++) whole.values[i] = small.data[i * 4 + 3] === 255 ? 1 : 0;
  const box = maskBox(whole);
  if (!box) return small;
  const ground = kept ? hideKept(small, whole, resizeMask(kept, width, height)) : small;
  const data = new Uint8ClampedArray(small.data);
  for (let y = 0; y < height; y++) {
    const row = placeBeyond(y, box.top, box.height) * width;
    for (let x = 0, at = y * width * 4; x < width; x++, at += 4) drawCell(data, at, ground, row, x, box);
  }
  return { width, height, data };
}

function drawCell(
  data: Uint8ClampedArray,
  at: number,
  { data: from }: Image,
  row: number,
  x: number,
  { left, width }: Box,
): void {
  const alpha = data[at + 3] as number;
  if (alpha === 255) return;
  const isShown = alpha >= SHOWN;
  const place = (row + placeBeyond(x, left, width)) * 4;
  for (let channel = 0; channel < 3; channel++)
    data[at + channel] = isShown
      ? ((data[at + channel] as number) * 255) / alpha
      : (from[place + channel] as number);
  data[at + 3] = 255;
}

/** What is continued is the background: nobody wants a second head growing out of the edge. */
function hideKept(small: Image, whole: Mask, kept: Mask): Image {
  const { width, height } = small;
  const wide = growMask(kept, Math.max(1, Math.min(width, height) * AROUND)).values;
  return fillUnknown(
    small,
    whole.values.map((value, i) => ((wide[i] as number) > 0.05 ? 0 : value)),
  );
}

/** Where on a line lies what is seen at a place on it, or beyond the ends of the part of it that is known. */
function placeBeyond(at: number, first: number, length: number): number {
  const last = first + length - 1;
  const beyond = Math.max(first - at, at - last, 0);
  if (beyond === 0) return at;
  const depth = Math.min(length - 1, Math.floor((beyond - 0.5) * DRAWN_OUT));
  return at < first ? first + depth : last - depth;
}
