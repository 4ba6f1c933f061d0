// A picture as three planes of numbers from 0 to 1, the form in which looks work on it.
import type { Picture } from './picture.ts';
import { lumaOf } from './curves.ts';
import { takePlane } from './plane-store.ts';

export type Planes = {
  width: number;
  height: number;
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
};

/** One pixel while it is being shaded; `index` finds it in other planes of the same size. */
export type Pixel = { x: number; y: number; index: number; red: number; green: number; blue: number };

/** How one measure of a drawing at 1024 x 1024 grows or shrinks with the picture. */
export function unitOf(image: { width: number; height: number }): number {
  return Math.sqrt(image.width * image.height) / 1024;
}

/** Reads a picture into planes; what is see-through is laid on white. */
export function readPlanes(picture: Picture): Planes {
  const image = takePlanes(picture.width, picture.height);
  const { data } = picture;
  const length = image.red.length;
  for (let i = 0, o = 0; i < length; i++, o += 4) {
    const alpha = (data[o + 3] ?? 255) / 255;
    const white = 1 - alpha;
    image.red[i] = ((data[o] ?? 0) / 255) * alpha + white;
    image.green[i] = ((data[o + 1] ?? 0) / 255) * alpha + white;
    image.blue[i] = ((data[o + 2] ?? 0) / 255) * alpha + white;
  }
  return image;
}

/** Writes planes as an opaque picture of its own. */
export function writePicture(image: Planes): Picture {
  const length = image.red.length;
  const data = new Uint8ClampedArray(length * 4);
  for (let i = 0, o = 0; i < length; i++, o += 4) {
    data[o] = (image.red[i] ?? 0) * 255;
    data[o + 1] = (image.green[i] ?? 0) * 255;
    data[o + 2] = (image.blue[i] ?? 0) * 255;
    data[o + 3] = 255;
  }
  return { width: image.width, height: image.height, data };
}

export function takePlanes(width: number, height: number): Planes {
  const length = width * height;
  return { width, height, red: takePlane(length), green: takePlane(length), blue: takePlane(length) };
}

export function copyPlanes(image: Planes): Planes {
  const copy = takePlanes(image.width, image.height);
  copy.red.set(image.red);
  copy.green.set(image.green);
  copy.blue.set(image.blue);
  return copy;
}

/** The brightness of every pixel. */
export function readLuma(image: Planes): Float32Array {
  const { red, green, blue } = image;
  const luma = takePlane(red.length);
  for (let i = 0; i < luma.length; i++) luma[i] = lumaOf(red[i] ?? 0, green[i] ?? 0, blue[i] ?? 0);
  return luma;
}

/** Runs `shade` on every pixel in place; the pixel handed in is one object, reused. */
export function shadePixels(image: Planes, shade: (pixel: Pixel) => void): void {
  const { width, height, red, green, blue } = image;
  const pixel: Pixel = { x: 0, y: 0, index: 0, red: 0.5, green: 0.5, blue: 0.5 };
  let index = 0;
  for (let y = 0; y < height; y++) {
    pixel.y = y;
    for (let x = 0; x < width; x++, index++) {
      pixel.x = x;
      pixel.index = index;
      pixel.red = red[index] ?? 0;
      pixel.green = green[index] ?? 0;
      pixel.blue = blue[index] ?? 0;
      shade(pixel);
      red[index] = pixel.red;
      green[index] = pixel.green;
      blue[index] = pixel.blue;
    }
  }
}

/** Moves a pixel's colour away from its own grey (above 1) or towards it (below 1). */
export function saturate(pixel: Pixel, amount: number): void {
  const luma = lumaOf(pixel.red, pixel.green, pixel.blue);
  pixel.red = luma + (pixel.red - luma) * amount;
  pixel.green = luma + (pixel.green - luma) * amount;
  pixel.blue = luma + (pixel.blue - luma) * amount;
}
