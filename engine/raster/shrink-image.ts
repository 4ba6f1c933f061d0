// A small copy of an image, each pixel the mean of those it stands for: what masks are searched on.
import type { Image } from './image.ts';

export function shrinkImage(image: Image, longSide: number): Image {
  const scale = Math.min(1, longSide / Math.max(image.width, image.height));
  if (scale === 1) return image;
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const data = new Uint8ClampedArray(width * height * 4);
  const from = image.data;
  const lefts = Int32Array.from({ length: width + 1 }, (_, x) => Math.floor((x * image.width) / width));
  const sums = new Float64Array(width * 4);
  for (let y = 0, at = 0; y < height; y++) {
    const top = Math.floor((y * image.height) / height);
    const bottom = Math.floor(((y + 1) * image.height) / height);
    sums.fill(0);
    for (let row = top; row < bottom; row++) addRow(sums, from, row * image.width, lefts);
    for (let x = 0; x < width; x++, at += 4) {
      const count = (bottom - top) * ((lefts[x + 1] as number) - (lefts[x] as number));
      for (let channel = 0; channel < 4; channel++)
        data[at + channel] = (sums[x * 4 + channel] as number) / count;
    }
  }
  return { width, height, data };
}

/** Adds a row of pixels, which begins at pixel `start`, to the sums of those that it is shrunk to. */
function addRow(sums: Float64Array, from: Uint8ClampedArray, start: number, lefts: Int32Array): void {
  for (let x = 0, to = 0, at = (start + (lefts[0] as number)) * 4; to < sums.length; x++, to += 4) {
    const end = (start + (lefts[x + 1] as number)) * 4;
    let [red, green, blue, alpha] = [0, 0, 0, 0];
    for (; at < end; at += 4) {
      red += from[at] as number;
      green += from[at + 1] as number;
      blue += from[at + 2] as number;
      alpha += from[at + 3] as number;
    }
    sums[to] = (sums[to] as number) + red;
    sums[to + 1] = (sums[to + 1] as number) + green;
    sums[to + 2] = (sums[to + 2] as number) + blue;
    sums[to + 3] = (sums[to + 3] as number) + alpha;
  }
}
