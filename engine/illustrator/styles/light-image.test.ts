// Dark and dramatic light make an image darker towards its corners, and whites stay white in the middle.

import { expect, it } from 'vitest';
import { gradePixels, NO_CAST } from './grade-pixels.ts';
import { readLights } from './light-image.ts';

const SIDE = 9;

function litGrey(light: 'dark' | 'dramatic' | 'soft', grey: number): { middle: number; corner: number } {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4).fill(grey);
  gradePixels(readLights([light]), NO_CAST, SIDE, SIDE)(pixels);
  return { middle: pixels[((SIDE * SIDE - 1) / 2) * 4 + 1] as number, corner: pixels[1] as number };
}

it.each(['dark', 'dramatic'] as const)('has dark corners: %s', (light) => {
  const { middle, corner } = litGrey(light, 110);
  expect(middle).toBeLessThan(110);
  expect(corner).toBeLessThan(middle * 0.7);
  expect(litGrey(light, 255).middle).toBeGreaterThan(240);
});

it('is as light at the corners where it is soft', () => {
  const { middle, corner } = litGrey('soft', 60);
  expect(middle).toBe(corner);
  expect(middle).toBeGreaterThan(60);
});
