// The compiled loops give what plain ones give, at edges too.
import { expect, it } from 'vitest';
import { meanOfEight } from './mean-of-eight.ts';
import { takePlanes } from './planes.ts';

function within(value: number, end: number): number {
  return Math.min(end - 1, Math.max(0, value));
}

it.each([
  { width: 1, height: 1, far: 3, slant: 2 },
  { width: 7, height: 130, far: 5, slant: 4 },
  { width: 33, height: 64, far: 1, slant: 1 },
  { width: 16, height: 65, far: 20, slant: 14 },
])('takes the mean around each of $width x $height pixels as plain loops do', (asked) => {
  const { width, height, far, slant } = asked;
  const plane = (seed: number) =>
    Float32Array.from({ length: width * height }, (_, i) => 1 + Math.sin(i * i * seed));
  const weights = plane(0.3);
  const weighed = { width, height, red: plane(0.7), green: plane(1.1), blue: plane(1.3) };
  const target = takePlanes(width, height);
  meanOfEight(weights, weighed, target, { far, slant });
  const places = [
    [far, 0],
    [-far, 0],
    [0, far],
    [0, -far],
    [slant, slant],
    [slant, -slant],
    [-slant, slant],
    [-slant, -slant],
  ] as const;
  for (const name of ['red', 'green', 'blue'] as const) {
    for (const [i, value] of target[name].entries()) {
      const sum = (source: Float32Array) =>
        places.reduce((total, [x, y]) => {
          const row = within(Math.floor(i / width) + y, height);
          return total + (source[row * width + within((i % width) + x, width)] as number);
        }, 0);
      expect(value).toBeCloseTo(sum(weighed[name]) / sum(weights), 4);
    }
  }
});
