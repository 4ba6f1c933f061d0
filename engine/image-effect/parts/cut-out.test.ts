import { expect, it } from 'vitest';
import { makePlane } from '#engine/raster/make-plane.ts';
import type { Image } from '#engine/raster/image.ts';
import type { People } from '#engine/vision/see-people.ts';
import { cutOut } from './cut-out.ts';

const SIDE = 96;

const photo: Image = {
  width: SIDE,
  height: SIDE,
  data: Uint8ClampedArray.from({ length: SIDE * SIDE * 4 }, (_, i) => (i % 4 === 3 ? 255 : (i * 37) % 256)),
};

/** Somebody or some animal without a face, so far from the middle to each side. */
function seen(reach: number): People {
  const values = makePlane(SIDE * SIDE, (i) => {
    const [x, y] = [(i % SIDE) / SIDE - 0.5, Math.floor(i / SIDE) / SIDE - 0.5];
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
