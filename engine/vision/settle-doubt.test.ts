// What is half believed over an area is settled by what stands out; edges, and what is surely believed, stay.
import { describe, expect, it } from 'vitest';
import type { Mask } from '#engine/raster/mask.ts';
import { findDoubt, settleDoubt } from './settle-doubt.ts';

const SIDE = 300;

/** Somebody in the middle third; `beside`: how likely the left third is theirs, too. */
function personWith(beside: number): Mask {
  const values = Float32Array.from({ length: SIDE * SIDE }, (_, i) => {
    const x = i % SIDE;
    if (x < 100) return beside;
    if (x < 102 || (x >= 198 && x < 200)) return 0.5;
    return x < 198 ? 0.98 : 0.02;
  });
  return { width: SIDE, height: SIDE, values };
}

const sheet = (share: number): Mask => ({
  width: SIDE,
  height: SIDE,
  values: new Float32Array(SIDE * SIDE).fill(share),
});
const shareAt = ({ values }: Mask, x: number) => values[150 * SIDE + x] as number;

describe('the doubt over who somebody is', () => {
  it('is none along an edge', () => {
    expect(findDoubt(personWith(0.02))).toBeNull();
  });

  it.each([0, 1])(
    'is settled where half of the image is half believed: what stands out is %d',
    (standing) => {
      const mask = personWith(0.6);
      const settled = settleDoubt(mask, findDoubt(mask) ?? new Float32Array(), sheet(standing));
      expect(shareAt(settled, 50)).toBeCloseTo(standing);
      expect(shareAt(settled, 150)).toBeCloseTo(0.98);
      expect(shareAt(settled, 250)).toBeCloseTo(0.02);
    },
  );
});
