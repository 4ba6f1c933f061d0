// Clouds drift away from what stands in the sky, and there are some only where some are seen.
import { describe, expect, it } from 'vitest';
import { findAir, isCloudy, isDarkAbove } from './find-air.ts';

const WIDTH = 200;
const HEIGHT = 120;

function plane(valueAt: (x: number, y: number) => number): Float32Array {
  return Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    valueAt(at % WIDTH, Math.floor(at / WIDTH)),
  );
}

const sky = (valueAt: (x: number, y: number) => number) => ({
  width: WIDTH,
  height: HEIGHT,
  values: plane(valueAt),
});

function imageOf(lightAt: (x: number, y: number) => number) {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  plane(lightAt).forEach((light, at) => data.fill(light, at * 4, at * 4 + 3));
  return { width: WIDTH, height: HEIGHT, data };
}

describe('the air of a sky', () => {
  it('is still at a mast of two pixels, and begins gently beside it', () => {
    const { values } = findAir(sky((x) => (x === 100 || x === 101 ? 0 : 1)));
    const row = 60 * WIDTH;
    expect(values[row + 100]).toBeLessThan(0.01);
    expect(values[row + 20]).toBeGreaterThan(0.95);
    for (let x = 1; x < WIDTH; x++)
      expect(Math.abs((values[row + x] as number) - (values[row + x - 1] as number))).toBeLessThan(0.09);
  });

  it.each([
    ['a clear sky', (_x: number, y: number) => 120 + y * 0.8, false],
    ['clouds', (x: number, y: number) => 140 + y * 0.5 + 40 * Math.sin(x / 6) * Math.sin(y / 7), true],
  ])('has clouds where some are seen: %s', (_, lightAt, is) => {
    expect(isCloudy(findAir(sky(() => 1)), imageOf(lightAt))).toBe(is === true);
  });

  it.each([
    ['by day', 190, false],
    ['at dusk', 90, true],
  ])('shows stars where it is dark enough: %s', (_, light, is) => {
    const air = findAir(sky((_x, y) => (y < 50 ? 1 : 0)));
    const image = imageOf((_x, y) => (y < 50 ? light : 255 - light));
    expect([isDarkAbove(air, image), isDarkAbove(null, image)]).toEqual([is, is]);
  });
});
