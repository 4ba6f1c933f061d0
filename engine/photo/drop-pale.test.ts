// An ear beside dark hair is none of it; fair hair is as light as a face.
import { expect, it } from 'vitest';
import type { Image } from '#engine/raster/image.ts';
import { emptyMask } from '#engine/raster/mask.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { dropPale } from './drop-pale.ts';

const [WIDTH, HEIGHT] = [300, 300];
const face = { x: 150, y: 170, width: 90, height: 110 } as Face;
const isHair = (x: number, y: number): boolean => Math.hypot((x - 150) * 1.1, y - 130) < 90 && y < 130;
const isEar = (x: number, y: number): boolean => Math.hypot(x - 85, y - 118) < 11;
/** A shadow on the neck. */
const isSpot = (x: number, y: number): boolean => Math.hypot(x - 150, y - 250) < 6;

function paint(hair: readonly [number, number, number]): Image {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const isOfHair = (isHair(x, y) && !isEar(x, y)) || isSpot(x, y);
    data.set([...(isOfHair ? hair : [212, 168, 144]), 255], i * 4);
  }
  return { width: WIDTH, height: HEIGHT, data };
}

const mask = emptyMask(WIDTH, HEIGHT);
for (let i = 0; i < mask.values.length; i++) {
  const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
  mask.values[i] = isHair(x, y) || isSpot(x, y) ? 1 : 0;
}

it('drops what is as pale as the face, and what hangs together with no hair', () => {
  const { values } = dropPale(mask, paint([44, 30, 24]), [face]);
  const at = (x: number, y: number): number => values[y * WIDTH + x] as number;
  expect(at(85, 116)).toBeLessThan(0.1);
  expect(at(150, 250)).toBeLessThan(0.1);
  expect(at(150, 80)).toBe(1);
  expect(at(215, 110)).toBe(1);
});

it('keeps fair hair', () => {
  const { values } = dropPale(mask, paint([206, 172, 118]), [face]);
  expect(values[80 * WIDTH + 150]).toBe(1);
  expect(values[116 * WIDTH + 85]).toBe(1);
});
