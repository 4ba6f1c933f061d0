// Masks that grow and shrink, beside the plain words of it: the most, or the least, of the square around each pixel. And
// masks in another size.
import { expect, it } from 'vitest';
import { growMask, resizeMask, sampleMask, type Mask } from './mask.ts';
import { grainAt } from './plane-noise.ts';

function makeMask(width: number, height: number): Mask {
  const values = Float32Array.from({ length: width * height }, (_, i) => grainAt(i, 0, 7) ** 8);
  return { width, height, values };
}

function growPlainly({ width, height, values }: Mask, pixels: number): number[] {
  const [reach, pick] = [Math.abs(pixels), pixels > 0 ? Math.max : Math.min];
  return Array.from(values, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const square: number[] = [];
    for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++)
      for (let u = Math.max(0, x - reach); u <= Math.min(width - 1, x + reach); u++)
        square.push(values[v * width + u] ?? NaN);
    return pick(...square);
  });
}

it.each([1, 2, 3, 5, 8, 13, 14, -1, -4, -9])('grows by %i pixels to every side', (pixels) => {
  for (const [width, height] of [
    [40, 30],
    [11, 33],
    [1, 9],
  ] as const) {
    const mask = makeMask(width, height);
    const before = mask.values.slice();
    expect([...growMask(mask, pixels).values]).toEqual(growPlainly(mask, pixels));
    expect(mask.values).toEqual(before);
  }
});

it.each([
  [97, 61],
  [13, 8],
  [1, 1],
])('has in %i x %i pixels what is found at the middle of each', (width, height) => {
  for (const mask of [makeMask(40, 30), makeMask(1, 5)]) {
    const { values } = resizeMask(mask, width, height);
    const far = values.map((value, i) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      return Math.abs(value - sampleMask(mask, (x + 0.5) / width, (y + 0.5) / height));
    });
    expect(Math.max(...far)).toBeLessThan(1e-5);
  }
});
