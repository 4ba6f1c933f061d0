// Pixel art: big clean blocks, a small palette, ordered dither, dark outlines around what stands out.
import { averagePlane } from '#engine/raster/blur-plane.ts';
import { choosePalette, makeFinder, type Colour } from './choose-palette.ts';
import { addContrast, clamp, lumaOf } from '#engine/raster/curves.ts';
import { releasePlanes } from '#engine/raster/plane-store.ts';
import {
  readLuma,
  readPlanes,
  saturate,
  shadePixels,
  takePlanes,
  unitOf,
  writeImage,
  type Planes,
} from '#engine/raster/planes.ts';

const COLOURS = 26;
const BLOCKS_ACROSS = 150;
const DITHER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5] as const;

export function paintPixels(image: Planes, _seed: number): void {
  const { width, height } = image;
  const block = blockOf(image);
  const small = shrink(image, block);
  paintBlocks(small);
  for (let y = 0; y < height; y++) {
    const row = Math.min(small.height - 1, Math.floor(y / block)) * small.width;
    for (let x = 0; x < width; x++) {
      const from = row + Math.min(small.width - 1, Math.floor(x / block));
      const to = y * width + x;
      image.red[to] = small.red[from] ?? 0;
      image.green[to] = small.green[from] ?? 0;
      image.blue[to] = small.blue[from] ?? 0;
    }
  }
  releasePlanes(small.red, small.green, small.blue);
}

function blockOf(image: { width: number; height: number }): number {
  return Math.max(2, Math.round((unitOf(image) * 1024) / BLOCKS_ACROSS));
}

/** Paints an image of one pixel a block, in colours of its own or in those `known`; returns its colours. */
function paintBlocks(small: Planes, known?: readonly Colour[]): readonly Colour[] {
  shadePixels(small, (pixel) => {
    saturate(pixel, 1.22);
    pixel.red = clamp(addContrast(pixel.red, 0.3));
    pixel.green = clamp(addContrast(pixel.green, 0.3));
    pixel.blue = clamp(addContrast(pixel.blue, 0.3));
  });
  outline(small);
  const palette = known ?? choosePalette(small, COLOURS);
  const findNearest = makeFinder(palette);
  shadePixels(small, (pixel) => {
    const cell = DITHER[(pixel.y & 3) * 4 + (pixel.x & 3)] ?? 0;
    const push = (cell / 15 - 0.5) * 0.05;
    const colour = palette[findNearest(pixel.red + push, pixel.green + push, pixel.blue + push)];
    if (!colour) return;
    [pixel.red, pixel.green, pixel.blue] = colour;
  });
  return palette;
}

/**
 * Returns what paints frames of a video anew, RGBA and opaque, in blocks of few colours: those of the first frame, so that
 * what is green in one is so in the next.
 */
export function makePixelPainter(width: number, height: number): (pixels: Uint8Array) => void {
  const block = blockOf({ width, height });
  const across = Math.ceil(width / block);
  const down = Math.ceil(height / block);
  const blocks = { width, height, block, across };
  const data = new Uint8ClampedArray(across * down * 4);
  let palette: readonly Colour[] | undefined;
  return (pixels) => {
    averageBlocks(pixels, data, blocks);
    const small = readPlanes({ width: across, height: down, data });
    palette = paintBlocks(small, palette);
    enlargeBlocks(writeImage(small).data, pixels, blocks);
    releasePlanes(small.red, small.green, small.blue);
  };
}

type Blocks = { width: number; height: number; block: number; across: number };

function averageBlocks(
  pixels: Uint8Array,
  small: Uint8ClampedArray,
  { width, height, block, across }: Blocks,
): void {
  for (let at = 0; at < small.length; at += 4) {
    const left = ((at / 4) % across) * block;
    const top = Math.floor(at / 4 / across) * block;
    const right = Math.min(width, left + block);
    const bottom = Math.min(height, top + block);
    let [red, green, blue] = [0, 0, 0];
    for (let y = top; y < bottom; y++) {
      const end = (y * width + right) * 4;
      for (let from = (y * width + left) * 4; from < end; from += 4) {
        red += pixels[from] as number;
        green += pixels[from + 1] as number;
        blue += pixels[from + 2] as number;
      }
    }
    const count = (right - left) * (bottom - top);
    small[at] = red / count;
    small[at + 1] = green / count;
    small[at + 2] = blue / count;
    small[at + 3] = 255;
  }
}

function enlargeBlocks(
  small: Uint8ClampedArray,
  pixels: Uint8Array,
  { width, height, block, across }: Blocks,
): void {
  const from = new Uint32Array(small.buffer);
  const to = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / block) * across;
    for (let x = 0; x < width; x++) to[y * width + x] = from[row + Math.floor(x / block)] as number;
  }
}

/** One pixel a block: the middle of the block counts more than its rim, so that edges stay crisp. */
function shrink(image: Planes, block: number): Planes {
  const { width, height } = image;
  const small = takePlanes(Math.ceil(width / block), Math.ceil(height / block));
  const radius = Math.max(0, Math.floor(block / 3));
  for (const [from, to] of [
    [image.red, small.red],
    [image.green, small.green],
    [image.blue, small.blue],
  ] as const) {
    const mean = averagePlane(from, width, height, radius);
    for (let y = 0; y < small.height; y++) {
      const sy = Math.min(height - 1, y * block + Math.floor(block / 2));
      for (let x = 0; x < small.width; x++) {
        const sx = Math.min(width - 1, x * block + Math.floor(block / 2));
        to[y * small.width + x] = mean[sy * width + sx] ?? 0;
      }
    }
    releasePlanes(mean);
  }
  return small;
}

/** Darkens the darker side of strong edges, as a pixel artist rims a figure. */
function outline(small: Planes): void {
  const { width, height } = small;
  const luma = readLuma(small);
  shadePixels(small, (pixel) => {
    const { x, y, index } = pixel;
    const own = luma[index] ?? 0;
    const brightest = Math.max(
      luma[y * width + Math.max(0, x - 1)] ?? 0,
      luma[y * width + Math.min(width - 1, x + 1)] ?? 0,
      luma[Math.max(0, y - 1) * width + x] ?? 0,
      luma[Math.min(height - 1, y + 1) * width + x] ?? 0,
    );
    const step = clamp((brightest - own - 0.1) * 3.4);
    const keep = 1 - 0.55 * step;
    pixel.red *= keep;
    pixel.green *= keep;
    pixel.blue = pixel.blue * keep + 0.03 * step;
    const lift = lumaOf(pixel.red, pixel.green, pixel.blue) > 0.85 ? 0.02 : 0;
    pixel.red += lift;
    pixel.green += lift;
  });
  releasePlanes(luma);
}
