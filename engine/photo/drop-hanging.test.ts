// What hangs in the air over what was cut out is dropped; what lies or stands beside it stays.
import { expect, it } from 'vitest';
import { dropHanging } from './drop-hanging.ts';

const [WIDTH, HEIGHT] = [40, 40];
type Rect = readonly [left: number, top: number, wide: number, tall: number];

function maskOf(...rects: Rect[]): { width: number; height: number; values: Float32Array } {
  const values = new Float32Array(WIDTH * HEIGHT);
  for (const [left, top, wide, tall] of rects)
    for (let y = top; y < top + tall; y++) values.fill(1, y * WIDTH + left, y * WIDTH + left + wide);
  return { width: WIDTH, height: HEIGHT, values };
}
const BODY: Rect = [8, 18, 24, 16];

it('drops a head over a body', () => {
  expect(dropHanging(maskOf(BODY, [8, 6, 6, 6])).values).toEqual(maskOf(BODY).values);
});

it.each([
  ['a cup beside it', [34, 28, 4, 6]],
  ['another as large behind it', [4, 2, 20, 14]],
] as const)('keeps %s', (_, rect) => {
  const mask = maskOf(BODY, rect);
  expect(dropHanging(mask)).toBe(mask);
});
