// An image as three planes of numbers from 0 to 1, the form in which looks work on it.
import type { Image } from './image.ts';
import { lumaOf } from './curves.ts';
import { inParts } from './in-parts.ts';
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

/** How much larger, on each side, the image is that what is being painted was cut out of. */
let whole = 1;

/** How one measure of a drawing at 1024 x 1024 grows or shrinks with the image. */
export function unitOf(planes: { width: number; height: number }): number {
  return (Math.sqrt(planes.width * planes.height) * whole) / 1024;
}

/** Runs `paint` on a cutting of an image `times` larger on each side: its strokes are as broad as on all of it. */
export function asCutting<Result>(times: number, paint: () => Result): Result {
  whole = times;
  try {
    return paint();
  } finally {
    whole = 1;
  }
}

/** What each byte is as a part of 255. */
const PARTS = Float32Array.from({ length: 256 }, (_, byte) => byte / 255);

/** Reads an image into planes; what is see-through is laid on white. */
export function readPlanes(image: Image): Planes {
  const planes = takePlanes(image.width, image.height);
  inParts(planes.red.length, (from, end) => readPart(image.data, planes, from, end));
  return planes;
}

function readPart(data: Uint8ClampedArray, planes: Planes, from: number, end: number): void {
  const { red, green, blue } = planes;
  for (let i = from, o = from * 4; i < end; i++, o += 4) {
    red[i] = PARTS[data[o] as number] as number;
    green[i] = PARTS[data[o + 1] as number] as number;
    blue[i] = PARTS[data[o + 2] as number] as number;
    if (data[o + 3] !== 255) layOnWhite(planes, i, data, o);
  }
}

function layOnWhite({ red, green, blue }: Planes, i: number, data: Uint8ClampedArray, o: number): void {
  const alpha = (data[o + 3] as number) / 255;
  const white = 1 - alpha;
  red[i] = ((data[o] as number) / 255) * alpha + white;
  green[i] = ((data[o + 1] as number) / 255) * alpha + white;
  blue[i] = ((data[o + 2] as number) / 255) * alpha + white;
}

/** Writes planes as an opaque image of its own. */
export function writeImage(planes: Planes): Image {
  const { width, height, red } = planes;
  const data = new Uint8ClampedArray(red.length * 4);
  inParts(red.length, (from, end) => writePart(planes, data, from, end));
  return { width, height, data };
}

function writePart({ red, green, blue }: Planes, data: Uint8ClampedArray, from: number, end: number): void {
  for (let i = from, o = from * 4; i < end; i++, o += 4) {
    data[o] = (red[i] as number) * 255;
    data[o + 1] = (green[i] as number) * 255;
    data[o + 2] = (blue[i] as number) * 255;
    data[o + 3] = 255;
  }
}

export function takePlanes(width: number, height: number): Planes {
  const length = width * height;
  return { width, height, red: takePlane(length), green: takePlane(length), blue: takePlane(length) };
}

export function copyPlanes(planes: Planes): Planes {
  const copy = takePlanes(planes.width, planes.height);
  copy.red.set(planes.red);
  copy.green.set(planes.green);
  copy.blue.set(planes.blue);
  return copy;
}

/** The brightness of every pixel. */
export function readLuma(planes: Planes): Float32Array {
  const luma = takePlane(planes.red.length);
  inParts(luma.length, (from, end) => readLumaPart(planes, luma, from, end));
  return luma;
}

function readLumaPart({ red, green, blue }: Planes, luma: Float32Array, from: number, end: number): void {
  for (let i = from; i < end; i++) luma[i] = lumaOf(red[i] as number, green[i] as number, blue[i] as number);
}

/** Runs `shade` on every pixel in place; the pixel handed in is one object, reused. */
export function shadePixels(planes: Planes, shade: (pixel: Pixel) => void): void {
  const { width, height, red, green, blue } = planes;
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

/** `saturate` for every pixel. */
export function saturatePlanes({ red, green, blue }: Planes, amount: number): void {
  for (let i = 0; i < red.length; i++) {
    const r = red[i] as number;
    const g = green[i] as number;
    const b = blue[i] as number;
    const luma = lumaOf(r, g, b);
    red[i] = luma + (r - luma) * amount;
    green[i] = luma + (g - luma) * amount;
    blue[i] = luma + (b - luma) * amount;
  }
}

/** Moves a pixel's colour away from its own grey (above 1) or towards it (below 1). */
export function saturate(pixel: Pixel, amount: number): void {
  const luma = lumaOf(pixel.red, pixel.green, pixel.blue);
  pixel.red = luma + (pixel.red - luma) * amount;
  pixel.green = luma + (pixel.green - luma) * amount;
  pixel.blue = luma + (pixel.blue - luma) * amount;
}
