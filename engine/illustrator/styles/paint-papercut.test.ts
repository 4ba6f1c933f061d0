// A face in a photo is not cut along its light and shade; what is drawn by us, and all around a face, is.
import { expect, it } from 'vitest';
import type { Image } from '#engine/raster/image.ts';
import { applyStyle } from './apply-style.ts';

const SIDE = 256;

/** A surface that is lit from one side. */
function paintShaded(): Image {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const light = 0.35 + 0.6 * ((i % SIDE) / SIDE);
    data.set([230 * light, 180 * light, 150 * light, 255], i * 4);
  }
  return { width: SIDE, height: SIDE, data };
}

/** The steepest step from one pixel to the next along the middle row, in its middle. */
function steepest({ data }: Image): number {
  let most = 0;
  const row = (SIDE / 2) * SIDE;
  for (let x = SIDE * 0.3; x < SIDE * 0.7; x++) {
    const i = (row + Math.round(x)) * 4;
    most = Math.max(most, Math.abs((data[i] as number) - (data[i - 4] as number)));
  }
  return most;
}

it('cuts no face of a photo along its shade', () => {
  const image = paintShaded();
  const care = new Float32Array(SIDE * SIDE).fill(1);
  const bare = steepest(applyStyle('papercut', image, 4, undefined, true));
  expect(steepest(applyStyle('papercut', image, 4, care, true))).toBeLessThan(bare / 2);
  expect(steepest(applyStyle('papercut', image, 4, care))).toBe(bare);
});
