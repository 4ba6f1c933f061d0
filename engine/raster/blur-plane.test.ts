// Blurs as wide as they are asked to be, and none that loses or makes light, at the edges as in the middle.
import { expect, it } from 'vitest';
import { averagePlane, blurPlane } from './blur-plane.ts';
import { between, enlargePlane, openRows, sampleSmall, shrinkPlane } from './resize-plane.ts';

const [WIDTH, HEIGHT] = [181, 163];

/** As it is, and on a plane 4 and 8 times smaller. */
const SIGMAS = [0.8, 1.6, 3, 6, 12, 33];

it.each(SIGMAS)('leaves an even plane even: sigma %d', (sigma) => {
  const blurred = blurPlane(new Float32Array(WIDTH * HEIGHT).fill(0.25), WIDTH, HEIGHT, sigma);
  expect(blurred.reduce((most, value) => Math.max(most, Math.abs(value - 0.25)), 0)).toBeLessThan(5e-5);
});

it.each(SIGMAS.slice(0, 5))('spreads a point by sigma %d, and keeps its light', (sigma) => {
  const plane = new Float32Array(WIDTH * HEIGHT);
  const [middleX, middleY] = [90, 82];
  plane[middleY * WIDTH + middleX] = 1000;
  const blurred = blurPlane(plane, WIDTH, HEIGHT, sigma);
  let [sum, across, down] = [0, 0, 0];
  for (const [i, value] of blurred.entries()) {
    sum += value;
    across += value * ((i % WIDTH) - middleX) ** 2;
    down += value * (Math.floor(i / WIDTH) - middleY) ** 2;
  }
  expect(sum).toBeCloseTo(1000, 0);
  expect(Math.sqrt(across / sum) / sigma).toBeGreaterThan(0.85);
  expect(Math.sqrt(across / sum) / sigma).toBeLessThan(1.2);
  expect(Math.sqrt(down / sum) / sigma).toBeGreaterThan(0.85);
  expect(Math.sqrt(down / sum) / sigma).toBeLessThan(1.2);
});

it('averages a square, whose ends are repeated beyond the edge', () => {
  const plane = Float32Array.from([1, 2, 3, 4, 5, 6]);
  const averaged = averagePlane(plane, 3, 2, 1);
  // Of the upper left: its rows are 1 1 2 (twice) and 4 4 5.
  expect(averaged[0]).toBeCloseTo((4 + 4 + 13) / 9, 5);
  // Wider than the plane itself.
  const wide = averagePlane(plane, 3, 2, 9);
  expect(wide[0]).toBeGreaterThan(2);
  expect(wide[5]).toBeLessThan(5);
});

it('enlarges a plane to what is read of it at each pixel, and adds it where that is asked', () => {
  const plane = Float32Array.from({ length: 23 * 17 }, (_, i) => Math.sin(i * 1.7));
  const small = shrinkPlane(plane, 23, 17, 4);
  const large = new Float32Array(23 * 17).fill(7);
  enlargePlane(small, large, 23, 17);
  const added = new Float32Array(23 * 17).fill(7);
  enlargePlane(small, added, 23, 17, true);
  const rows = openRows(small, 23, 4);
  const line = new Float32Array(small.width + 1);
  for (let y = 0; y < 17; y++) {
    rows.read(small.cells, y, line);
    for (let x = 0; x < 23; x++) {
      const value = sampleSmall(small, x, y);
      expect(large[y * 23 + x]).toBeCloseTo(value, 5);
      expect(added[y * 23 + x]).toBeCloseTo(value + 7, 5);
      expect(between(line, rows.lefts[x] ?? 0, rows.shares[x] ?? 0)).toBeCloseTo(value, 5);
    }
  }
});
