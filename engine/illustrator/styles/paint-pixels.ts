// Pixel art: big clean blocks, a small palette, ordered dither, dark outlines around what stands out.
import { averagePlane } from '#engine/raster/blur-plane.ts';
import { choosePalette, findNearest, type Colour } from './choose-palette.ts';
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
  shadePixels(small, (pixel) => {
    const cell = DITHER[(pixel.y & 3) * 4 + (pixel.x & 3)] ?? 0;
    const push = (cell / 15 - 0.5) * 0.05;
    const colour = palette[findNearest(palette, pixel.red + push, pixel.green + push, pixel.blue + push)];
    if (!colour) return;
    [pixel.red, pixel.green, pixel.blue] = colour;
  });
  return palette;
}

export type PixelPainter = {
  block: number;
  width: number;
  height: number;
  paint(pixels: Uint8ClampedArray): void;
};

/** For videos: images of one pixel a block, all in the colours of the first. */
export function makePixelPainter(width: number, height: number): PixelPainter {
  const block = blockOf({ width, height });
  let palette: readonly Colour[] | undefined;
  const across = Math.ceil(width / block);
  const down = Math.ceil(height / block);
  return {
    block,
    width: across,
    height: down,
    paint(pixels) {
      const small = readPlanes({ width: across, height: down, data: pixels });
      palette = paintBlocks(small, palette);
      pixels.set(writeImage(small).data);
      releasePlanes(small.red, small.green, small.blue);
    },
  };
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
