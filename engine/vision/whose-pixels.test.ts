// Who a pixel belongs to where people stand close: broad shoulders before a neighbour are not the neighbour's.
import { expect, it } from 'vitest';
import type { Image } from '#engine/raster/image.ts';
import { resizeMask, type Mask } from '#engine/raster/mask.ts';
import type { Face } from './find-faces.ts';
import { whosePixels } from './whose-pixels.ts';

type Colour = readonly [number, number, number];
type Box = { x: number; y: number; width: number; height: number; colour: Colour };

const [WIDTH, HEIGHT] = [160, 120];
const [RED, BLUE, SKIN]: readonly [Colour, Colour, Colour] = [
  [140, 20, 30],
  [30, 60, 160],
  [220, 180, 150],
];

function draw(boxes: readonly Box[]): { image: Image; mask: Mask } {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  const values = new Float32Array(WIDTH * HEIGHT);
  for (const { x, y, width, height, colour } of boxes)
    for (let v = y; v < Math.min(HEIGHT, y + height); v++)
      for (let u = x; u < x + width; u++) {
        data.set(colour, (v * WIDTH + u) * 4);
        values[v * WIDTH + u] = 1;
      }
  return { image: { width: WIDTH, height: HEIGHT, data }, mask: { width: WIDTH, height: HEIGHT, values } };
}

const face = (x: number, y: number, width = 20, height = 26): Face => ({ x, y, width, height }) as Face;

it('a shoulder that reaches under a neighbour’s face belongs to whose shirt it is', () => {
  const { image, mask } = draw([
    { x: 20, y: 10, width: 20, height: 26, colour: SKIN },
    { x: 12, y: 36, width: 40, height: 84, colour: BLUE },
    { x: 72, y: 40, width: 20, height: 26, colour: SKIN },
    { x: 38, y: 80, width: 90, height: 40, colour: RED },
    { x: 74, y: 66, width: 16, height: 20, colour: RED },
  ]);
  const owners = whosePixels(image, [face(30, 23), face(82, 53)], mask, 0.2);
  const at = (x: number, y: number) => owners[y * WIDTH + x];
  expect([at(30, 23), at(16, 60), at(48, 60)]).toEqual([0, 0, 0]);
  expect([at(82, 53), at(40, 110), at(125, 110)]).toEqual([1, 1, 1]);
  expect(at(100, 20)).toBe(-1);
});

it('whom somebody stands behind has no chest where the head before it is', () => {
  const { image, mask } = draw([
    { x: 70, y: 4, width: 20, height: 26, colour: SKIN },
    { x: 60, y: 30, width: 40, height: 90, colour: BLUE },
    { x: 70, y: 44, width: 20, height: 26, colour: SKIN },
    { x: 64, y: 70, width: 32, height: 50, colour: RED },
  ]);
  const owners = whosePixels(image, [face(80, 17), face(80, 57)], mask, 0.2);
  expect([owners[57 * WIDTH + 80], owners[110 * WIDTH + 80], owners[34 * WIDTH + 80]]).toEqual([1, 1, 0]);
});

it('who shows no face and touches nobody belongs to nobody', () => {
  const { image, mask } = draw([
    { x: 20, y: 10, width: 20, height: 26, colour: SKIN },
    { x: 120, y: 10, width: 20, height: 90, colour: RED },
  ]);
  const owners = whosePixels(image, [face(30, 23)], mask, 0.2);
  expect(owners[50 * WIDTH + 130]).toBe(-1);
});

it('is known for a mask that is larger than the image', () => {
  const { image, mask } = draw([
    { x: 20, y: 10, width: 20, height: 26, colour: SKIN },
    { x: 5, y: 40, width: 60, height: 80, colour: BLUE },
    { x: 26, y: 36, width: 8, height: 4, colour: SKIN },
  ]);
  const large = resizeMask(mask, WIDTH * 2, HEIGHT * 2);
  const owners = whosePixels(image, [face(30, 23)], large, 0.2);
  for (const [x, y] of [
    [30, 23],
    [8, 60],
    [60, 110],
  ] as const)
    expect(owners[y * 2 * WIDTH * 2 + x * 2]).toBe(0);
});
