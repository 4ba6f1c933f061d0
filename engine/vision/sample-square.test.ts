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

const turns: readonly [string, Square, number][] = [
  ['a part', { x: 30.4, y: 20.2, side: 36, angle: 0.6 }, 12],
  ['a part, stretched', { x: 30.4, y: 20.2, side: 36, height: 12, angle: -2.1 }, 12],
  ['over the edges', { x: 68, y: 43, side: 40, angle: 2.9 }, 10],
];

/** Each pixel is the mean of three times three places, each read between four pixels. */
function plain(square: Square, side: number, channel: number, u: number, v: number): number {
  const samples = 3;
  const at = (x: number, y: number) =>
    image.data[
      (Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))) * 4 + channel
    ] as number;
  let sum = 0;
  for (let n = 0; n < samples * samples; n++) {
    const across = ((u * samples + (n % samples) + 0.5) / side / samples - 0.5) * square.side;
    const tall = square.height ?? square.side;
    const down = ((v * samples + Math.floor(n / samples) + 0.5) / side / samples - 0.5) * tall;
    const x = square.x - 0.5 + across * Math.cos(square.angle) - down * Math.sin(square.angle);
    const y = square.y - 0.5 + across * Math.sin(square.angle) + down * Math.cos(square.angle);
    if (x < -0.5 || y < -0.5 || x > width - 0.5 || y > height - 0.5) continue;
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [beside, deep] = [x - left, y - top];
    const upper = at(left, top) * (1 - beside) + at(left + 1, top) * beside;
    const lower = at(left, top + 1) * (1 - beside) + at(left + 1, top + 1) * beside;
    sum += upper * (1 - deep) + lower * deep;
  }
  return sum / samples ** 2 / 255;
}

test.each(turns)('a turned square is read as plain loops read it: %s', (_, square, side) => {
  const read = sampleSquare(image, square, side, 0, 3);
  for (const [i, value] of read.entries()) {
    const at = Math.floor(i / 3);
    expect(value).toBeCloseTo(plain(square, side, i % 3, at % side, Math.floor(at / side)), 5);
  }
});
