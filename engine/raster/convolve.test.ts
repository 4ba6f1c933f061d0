// The compiled loops give what plain ones give, at edges too.
import { expect, it } from 'vitest';
import { convolve } from './convolve.ts';

function within(value: number, end: number): number {
  return Math.min(end - 1, Math.max(0, value));
}

function plain(source: Float32Array, width: number, height: number, weights: readonly number[]): number[] {
  const weigh = (read: (step: number) => number): number =>
    weights.reduce((sum, weight, k) => sum + weight * (k === 0 ? read(0) : read(-k) + read(k)), 0);
  const across = Array.from(source, (_, i) =>
    weigh((step) => source[Math.floor(i / width) * width + within((i % width) + step, width)] ?? NaN),
  );
  return across.map((_, i) =>
    weigh((step) => across[within(Math.floor(i / width) + step, height) * width + (i % width)] ?? NaN),
  );
}

it.each([
  { width: 1, height: 1, radius: 2 },
  { width: 3, height: 2, radius: 9 },
  { width: 16, height: 64, radius: 1 },
  { width: 37, height: 65, radius: 0 },
  { width: 64, height: 63, radius: 30 },
  { width: 31, height: 193, radius: 5 },
  { width: 700, height: 70, radius: 70 },
])('weighs $width x $height pixels and $radius to each side as plain loops do', (asked) => {
  const { width, height, radius } = asked;
  const source = Float32Array.from({ length: width * height }, (_, i) => Math.sin(i * i * 0.7) * 3);
  const weights = Array.from({ length: radius + 1 }, (_, k) => 1 / (k + 2) ** 2);
  const target = new Float32Array(source.length);
  convolve(source, target, width, height, weights);
  const expected = plain(source, width, height, weights);
  const off = expected.map((value, i) => Math.abs(value - (target[i] ?? NaN)));
  expect(off.reduce((most, one) => Math.max(most, one))).toBeLessThan(1e-4);
});
