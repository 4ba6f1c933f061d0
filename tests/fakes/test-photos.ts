// Photo-like images for tests: a sky over a meadow with a red ball, with the noise that a camera adds.
import type { Image } from '#engine/raster/image.ts';
import { makeNoise } from '#engine/raster/noise.ts';
import { makeRandom } from '#engine/raster/random.ts';

export type TestPhoto = {
  width?: number;
  height?: number;
  hasSky?: boolean;
  /** Middle of the ball, parts of the image; none = a landscape. */
  ball?: { x: number; y: number } | null;
  noise?: number;
  seed?: number;
};

/** The ball's radius, as a part of the shorter side. */
export const BALL = 0.17;
/** Where the meadow begins, as a part of the height. */
export const HORIZON = 0.5;

export function makeTestPhoto(options: TestPhoto = {}): Image {
  const {
    width = 240,
    height = 180,
    hasSky = true,
    ball = { x: 0.5, y: 0.66 },
    noise = 5,
    seed = 1,
  } = options;
  const random = makeRandom(seed, 'test photo');
  const lumps = makeNoise(seed, 'test photo');
  const data = new Uint8ClampedArray(width * height * 4);
  const radius = Math.min(width, height) * BALL;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const v = y / height;
      let rgb: [number, number, number];
      if (hasSky && v < HORIZON) rgb = [96 + 90 * v, 156 + 70 * v, 226 + 20 * v];
      else {
        const grass = lumps(x * 0.21, y * 0.21) * 22 + lumps(x * 0.6, y * 0.6) * 14;
        rgb = hasSky ? [92 + grass, 132 + grass, 58 + grass * 0.6] : [150 + grass, 118 + grass, 84 + grass];
      }
      if (ball) {
        const dx = x - ball.x * width;
        const dy = y - ball.y * height;
        const inside = Math.max(0, Math.min(1, radius - Math.hypot(dx, dy) + 0.5));
        const light = 1 - 0.35 * ((dx + dy) / radius);
        const paint = [196 * light, 38 * light, 34 * light];
        rgb = rgb.map((channel, index) => channel + ((paint[index] ?? 0) - channel) * inside) as typeof rgb;
      }
      const o = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++)
        data[o + channel] = (rgb[channel] ?? 0) + (random.next() + random.next() - 1) * noise;
      data[o + 3] = 255;
    }
  }
  return { width, height, data };
}

export type Part = { left: number; top: number; right: number; bottom: number };

/** The mean red, green and blue of a part of an image, given in parts of its sides. */
export function meanColour({ width, height, data }: Image, part: Part): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let y = Math.floor(part.top * height); y < part.bottom * height; y++) {
    for (let x = Math.floor(part.left * width); x < part.right * width; x++) {
      for (const channel of [0, 1, 2] as const) sum[channel] += data[(y * width + x) * 4 + channel] ?? 0;
      count++;
    }
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

export const PARTS = {
  sky: { left: 0.05, top: 0.05, right: 0.95, bottom: 0.4 },
  ball: { left: 0.45, top: 0.6, right: 0.55, bottom: 0.72 },
  meadow: { left: 0.04, top: 0.62, right: 0.26, bottom: 0.95 },
} as const satisfies Record<string, Part>;

/** How far two colours are apart, 0–441. */
export function distance(one: readonly number[], other: readonly number[]): number {
  return Math.hypot(...one.map((channel, index) => channel - (other[index] ?? 0)));
}
