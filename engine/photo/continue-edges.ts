// More of an image than was taken: its edges drawn outwards, softer the farther they are, with its own
// texture and grain.
import type { Image } from '#engine/raster/image.ts';
import { grainAt } from '#engine/raster/plane-noise.ts';
import { ramp } from '#engine/raster/curves.ts';
import { emptyMask, growMask, type Mask } from '#engine/raster/mask.ts';
import { makeSurface, readPixels, surfaceFromPixels } from '#engine/raster/surface.ts';
import { fillByPatches } from './fill-by-patches.ts';
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

/** So far beside the photo it goes over into its ground, in parts of the shorter side. */
const SEAM = 0.05;
/** Copies of it, each softer, which it goes over into between two distances; all in parts of the shorter side. */
const SOFTER = [
  { blur: 0.008, from: 0, to: 0.02 },
  { blur: 0.022, from: 0.01, to: 0.08 },
  { blur: 0.055, from: 0.06, to: 0.3 },
] as const;
/** How far from the edge that lies which is seen a step beyond it: drawn out it is known less than mirrored. */
const DRAWN_OUT = 0.22;
/** Of the shorter side: what is larger is no texture. And of 255: what is stronger is the border of something. */
const COARSEST = 0.012;
const BORDER = [12, 26] as const;
/** From so far beside the photo on it has all of its texture, in parts of the shorter side. */
const WOVEN = 0.045;

/** `ground`: the photo without what must not be seen twice; `kept`: where that is, and nothing is taken from. */
export function continueEdges(photo: Image, ground: Image, kept: Mask | null, canvas: Canvas): Image {
  const { width, height, left, top, seed } = canvas;
  const drawn = drawOut(ground, canvas);
  const own = drawOut(photo, canvas);
  const short = Math.min(width, height);
  eachOutside(photo, canvas, (at, far) => {
    const share = ramp(0, SEAM, far);
    for (let channel = at; channel < at + 3; channel++) {
      const from = own.data[channel] as number;
      drawn.data[channel] = from + ((drawn.data[channel] as number) - from) * share;
    }
  });
  for (let y = 0; y < photo.height; y++) {
    const row = photo.data.subarray(y * photo.width * 4, (y + 1) * photo.width * 4);
    drawn.data.set(row, ((top + y) * width + left) * 4);
  }
  // Each step farther out is taken from a softer copy.
  const copies = SOFTER.map(({ blur, ...place }) => ({ ...place, pixels: blurOut(drawn, short * blur) }));
  const texture = weaveTexture(drawn, kept, canvas, photo);
  const data = new Uint8ClampedArray(drawn.data);
  eachOutside(photo, canvas, (at, far, x, y) => {
    const grain = (grainAt(x, y, seed) - 0.5) * 7;
    for (let channel = at; channel < at + 3; channel++) {
      let value = data[channel] as number;
      for (const { pixels, from, to } of copies)
        value += ((pixels[channel] as number) - value) * ramp(from, to, far);
      const detail = texture(channel) * ramp(0, WOVEN, far);
      data[channel] = value + detail + grain * Math.min(1, far * 12);
    }
  });
  return { width, height, data };
}

function blurOut({ width, height, data }: Image, pixels: number): Uint8ClampedArray {
  const sheet = surfaceFromPixels(width, height, data);
  return readPixels(
    makeSurface(width, height, (brush) => {
      brush.filter = `blur(${pixels.toFixed(1)}px)`;
      const rim = pixels * 3;
      brush.drawImage(sheet, -rim, -rim, width + rim * 2, height + rim * 2);
      brush.drawImage(sheet, 0, 0);
    }),
  );
}

/** What goes on beyond the photo in its finer parts: taken from patches of it, and nothing that is a thing of its own. */
function weaveTexture(
  drawn: Image,
  kept: Mask | null,
  { width, height, left, top, seed }: Canvas,
  photo: Image,
): (channel: number) => number {
  const hole = emptyMask(width, height);
  const closed = emptyMask(width, height);
  hole.values.fill(1);
  const reach = Math.min(photo.width, photo.height) * COARSEST;
  const calm = blurOut(photo, reach);
  for (let y = 0; y < photo.height; y++) {
    const at = (top + y) * width + left;
    hole.values.fill(0, at, at + photo.width);
    for (let x = 0; x < photo.width; x++) {
      const i = y * photo.width + x;
      const isBorder = [0, 1, 2].some(
        (channel) =>
          Math.abs((photo.data[i * 4 + channel] as number) - (calm[i * 4 + channel] as number)) > BORDER[1],
      );
      closed.values[at + x] = isBorder ? 1 : (kept?.values[i] ?? 0);
    }
  }
  const woven = fillByPatches(drawn, hole, closed, seed, true);
  const coarse = blurOut(woven, reach);
  return (channel) => {
    const detail = (woven.data[channel] as number) - (coarse[channel] as number);
    return detail * ramp(BORDER[1], BORDER[0], Math.abs(detail));
  };
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

function drawOut(photo: Image, { width, height, left, top }: Canvas): Image {
  const data = new Uint8ClampedArray(width * height * 4);
  const columns = Int32Array.from({ length: width }, (_, x) => placeBeyond(x - left, photo.width) * 4);
  for (let y = 0, to = 0; y < height; y++) {
    const row = placeBeyond(y - top, photo.height) * photo.width * 4;
    for (let x = 0; x < width; x++, to += 4) {
      const from = row + (columns[x] as number);
      for (let channel = 0; channel < 4; channel++) data[to + channel] = photo.data[from + channel] as number;
    }
  }
  return { width, height, data };
}

/** Where on a line of pixels lies what is seen at a place on it or beyond its ends. */
function placeBeyond(at: number, length: number): number {
  const beyond = at < 0 ? -1 - at : Math.max(0, at - length + 1);
  if (beyond === 0) return Math.max(0, Math.min(length - 1, at));
  const depth = Math.min(length - 1, Math.floor(beyond * DRAWN_OUT));
  return at < 0 ? depth : length - 1 - depth;
}
