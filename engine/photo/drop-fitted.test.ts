// What is fitted into pale paint is as pale as it: glass, a rim, a number plate.
import { expect, it } from 'vitest';
import type { Image } from '#engine/raster/image.ts';
import { emptyMask, type Mask } from '#engine/raster/mask.ts';
import { dropFitted } from './drop-fitted.ts';

const [WIDTH, HEIGHT] = [300, 200];
type Rgb = readonly [number, number, number];
type Part = { left: number; top: number; right: number; bottom: number; colour: Rgb };

const [PAINT, SEAL, GLASS]: readonly Rgb[] = [
  [214, 216, 222],
  [24, 24, 26],
  [204, 216, 200],
];
const part = (left: number, top: number, right: number, bottom: number, colour: Rgb | undefined): Part => ({
  left,
  top,
  right,
  bottom,
  colour: colour as Rgb,
});
/** A body, a windscreen in its seal, the gap of a door, a plate in a grille. */
const CAR = [
  part(20, 30, 280, 180, PAINT),
  part(80, 45, 220, 95, SEAL),
  part(84, 49, 216, 91, GLASS),
  part(150, 100, 152, 180, SEAL),
  part(186, 126, 264, 176, SEAL),
  part(200, 140, 250, 160, PAINT),
];

function draw(parts: readonly Part[], noise = 0): { image: Image; whole: Mask } {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(90);
  const whole = emptyMask(WIDTH, HEIGHT);
  for (const { left, top, right, bottom, colour } of parts)
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) {
        const shade = noise * (((x * 7 + y * 13) % 5) - 2);
        const at = y * WIDTH + x;
        data.set([...colour.map((channel) => channel + shade), 255], at * 4);
        whole.values[at] = 1;
      }
  return { image: { width: WIDTH, height: HEIGHT, data }, whole };
}

it('keeps both sides of the gap of a door, and neither glass nor a plate', () => {
  const { image, whole } = draw(CAR);
  const values = dropFitted(image, whole, whole)?.values ?? new Float32Array();
  const at = (x: number, y: number): number | undefined => values[y * WIDTH + x];
  expect([at(60, 130), at(170, 120), at(50, 40)]).toEqual([1, 1, 1]);
  expect([at(150, 70), at(225, 150)]).toEqual([0, 0]);
});

it('tells no panels where all is full of edges', () => {
  const { image, whole } = draw(CAR, 24);
  expect(dropFitted(image, whole, whole)).toBeNull();
});
