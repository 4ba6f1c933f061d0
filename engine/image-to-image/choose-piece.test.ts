// Of two cars that touch the one is meant that is on a side, or has a colour.
import { expect, it } from 'vitest';
import type { Rgb } from '#engine/raster/colour.ts';
import type { Image } from '#engine/raster/image.ts';
import { emptyMask, type Mask } from '#engine/raster/mask.ts';
import { choosePiece, type Which } from './choose-piece.ts';

const [WIDTH, HEIGHT] = [200, 100];
const isLeft = (x: number, y: number): boolean => x > 10 && x < 90 && y > 30 && y < 80;
const isRight = (x: number, y: number): boolean => x > 100 && x < 190 && y > 30 && y < 80;
const isBetween = (x: number, y: number): boolean => x > 80 && x < 110 && y > 74 && y < 78;

function two(left: Rgb, right: Rgb): { image: Image; mask: Mask } {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  const mask = emptyMask(WIDTH, HEIGHT);
  for (let i = 0; i < mask.values.length; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    if (!isLeft(x, y) && !isRight(x, y) && !isBetween(x, y)) continue;
    mask.values[i] = 1;
    data.set([...(x < 95 ? left : right), 255], i * 4);
  }
  return { image: { width: WIDTH, height: HEIGHT, data }, mask };
}

const [WHITE, BLUE, RED]: readonly Rgb[] = [
  [226, 228, 230],
  [40, 60, 150],
  [200, 30, 30],
];

function sides({ image, mask }: ReturnType<typeof two>, which: Which): string {
  const piece = choosePiece(image, mask, which);
  if (typeof piece === 'string') return piece;
  const at = (x: number): boolean => (piece.values[50 * WIDTH + x] as number) > 0.5;
  return [at(50) ? 'left' : '', at(150) ? 'right' : ''].join('');
}

it('is the one on the side, or of the colour, that was said', () => {
  const cars = two(BLUE as Rgb, WHITE as Rgb);
  expect(sides(cars, { across: 'left' })).toBe('left');
  expect(sides(cars, { across: 'right' })).toBe('right');
  expect(sides(cars, { rgb: [244, 242, 238] })).toBe('right');
  expect(sides(cars, { rgb: [46, 116, 208] })).toBe('left');
});

it('is white though its windows and tyres are black', () => {
  const { image, mask } = two(WHITE as Rgb, WHITE as Rgb);
  for (let i = 0; i < mask.values.length; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    if (x > 95) mask.values[i] = 0;
    else if (mask.values[i] === 1 && (y < 50 || y > 70)) image.data.set([16, 16, 18, 255], i * 4);
  }
  expect(sides({ image, mask }, { rgb: [244, 242, 238] })).toBe('left');
  expect(sides({ image, mask }, { rgb: [24, 23, 26] })).toBe('no_such_colour');
});

it('is told to be said where two may be meant, or none has the colour', () => {
  const cars = two(WHITE as Rgb, WHITE as Rgb);
  expect(sides(cars, {})).toBe('which');
  expect(sides(cars, { rgb: [244, 242, 238] })).toBe('which');
  expect(sides(cars, { rgb: RED as Rgb })).toBe('no_such_colour');
});
