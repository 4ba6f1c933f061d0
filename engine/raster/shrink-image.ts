// A small copy of an image, each pixel the mean of those it stands for: what masks are searched on.
import type { Image } from './image.ts';

export function shrinkImage(image: Image, longSide: number): Image {
  const scale = Math.min(1, longSide / Math.max(image.width, image.height));
  if (scale === 1) return image;
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const data = new Uint8ClampedArray(width * height * 4);
  const { buffer, byteOffset } = image.data;
  // The four bytes of each pixel as one number, red the lowest.
  const pixels = new Int32Array(buffer, byteOffset, image.width * image.height);
  const lefts = Int32Array.from({ length: width + 1 }, (_, x) => Math.floor((x * image.width) / width));
  const sums = new Int32Array(width * 4);
  for (let y = 0; y < height; y++) {
    const top = Math.floor((y * image.height) / height);
    const bottom = Math.floor(((y + 1) * image.height) / height);
    sums.fill(0);
    for (let row = top; row < bottom; row++) addRow(sums, pixels, row * image.width, lefts);
    writeMeans(data, y * width * 4, sums, bottom - top, lefts);
  }
  return { width, height, data };
}

/** Adds a row of pixels, which begins at pixel `start`, to the sums of those that it is shrunk to. */
function addRow(sums: Int32Array, pixels: Int32Array, start: number, lefts: Int32Array): void {
  let at = start;
  for (let x = 1, to = 0; x < lefts.length; x++, to += 4) {
    const end = start + (lefts[x] as number);
    let red = 0;
    let green = 0;
    let blue = 0;
    let alpha = 0;
    for (; at < end; at++) {
      const pixel = pixels[at] as number;
      red += pixel & 255;
      green += (pixel >>> 8) & 255;
      blue += (pixel >>> 16) & 255;
      alpha += pixel >>> 24;
    }
    sums[to] = (sums[to] as number) + red;
    sums[to + 1] = (sums[to + 1] as number) + green;
    sums[to + 2] = (sums[to + 2] as number) + blue;
    sums[to + 3] = (sums[to + 3] as number) + alpha;
  }
}

function writeMeans(
  data: Uint8ClampedArray,
  first: number,
  sums: Int32Array,
  high: number,
  lefts: Int32Array,
): void {
  for (let x = 1, from = 0, to = first; x < lefts.length; x++, from += 4, to += 4) {
    const share = 1 / (high * ((lefts[x] as number) - (lefts[x - 1] as number)));
    data[to] = (sums[from] as number) * share;
    data[to + 1] = (sums[from + 1] as number) * share;
    data[to + 2] = (sums[from + 2] as number) * share;
    data[to + 3] = (sums[from + 3] as number) * share;
  }
}
