// More of an image than was taken: its edges mirrored outwards, softer the farther they are, with its own grain.
import type { Image } from '#engine/raster/image.ts';
import { grainAt } from '#engine/raster/plane-noise.ts';
import { ramp } from '#engine/raster/curves.ts';
import { growMask, type Mask } from '#engine/raster/mask.ts';
import { makeSurface, readPixels, surfaceFromPixels } from '#engine/raster/surface.ts';
import { fillUnknown } from './fill-unknown.ts';

/** What is continued is the background: nobody wants a second head growing out of the edge. */
export function withoutSubject(photo: Image, mask: Mask): Image {
  const wide = growMask(mask, Math.max(3, Math.round(Math.min(photo.width, photo.height) * 0.025)));
  return fillUnknown(
    photo,
    wide.values.map((value) => (value > 0.05 ? 0 : 1)),
  );
}

/** The size of the whole, and where in it the photo lies. */
export type Canvas = { width: number; height: number; left: number; top: number; seed: number };

/** So far beside the photo its own mirror image goes over into that of its ground, in parts of the shorter side. */
const SEAM = 0.05;
/** Copies of it, each softer, which it goes over into between two distances; all in parts of the shorter side. */
const SOFTER = [
  { blur: 0.006, from: 0, to: 0.05 },
  { blur: 0.02, from: 0.04, to: 0.2 },
  { blur: 0.055, from: 0.16, to: 0.5 },
] as const;

/** `ground`: the photo without what must not be seen twice. */
export function continueEdges(photo: Image, ground: Image, canvas: Canvas): Image {
  const { width, height, left, top, seed } = canvas;
  const own = mirrorOut(photo, canvas);
  const mirrored = mirrorOut(ground, canvas);
  const short = Math.min(width, height);
  eachOutside(photo, canvas, (at, far) => {
    const share = ramp(0, SEAM, far);
    for (let channel = 0; channel < 3; channel++) {
      const from = own.data[at + channel] ?? 0;
      mirrored.data[at + channel] = from + ((mirrored.data[at + channel] ?? 0) - from) * share;
    }
  });
  for (let y = 0; y < photo.height; y++) {
    const row = photo.data.subarray(y * photo.width * 4, (y + 1) * photo.width * 4);
    mirrored.data.set(row, ((top + y) * width + left) * 4);
  }
  const sheet = surfaceFromPixels(width, height, mirrored.data);
  // Each step farther out is taken from a softer copy.
  const copies = SOFTER.map(({ blur, ...place }) => ({
    ...place,
    pixels: readPixels(
      makeSurface(width, height, (brush) => {
        brush.filter = `blur(${(short * blur).toFixed(1)}px)`;
        const rim = short * 0.14;
        brush.drawImage(sheet, -rim * 0.2, -rim * 0.2, width + rim * 0.4, height + rim * 0.4);
        brush.drawImage(sheet, 0, 0);
      }),
    ),
  }));
  const data = new Uint8ClampedArray(mirrored.data);
  eachOutside(photo, canvas, (at, far, x, y) => {
    const grain = (grainAt(x, y, seed) - 0.5) * 7;
    for (let channel = at; channel < at + 3; channel++) {
      let value = data[channel] ?? 0;
      for (const { pixels, from, to } of copies)
        value += ((pixels[channel] as number) - value) * ramp(from, to, far);
      data[channel] = value + grain * Math.min(1, far * 12);
    }
  });
  return { width, height, data };
}

/** Every pixel outside the photo, with how far out it is in parts of the shorter side. */
function eachOutside(
  photo: Image,
  { width, height, left, top }: Canvas,
  visit: (at: number, far: number, x: number, y: number) => void,
): void {
  const short = Math.min(width, height);
  for (let y = 0; y < height; y++) {
    const outY = Math.max(top - y, y - (top + photo.height - 1), 0);
    for (let x = 0; x < width; x++) {
      const outX = Math.max(left - x, x - (left + photo.width - 1), 0);
      if (outX > 0 || outY > 0) visit((y * width + x) * 4, Math.hypot(outX, outY) / short, x, y);
    }
  }
}

function mirrorOut(photo: Image, { width, height, left, top }: Canvas): Image {
  const data = new Uint8ClampedArray(width * height * 4);
  const columns = Int32Array.from({ length: width }, (_, x) => fold(x - left, photo.width) * 4);
  for (let y = 0, to = 0; y < height; y++) {
    const row = fold(y - top, photo.height) * photo.width * 4;
    for (let x = 0; x < width; x++, to += 4) {
      const from = row + (columns[x] as number);
      for (let channel = 0; channel < 4; channel++) data[to + channel] = photo.data[from + channel] as number;
    }
  }
  return { width, height, data };
}

/** A place on a line of mirrors. */
function fold(at: number, length: number): number {
  const period = length * 2;
  const place = ((at % period) + period) % period;
  return place < length ? place : period - 1 - place;
}
