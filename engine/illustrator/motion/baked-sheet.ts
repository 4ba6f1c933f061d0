// A layer painted once: only what is not empty of it is kept, and drawn from then on as one image.

import { makeSurface, rasterize, releasePixels, type Brush, type Surface } from '#engine/raster/surface.ts';

/** Pixels of the stage. */
export type BakedSheet = { surface: Surface; left: number; top: number };

/** Alpha below this is nothing that an eye would miss. */
const FAINT = 3;

/** Paints on a scratch sheet and cuts out what came of it; null when nothing did. `rework` may change the pixels. */
export function bakeSheet(
  scratch: Surface,
  paint: (brush: Brush) => void,
  rework?: (pixels: Uint8ClampedArray, width: number, height: number) => void,
): BakedSheet | null {
  const brush = scratch.getContext('2d');
  const { width, height } = scratch;
  // Before anything is saved: only then the strokes of the layer before are forgotten too.
  brush.clearRect(0, 0, width, height);
  brush.save();
  paint(brush);
  brush.restore();
  const pixels = brush.getImageData(0, 0, width, height).data;
  rework?.(pixels, width, height);
  const sheet = cutOut(pixels, width, height);
  releasePixels(pixels);
  return sheet;
}

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
  const wide = right - left + 1;
  const tall = bottom - top + 1;
  const surface = makeSurface(wide, tall, (brush) => {
    const image = brush.createImageData(wide, tall);
    const target = new Uint32Array(image.data.buffer);
    for (let y = 0; y < tall; y++) {
      const from = (top + y) * width + left;
      target.set(words.subarray(from, from + wide), y * wide);
    }
    brush.putImageData(image, 0, 0);
    releasePixels(image.data);
  });
  return { surface: rasterize(surface), left, top };
}
