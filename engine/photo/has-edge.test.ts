// What ends nowhere is no thing: discs with hard and soft edges, on a plain ground.
import { expect, it } from 'vitest';
import { ramp } from '#engine/raster/curves.ts';
import type { Image } from '#engine/raster/image.ts';
import type { Mask } from '#engine/raster/mask.ts';
import { hasEdge } from './has-edge.ts';

const SIDE = 200;

/** A light disc of this radius that fades within `soft` pixels, and the mask of it. */
function disc(radius: number, soft: number): { image: Image; mask: Mask } {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  const values = new Float32Array(SIDE * SIDE);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const far = Math.hypot((i % SIDE) - SIDE / 2, Math.floor(i / SIDE) - SIDE / 2);
    const share = ramp(radius + soft / 2, radius - soft / 2, far);
    values[i] = far < radius ? 1 : 0;
    data.fill(90 + share * 90, i * 4, i * 4 + 3);
  }
  return { image: { width: SIDE, height: SIDE, data }, mask: { width: SIDE, height: SIDE, values } };
}

it.each([
  ['a ball', 40, 2, true],
  ['the end of a fog', 40, 60, false],
  ['a soft animal that fills the image', 80, 90, true],
])('%s', (_, radius, soft, is) => {
  const { image, mask } = disc(radius, soft);
  expect(hasEdge(image, mask)).toBe(is);
});
