import { expect, test } from 'vitest';
import { raisePockets } from './raise-border.ts';

const WIDTH = 24;
const HEIGHT = 40;

/** Dark clouds along the foot of an image, and a tower in the columns from 8 to 9. */
function clouds() {
  const of = (value: (x: number, y: number) => number) =>
    Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => value(i % WIDTH, Math.floor(i / WIDTH)));
  const lightness = of((x, y) => (x === 8 || x === 9 ? 80 : y > 20 ? 15 : 40));
  return { width: WIDTH, height: HEIGHT, lightness, a: of(() => 0), b: of(() => -8) };
}

test('a pocket of the sky in clouds that are alike on both sides is closed', () => {
  const border = Int32Array.from([20, 20, 20, 27, 27, 26, 20, 20, 5, 5, 20, 20]);
  raisePockets(clouds(), border);
  expect([...border]).toEqual([20, 20, 20, 20, 20, 20, 20, 20, 5, 5, 20, 20]);
});

test('a pocket between such clouds and a tower is closed', () => {
  const border = Int32Array.from([20, 20, 20, 20, 20, 27, 27, 27, 5, 5, 27, 27, 20, 20]);
  raisePockets(clouds(), border);
  expect([...border]).toEqual([20, 20, 20, 20, 20, 20, 20, 20, 5, 5, 20, 20, 20, 20]);
});

test('beside a tower the sky goes down along its side', () => {
  const border = Int32Array.from([20, 20, 20, 20, 20, 20, 20, 20, 5, 5, 35, 35]);
  raisePockets(clouds(), border);
  expect([...border.subarray(8)]).toEqual([5, 5, 35, 35]);
});

test('a sky that a dark tower hardly stands out from stays', () => {
  const lab = clouds();
  lab.lightness.fill(20);
  const border = Int32Array.from([20, 20, 5, 30, 30, 30, 30, 30, 30, 30, 30, 5]);
  raisePockets(lab, border);
  expect(border[5]).toBe(30);
});
