// The paint of a vehicle is told from its tyres; what is black all over, or of many colours, is not painted anew.
import { expect, it } from 'vitest';
import type { Image } from '#engine/raster/image.ts';
import { emptyMask } from '#engine/raster/mask.ts';
import { keepPaint } from './keep-paint.ts';

const SIDE = 60;
type Rgb = readonly [number, number, number];
const isTyre = (x: number, y: number): boolean => y > 42 && x % 30 < 12;

function drawCar(paint: Rgb, tyre: Rgb): Image {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    data.set([...(isTyre(x, y) ? tyre : paint), 255], i * 4);
  }
  return { width: SIDE, height: SIDE, data };
}

const whole = emptyMask(SIDE, SIDE);
whole.values.fill(1);
const at = (x: number, y: number): number => y * SIDE + x;

it('keeps white paint, and no tyres', () => {
  const { values } = keepPaint(drawCar([222, 224, 226], [52, 52, 54]), whole, whole) ?? emptyMask(SIDE, SIDE);
  expect(values[at(20, 50)]).toBe(1);
  expect(values[at(5, 50)]).toBeLessThan(0.1);
});

it('has navy paint, and neither black nor one of many colours', () => {
  expect(keepPaint(drawCar([30, 44, 110], [30, 44, 110]), whole, whole)).not.toBeNull();
  expect(keepPaint(drawCar([40, 40, 42], [30, 30, 30]), whole, whole)).toBeNull();
  const sail = { ...whole, values: whole.values.map((_, i) => (i < 20 * SIDE ? 1 : 0)) };
  expect(keepPaint(drawCar([222, 224, 226], [222, 224, 226]), whole, sail)).toBeNull();
});
