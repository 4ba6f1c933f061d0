import { expect, test } from 'vitest';
import { sampleSquare, type Square } from './sample-square.ts';

/** No pixel like its neighbours. */
const [width, height] = [70, 45];
const image = {
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4).map((_, i) => (i * 7919) % 251),
};
const squares: readonly [string, Square, number][] = [
  ['the whole, stretched', { x: 35, y: 22.5, side: 70, height: 45, angle: 0 }, 16],
  ['the whole, with bars', { x: 35, y: 22.5, side: 70, angle: 0 }, 32],
  ['a part, enlarged', { x: 20.3, y: 11.1, side: 13, angle: 0 }, 40],
  ['over the edge', { x: 66, y: 3, side: 30.1, angle: 0 }, 16],
  ['beyond the edge', { x: 200, y: 200, side: 30, angle: 0 }, 16],
];

test.each(squares)('a square is read as one that is hardly turned: %s', (_, square, side) => {
  for (const low of [-1, 0] as const) {
    const upright = sampleSquare(image, square, side, low);
    const turned = sampleSquare(image, { ...square, angle: 1e-9 }, side, low);
    expect(upright).toHaveLength(side * side * 3);
    for (const [i, value] of upright.entries()) expect(value).toBeCloseTo(turned[i] as number, 4);
  }
});
