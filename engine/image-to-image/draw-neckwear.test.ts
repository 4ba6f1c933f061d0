// Ties hang below a head that looks at us.
import { expect, it } from 'vitest';
import { isTurnedAside } from './draw-neckwear.ts';

/** A face 100 wide, its ears at both sides, its nose so far from their middle. */
function withNose(aside: number): { points: Float32Array; width: number } {
  const points = new Float32Array(468 * 2);
  const set = (at: number, x: number): number => (points[at * 2] = x);
  set(234, 0);
  set(454, 100);
  set(1, 50 + aside);
  return { points, width: 100 };
}

it('tells a head that is turned aside from one that is only inclined', () => {
  expect([0, -12, 18].map((aside) => isTurnedAside(withNose(aside)))).toEqual([false, false, false]);
  expect([-32, 40].map((aside) => isTurnedAside(withNose(aside)))).toEqual([true, true]);
});
