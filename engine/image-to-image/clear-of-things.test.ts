import { expect, test } from 'vitest';
import { clearOfThings, type Hung } from './clear-of-things.ts';

const [WIDTH, HEIGHT] = [200, 120];

/** A sky with a tower in the middle, from 90 to 110, over a ground that begins at row 80. */
const sky = {
  width: WIDTH,
  height: HEIGHT,
  values: Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const x = i % WIDTH;
    return i < 80 * WIDTH && (x < 90 || x >= 110) ? 1 : 0;
  }),
};
const asked: Hung = { x: 100, y: 60, wide: 30, tall: 20 };

test('what is hung before a tower goes beside it, and not farther than it has to', () => {
  const { x, y } = clearOfThings(sky, asked, [], 1);
  expect(Math.abs(x - 100)).toBeGreaterThanOrEqual(22);
  expect(Math.abs(x - 100)).toBeLessThan(50);
  expect(y).toBeLessThanOrEqual(80);
});

test('a second one is apart from the first', () => {
  const first = clearOfThings(sky, asked, [], 1);
  const second = clearOfThings(sky, asked, [first], 1);
  expect(Math.hypot(first.x - second.x, first.y - second.y)).toBeGreaterThan(20);
});

test('where it was said where across it hangs, it stays there', () => {
  expect(clearOfThings(sky, { ...asked, x: 40 }, [], 0).x).toBe(40);
});
