import { expect, it } from 'vitest';
import { blendSeams } from './blend-seams.ts';

const [WIDTH, HEIGHT] = [130, 120];
/** What is filled begins at this column. */
const FIRST = 60;
const LIGHTER = 8;

/** Filled to the right with pixels of the left that are too light. */
function fillTooLight(light: readonly [number, number, number]): Parameters<typeof blendSeams>[0] {
  const length = WIDTH * HEIGHT;
  const data = new Uint8ClampedArray(length * 4).fill(255);
  const hole = new Uint8Array(length);
  const from = new Int32Array(length).fill(-1);
  for (let i = 0; i < length; i++) {
    const x = i % WIDTH;
    const isHole = x >= FIRST;
    hole[i] = isHole ? 1 : 0;
    // Taken from the middle of the left side; the pixels at its end, beside the hole, are as dark as it should become.
    if (isHole) from[i] = i - x + 10 + (x % 20);
    data.set(
      light.map((value) => (isHole || x < 40 ? 100 + value : 100)),
      i * 4,
    );
  }
  return { width: WIDTH, height: HEIGHT, data, hole, from, kept: null };
}

it('evens out what was copied up to the far end of an area', () => {
  const change = blendSeams(fillTooLight([LIGHTER, LIGHTER, LIGHTER]), 1e-9);
  for (const x of [FIRST, 100, WIDTH - 1])
    expect(Math.abs((change[(60 * WIDTH + x) * 3] as number) + LIGHTER)).toBeLessThan(0.5);
});

it('keeps the border of a thing in all colours where one of them has it', () => {
  const change = blendSeams(fillTooLight([150, LIGHTER, 0]), 5e-3);
  const at = (60 * WIDTH + WIDTH - 1) * 3;
  expect(Math.abs(change[at] as number)).toBeLessThan(15);
  expect(Math.abs(change[at + 1] as number)).toBeLessThan(LIGHTER / 2);
  expect(change[at + 2]).toBeCloseTo(0, 3);
});
