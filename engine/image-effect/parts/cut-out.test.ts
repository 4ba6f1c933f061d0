import { expect, it } from 'vitest';
import { makePlane } from '#engine/raster/make-plane.ts';
import type { Image } from '#engine/raster/image.ts';
import type { People } from '#engine/vision/see-people.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { cutOut, cutOutStanding, cutOutWithHead } from './cut-out.ts';

const SIDE = 96;

/** All that belongs to somebody is light. */
function photoOf({ salient: { mask } }: People): Image {
  const data = Uint8ClampedArray.from({ length: SIDE * SIDE * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : 60 + 150 * (mask.values[at >> 2] as number),
  );
  return { width: SIDE, height: SIDE, data };
}

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
  const { box } = cutOut(photoOf(seen(0.3)), seen(0.3));
  expect(box.width).toBeLessThan(SIDE * 0.7);
});

it('refuses what fills the photo', () => {
  expect(() => cutOut(photoOf(seen(0.47)), seen(0.47))).toThrow('fills the photo');
});

it.each([0.1, 0.9])('refuses to let somebody stand alone whom a side of the photo halves: %d', (middle) => {
  const halved = seen(0.3, middle);
  expect(() => cutOutStanding(photoOf(halved), halved)).toThrow('at a side');
  const whole = seen(0.3);
  expect(cutOutStanding(photoOf(whole), whole).isCutByFrame).toBe(false);
});

it('lets somebody stand alone whose shoulders are wider than the photo', () => {
  const values = makePlane(SIDE * SIDE, (i) => {
    const [x, y] = [(i % SIDE) / SIDE - 0.5, Math.floor(i / SIDE) / SIDE];
    return y > 0.45 || (y > 0.1 && Math.abs(x) < 0.2) ? 1 : 0;
  });
  const silhouette = { mask: { width: SIDE, height: SIDE, values }, sureness: 0.95 };
  const people = { faces: [], silhouette, salient: silhouette, salientRoughly: silhouette };
  expect(cutOutStanding(photoOf(people), people).isCutByFrame).toBe(true);
});

/** Two people with faces, so far from the middle each. */
function seenBoth(apart: number): People {
  const values = makePlane(SIDE * SIDE, (i) => {
    const [x, y] = [Math.abs((i % SIDE) / SIDE - 0.5) - apart, Math.floor(i / SIDE) / SIDE];
    return y > 0.3 && y < 0.9 && Math.abs(x) < 0.12 ? 1 : 0;
  });
  const silhouette = { mask: { width: SIDE, height: SIDE, values }, sureness: 0.95 };
  const faces = [-1, 1].map((side): Face => {
    const eye = { x: 0, y: 0, across: 1, down: 1 };
    const box = { x: SIDE * (0.5 + side * apart), y: SIDE * 0.45, width: SIDE * 0.16, height: SIDE * 0.2 };
    const mouth = { left: 0, top: 0, width: 1, height: 1 };
    return { ...box, sureness: 0.9, eyes: [eye, eye], mouth, points: new Float32Array(468 * 2) };
  });
  return { faces, silhouette, salient: silhouette, salientRoughly: silhouette };
}

it('takes one of two people who stand far apart, and both who stand together', () => {
  const [apart, together] = [seenBoth(0.3), seenBoth(0.13)];
  expect(cutOutWithHead(photoOf(apart), apart).box.width).toBeLessThan(SIDE * 0.4);
  expect(cutOutWithHead(photoOf(together), together).box.width).toBeGreaterThan(SIDE * 0.4);
});
