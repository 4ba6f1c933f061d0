// What is unknown of an image takes the colours around it; what is known stays to the bit.
import { expect, it } from 'vitest';
import type { Image } from '#engine/raster/image.ts';
import { fillUnknown } from './fill-unknown.ts';

function makeImage(width: number, height: number, colourAt: (x: number, y: number) => number[]): Image {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++)
    data.set([...colourAt(i % width, Math.floor(i / width)), 255], i * 4);
  return { width, height, data };
}

function pixelOf({ data }: Image, i: number): number[] {
  return Array.from(data.subarray(i * 4, i * 4 + 4));
}

// Higher than the rows that are filled at a time, with sides that are odd, and single rows and columns.
it.each([
  [201, 333],
  [64, 128],
  [1, 9],
  [7, 1],
  [1, 1],
])('fills a hole in %i x %i pixels of one colour with that colour', (width, height) => {
  const image = makeImage(width, height, () => [200, 100, 7]);
  const isHole = (i: number): boolean =>
    width * height > 1 && Math.hypot((i % width) - width / 2, Math.floor(i / width) - height / 2) < 40;
  const known = Float32Array.from({ length: width * height }, (_, i) => (i > 0 && isHole(i) ? 0 : 1));
  for (let i = 0; i < known.length; i++) if (known[i] === 0) image.data.set([0, 255, 0, 10], i * 4);
  const { data } = fillUnknown(image, known);
  const far = Array.from(data, (value, at) => Math.abs(value - ([200, 100, 7, 255][at % 4] as number)));
  expect(far.filter((one) => one > 1)).toEqual([]);
});

it('leaves what is known as it is, and goes from one side of a hole to the other without a seam', () => {
  const [width, height] = [120, 90];
  const image = makeImage(width, height, (x, y) => (x < 60 ? [250, x % 7, y % 5] : [10, x % 7, y % 5]));
  const known = Float32Array.from({ length: width * height }, (_, i) =>
    i % width >= 40 && i % width < 80 ? 0 : 1,
  );
  const { data } = fillUnknown(image, known);
  const isSame = (at: number): boolean => data[at] === image.data[at];
  expect(data.every((_, at) => known[Math.floor(at / 4)] === 0 || isSame(at))).toBe(true);
  const row = Array.from({ length: width }, (_, x) => data[(45 * width + x) * 4] as number);
  const steps = row.slice(1).map((value, x) => Math.abs(value - (row[x] as number)));
  expect(Math.max(...steps)).toBeLessThan(60);
  expect(row[45]).toBeGreaterThan(150);
  expect(row[75]).toBeLessThan(110);
});

it('takes what is known a little for as much as it is', () => {
  const image = makeImage(4, 4, () => [100, 100, 100]);
  const known = new Float32Array(16).fill(0.25);
  expect([...fillUnknown(image, known).data].every((value, at) => value === (at % 4 === 3 ? 255 : 100))).toBe(
    true,
  );
});

it('gives back the memory of a large image, and goes on with small ones', () => {
  const [width, height] = [2600, 2200];
  const hole = width * 1000 + 1000;
  const known = new Float32Array(width * height).fill(1);
  known[hole] = 0;
  const large = fillUnknown(
    makeImage(width, height, () => [30, 60, 90]),
    known,
  );
  expect(pixelOf(large, hole)).toEqual([30, 60, 90, 255]);
  const small = makeImage(3, 3, () => [1, 2, 3]);
  expect(pixelOf(fillUnknown(small, new Float32Array(9).fill(1)), 0)).toEqual([1, 2, 3, 255]);
});
