// Off-screen canvases: the sheets that layers and drawings are painted on.

import { createCanvas, ImageData } from '@napi-rs/canvas';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';

export type Surface = Canvas;
export type Brush = SKRSContext2D;

let made = 0;

/** Bytes of the pixels of all sheets that this process has made so far. */
export function countSurfaceBytes(): number {
  return made;
}

/** A new empty sheet, painted at once when a painter is given. Sides are rounded up to whole pixels. */
export function makeSurface(width: number, height: number, paint?: (brush: Brush) => void): Surface {
  const surface = createCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)));
  made += surface.width * surface.height * 4;
  if (paint) paint(surface.getContext('2d'));
  return surface;
}

/** Pixels of a strip: 2 MB. */
const STRIP = 500_000;

/**
 * Returns what writes all pixels of a sheet straight onto it, frame after frame. It does so in strips: a canvas
 * copies the whole of what it is given, and a block above 3 MB comes fresh from the system, which costs ten times the
 * copying.
 */
export function makePixelWriter(surface: Surface): (pixels: Uint8ClampedArray) => void {
  const { width, height } = surface;
  const brush = surface.getContext('2d');
  const rows = Math.min(height, Math.ceil(STRIP / width));
  const strip = new ImageData(width, rows);
  return function writePixels(pixels) {
    for (let row = 0; row < height; row += rows) {
      const end = Math.min(row + rows, height);
      strip.data.set(pixels.subarray(row * width * 4, end * width * 4));
      brush.putImageData(strip, 0, row, 0, 0, width, end - row);
    }
  };
}

/** Writes pixels straight onto a new sheet. */
export function surfaceFromPixels(width: number, height: number, pixels: Uint8ClampedArray): Surface {
  return makeSurface(width, height, (brush) => {
    const image = brush.createImageData(width, height);
    image.data.set(pixels);
    brush.putImageData(image, 0, 0);
    releasePixels(image.data);
  });
}

const sink = createCanvas(1, 1).getContext('2d');

/**
 * Renders a finished sheet and lets go of what it was painted from. A canvas keeps its strokes, and all sheets that were
 * laid on it, until it has been rendered twice: five times the memory of its pixels for a sprite.
 */
export function rasterize(surface: Surface): Surface {
  const brush = surface.getContext('2d');
  render(surface);
  // A single record of strokes is kept as it is; with a second, empty one it becomes a bitmap.
  brush.save();
  brush.restore();
  render(surface);
  return surface;
}

function render(surface: Surface): void {
  sink.drawImage(surface, 0, 0);
  sink.clearRect(0, 0, 1, 1);
}

/** Pixels of a sheet without a see-through one: three times as fast as `readPixels`, and painted only once. */
export function readOpaquePixels(surface: Surface): Uint8ClampedArray {
  const { buffer, byteOffset, byteLength } = surface.data();
  return new Uint8ClampedArray(buffer, byteOffset, byteLength);
}

export function readPixels(surface: Surface): Uint8ClampedArray {
  return surface.getContext('2d').getImageData(0, 0, surface.width, surface.height).data;
}

/** How opaque each pixel of a sheet is, 0–255: three times as fast as `readPixels`, and painted only once. */
export function readAlpha(surface: Surface): Uint8Array {
  const pixels = readOpaquePixels(surface);
  const alpha = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < alpha.length; at++) alpha[at] = pixels[at * 4 + 3] as number;
  releasePixels(pixels);
  return alpha;
}

/**
 * Gives the memory of pixels back at once; nobody may hold them any more. Left to the collector they gather by the
 * hundred megabytes, and each new sheet is made of memory fresh from the system, which costs ten times the copying.
 */
export function releasePixels(pixels: Uint8Array | Uint8ClampedArray): void {
  const { buffer } = pixels;
  // A view of what others use too is left alone.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === pixels.byteLength) buffer.transfer(0);
}

/** Pixels of an opaque sheet, copied over those of the frame before. */
export function copyPixels(surface: Surface, target: Uint8Array): void {
  const pixels = surface.data();
  target.set(pixels);
  releasePixels(pixels);
}

/** Cuts away the empty edge around a drawing. A sheet with nothing on it comes back as it is. */
export function trimSurface(surface: Surface): Surface {
  return cutToContent(surface).surface;
}

/** The same, and where the cut drawing stood on its sheet. */
export function cutToContent(surface: Surface): { surface: Surface; left: number; top: number } {
  const { left, top, right, bottom } = findContent(surface);
  if (right <= left) return { surface, left: 0, top: 0 };
  const cut = makeSurface(right - left, bottom - top, (brush) => brush.drawImage(surface, -left, -top));
  return { surface: rasterize(cut), left, top };
}

/**
 * The box of a sheet outside of which nothing is on it that an eye would miss; of no width where nothing is on it at all.
 *
 * It has no loop of its own: where V8 runs with code that Maglev made during a loop, the numbers of boxes that were
 * returned already could become those of later ones (docs/decisions/0057).
 */
export function findContent(surface: Surface): { left: number; top: number; right: number; bottom: number } {
  const { width, height } = surface;
  // Only its alpha is looked at, which the other colours may be multiplied by.
  const pixels = readOpaquePixels(surface);
  const top = Math.floor(firstSeen(pixels, 0, width * height) / width);
  const bottom = Math.floor(lastSeen(pixels, 0, width * height) / width) + 1;
  const left = leftmostSeen(pixels, width, top, bottom);
  const right = rightmostSeen(pixels, width, top, bottom) + 1;
  releasePixels(pixels);
  return { left: Math.min(left, right), top: Math.max(0, top), right, bottom };
}

/** Fainter than this nothing is seen. */
const FAINTEST = 25;

function leftmostSeen(pixels: Uint8ClampedArray, width: number, top: number, bottom: number): number {
  let left = width;
  for (let y = Math.max(0, top); y < bottom; y++) {
    const at = firstSeen(pixels, y * width, y * width + left);
    if (at >= 0) left = at - y * width;
  }
  return left;
}

/** Returns -1 where nothing is seen. */
function rightmostSeen(pixels: Uint8ClampedArray, width: number, top: number, bottom: number): number {
  let right = -1;
  for (let y = Math.max(0, top); y < bottom; y++) {
    const at = lastSeen(pixels, y * width + right + 1, (y + 1) * width);
    if (at >= 0) right = at - y * width;
  }
  return right;
}

/** Which of some pixels is the first that is seen; -1 where none is. */
function firstSeen(pixels: Uint8ClampedArray, from: number, to: number): number {
  for (let at = from; at < to; at++) if ((pixels[at * 4 + 3] as number) >= FAINTEST) return at;
  return -1;
}

function lastSeen(pixels: Uint8ClampedArray, from: number, to: number): number {
  for (let at = to - 1; at >= from; at--) if ((pixels[at * 4 + 3] as number) >= FAINTEST) return at;
  return -1;
}

/** The shape of a drawing filled with one colour. */
export function silhouette(surface: Surface, fill: string): Surface {
  return makeSurface(surface.width, surface.height, (brush) => {
    brush.drawImage(surface, 0, 0);
    brush.globalCompositeOperation = 'source-in';
    brush.fillStyle = fill;
    brush.fillRect(0, 0, surface.width, surface.height);
  });
}
