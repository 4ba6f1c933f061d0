import { expect, it } from 'vitest';
import { makePlane } from '#engine/raster/make-plane.ts';
import type { Image } from '#engine/raster/image.ts';
import type { People } from '#engine/vision/see-people.ts';
import { cutOut, cutOutStanding } from './cut-out.ts';

const SIDE = 96;

const photo: Image = {
  width: SIDE,
  height: SIDE,
  data: Uint8ClampedArray.from({ length: SIDE * SIDE * 4 }, (_, i) => (i % 4 === 3 ? 255 : (i * 37) % 256)),
};

/** Somebody or some animal without a face, so far to each side of a place, the middle if nothing is said. */
function seen(reach: number, middle = 0.5): People {
  const values = makePlane(SIDE * SIDE, (i) => {
    const [x, y] = [(i % SIDE) / SIDE - middle, Math.floor(i / SIDE) / SIDE - 0.5];
    return Math.max(Math.abs(x), Math.abs(y)) < reach ? 1 : 0;
  });
  const silhouette = { mask: { width: SIDE, height: SIDE, values }, sureness: 0.95 };
  return { faces: [], silhouette, salient: silhouette, salientRoughly: silhouette };
}

it('cuts out what has something around it', () => {
  const { box } = cutOut(photo, seen(0.3));
  expect(box.width).toBeLessThan(SIDE * 0.7);
});

it('refuses what fills the photo', () => {
  expect(() => cutOut(photo, seen(0.47))).toThrow('fills the photo');
});

it.each([0.1, 0.9])('refuses to let somebody stand alone whom a side of the photo halves: %d', (middle) => {
  expect(() => cutOutStanding(photo, seen(0.3, middle))).toThrow('at a side');
  expect(cutOutStanding(photo, seen(0.3)).isCutByFrame).toBe(false);
});

it('lets somebody stand alone whose shoulders are wider than the photo', () => {
  const values = makePlane(SIDE * SIDE, (i) => {
    const [x, y] = [(i % SIDE) / SIDE - 0.5, Math.floor(i / SIDE) / SIDE];
    return y > 0.45 || (y > 0.1 && Math.abs(x) < 0.2) ? 1 : 0;
  });
  const silhouette = { mask: { width: SIDE, height: SIDE, values }, sureness: 0.95 };
  const people = { faces: [], silhouette, salient: silhouette, salientRoughly: silhouette };
  expect(cutOutStanding(photo, people).isCutByFrame).toBe(true);
});
