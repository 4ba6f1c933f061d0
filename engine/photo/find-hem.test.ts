// What is worn above ends where another colour begins, else at the hips.
import { expect, it } from 'vitest';
import { makePlane } from '#engine/raster/make-plane.ts';
import { findHem } from './find-hem.ts';

const WIDTH = 40;
/** Pixels of a face, which lies at the top. */
const FACE = 30;
const HEIGHT = FACE * 8;

/** Somebody in clothes down to a height of a face; `hem`: where they become dark. */
function hemOf(end: number, hem: number): number {
  const rows = makePlane(WIDTH * HEIGHT, (i) => Math.floor(i / WIDTH) / FACE);
  const lightness = rows.map((below) => (below < hem ? 70 : 20));
  const plain = new Float32Array(WIDTH * HEIGHT);
  const lab = { width: WIDTH, height: HEIGHT, lightness, a: plain, b: plain };
  const clothes = rows.map((below) => (below > 0.8 && below < end ? 1 : 0));
  return findHem(lab, clothes, rows, FACE * FACE).hem;
}

it('is found below a coat and below a short jacket', () => {
  expect(hemOf(8, 4.6)).toBeCloseTo(4.6, 0);
  expect(hemOf(8, 2.9)).toBeCloseTo(2.9, 0);
});

it('is at the hips where all is of one colour, and below what ends soon', () => {
  expect(hemOf(8, 9)).toBe(3.6);
  expect(hemOf(4.2, 9)).toBeGreaterThan(8);
});
