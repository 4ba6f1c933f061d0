// A sleeve that was taken for hair is no hair where it is colder than all of it.
import { expect, it } from 'vitest';
import { dropCold } from './drop-cold.ts';

const SIDE = 120;

/** How much is left of brown hair above and of what lies below it. */
function left(below: readonly [number, number, number]): readonly [number, number] {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let i = 0; i < SIDE * SIDE; i++) data.set(i < SIDE * 80 ? [92, 66, 48] : below, i * 4);
  const hair = { width: SIDE, height: SIDE, values: new Float32Array(SIDE * SIDE).fill(1) };
  const { values } = dropCold(hair, { width: SIDE, height: SIDE, data });
  return [values[20 * SIDE + 60] as number, values[110 * SIDE + 60] as number];
}

it('drops denim and green cloth, and keeps blond ends and lights', () => {
  expect(left([46, 84, 132])).toEqual([1, 0]);
  expect(left([40, 110, 70])).toEqual([1, 0]);
  expect(left([190, 150, 104])).toEqual([1, 1]);
  expect(left([120, 116, 112])).toEqual([1, 1]);
});
