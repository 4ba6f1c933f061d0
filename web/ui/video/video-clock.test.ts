// Clocks and frames of a video.
import { expect, it } from 'vitest';
import { formatClock, stepFrame } from './video-clock.ts';

it.each([
  [5, false, '0:05'],
  [5.04, false, '0:05'],
  [65.2, false, '1:05'],
  [59.96, false, '1:00'],
  [5.26, true, '0:05.2'],
  [59.96, true, '0:59.9'],
  [1.1, true, '0:01.1'],
  [Number.NaN, false, '0:00'],
])('shows %s seconds (tenths: %s) as %s', (seconds, hasTenths, shown) => {
  expect(formatClock(seconds, hasTenths)).toBe(shown);
});

it('steps frame by frame through a whole second and back, and stops at both ends', () => {
  let at = 0;
  for (let n = 0; n < 30; n += 1) at = stepFrame(at, 1, 24, 1);
  expect(Math.floor(at * 24)).toBe(23);
  for (let n = 0; n < 7; n += 1) at = stepFrame(at, -1, 24, 1);
  expect(Math.floor(at * 24)).toBe(16);
  expect(stepFrame(0, -1, 24, 1)).toBeLessThan(1 / 24);
});
