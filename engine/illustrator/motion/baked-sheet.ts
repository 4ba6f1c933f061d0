// A layer painted once: only what is not empty of it is kept, and drawn from then on as one image.

import { releasePixels, surfaceFromPixels, type Brush, type Surface } from '#engine/raster/surface.ts';

/** Where it lies, in pixels of the stage; and its own, RGBA, premultiplied. */
export type BakedSheet = { left: number; top: number; width: number; height: number; pixels: Uint8Array };

/** Alpha below this is nothing that an eye would miss. */
const FAINT = 3;

const WITHOUT_END = { left: 0, top: 0, right: Infinity, bottom: Infinity };

/**
 * Paints on a scratch sheet and cuts out what came of it; null when nothing did. `rework` may change the pixels. `within`:
 * all that is painted lies in this box.
 */
export function bakeSheet(
  scratch: Surface,
  paint: (brush: Brush) => void,
  rework?: (pixels: Uint8ClampedArray, width: number, height: number) => void,
  within: { left: number; top: number; right: number; bottom: number } = WITHOUT_END,
): BakedSheet | null {
  const brush = scratch.getContext('2d');
  const left = Math.max(0, Math.floor(within.left));
  const top = Math.max(0, Math.floor(within.top));
  const width = Math.min(scratch.width, Math.ceil(within.right)) - left;
  const height = Math.min(scratch.height, Math.ceil(within.bottom)) - top;
  if (width <= 0 || height <= 0) return null;
  // Before anything is saved: only then the strokes of the layer before are forgotten too.
  brush.clearRect(0, 0, scratch.width, scratch.height);
  brush.save();
  paint(brush);
  brush.restore();
  const pixels = brush.getImageData(left, top, width, height).data;
  rework?.(pixels, width, height);
  const sheet = cutOut(pixels, width, height);
  releasePixels(pixels);
  return sheet && { ...sheet, left: sheet.left + left, top: sheet.top + top };
}

/** `pixels` RGBA with straight alpha; null where nothing is on them. */
export function cutOut(pixels: Uint8ClampedArray, width: number, height: number): BakedSheet | null {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const isEmpty = (index: number) => (words[index] as number) >>> 24 < FAINT;
  const rowIsEmpty = (row: number) => {
    for (let x = 0, at = row * width; x < width; x++, at++) if (!isEmpty(at)) return false;
    return true;
  };
  let top = 0;
  while (top < height && rowIsEmpty(top)) top++;
  if (top === height) return null;
  let bottom = height - 1;
  while (rowIsEmpty(bottom)) bottom--;
  let left = width;
  let right = -1;
  for (let y = top; y <= bottom; y++) {
    const row = y * width;
    let x = 0;
    while (x < left && isEmpty(row + x)) x++;
    if (x < left) left = x;
    x = width - 1;
    while (x > right && isEmpty(row + x)) x--;
    if (x > right) right = x;
  }
  const size = { width: right - left + 1, height: bottom - top + 1 };
  return { ...size, left, top, pixels: premultiply(words, width, { ...size, left, top }) };
}

/** A box of pixels that lie in rows of `pitch`, by their alpha. */
function premultiply(
  words: Uint32Array,
  pitch: number,
  { left, top, width, height }: Omit<BakedSheet, 'pixels'>,
): Uint8Array {
  const target = new Uint32Array(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0, from = (top + y) * pitch + left; x < width; x++, at++, from++) {
      const word = words[from] as number;
      const alpha = word >>> 24;
      if (alpha === 255) target[at] = word;
      else if (alpha > 0) target[at] = timesAlpha(word & 0xffffff, alpha) | (alpha << 24);
    }
  }
  return new Uint8Array(target.buffer);
}

/** Each of the four bytes as a part of `alpha` of 255, rounded. */
function timesAlpha(word: number, alpha: number): number {
  const even = Math.imul(word & 0xff00ff, alpha) + 0x800080;
  const odd = Math.imul((word >>> 8) & 0xff00ff, alpha) + 0x800080;
  return (
    (((even + ((even >>> 8) & 0xff00ff)) >>> 8) & 0xff00ff) | ((odd + ((odd >>> 8) & 0xff00ff)) & 0xff00ff00)
  );
}

/** The second over the first. The pixels of both are given back. */
export function mergeSheets(below: BakedSheet, above: BakedSheet): BakedSheet {
  const left = Math.min(below.left, above.left);
  const top = Math.min(below.top, above.top);
  const width = Math.max(below.left + below.width, above.left + above.width) - left;
  const height = Math.max(below.top + below.height, above.top + above.height) - top;
  const target = new Uint32Array(width * height);
  for (const sheet of [below, above]) {
    const words = wordsOf(sheet);
    for (let y = 0, from = 0; y < sheet.height; y++) {
      let at = (sheet.top - top + y) * width + sheet.left - left;
      for (const end = at + sheet.width; at < end; at++, from++) {
        const word = words[from] as number;
        const alpha = word >>> 24;
        if (alpha === 255) target[at] = word;
        else if (alpha > 0) target[at] = word + timesAlpha(target[at] as number, 255 - alpha);
      }
    }
    releasePixels(sheet.pixels);
  }
  return { left, top, width, height, pixels: new Uint8Array(target.buffer) };
}

function wordsOf({ pixels }: BakedSheet): Uint32Array {
  return new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
}

/** To be drawn with a brush. */
export function surfaceOf({ pixels, width, height }: BakedSheet): Surface {
  const straight = new Uint8ClampedArray(pixels);
  for (let at = 0; at < straight.length; at += 4) {
    const alpha = straight[at + 3] as number;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = 0; channel < 3; channel++)
      straight[at + channel] = ((straight[at + channel] as number) * 255) / alpha;
  }
  return surfaceFromPixels(width, height, straight);
}
