// The kept part of a sound: its ends never cross, and never keep too little or too much.
import { describe, expect, it } from 'vitest';
import { isWhole, moveEnd, startRange } from './selected-range.ts';
import { wavePeaks } from '../video/wave-peaks.ts';

const LIMITS = { duration: 100, least: 1, most: 60 };

describe('[product 2.7] a kept part', () => {
  it('begins as the whole sound, or as much as may be kept', () => {
    expect(startRange({ ...LIMITS, duration: 16.4 })).toEqual({ start: 0, end: 16.4 });
    expect(startRange(LIMITS)).toEqual({ start: 0, end: 60 });
    expect([isWhole({ start: 0, end: 16.4 }, 16.4), isWhole({ start: 0.1, end: 16.4 }, 16.4)]).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    ['start', 10, { start: 10, end: 40 }],
    ['end', 35, { start: 20, end: 35 }],
    // Pushed along where they would cross or come too near.
    ['start', 45, { start: 45, end: 46 }],
    ['end', 5, { start: 4, end: 5 }],
    // Pulled along where more would be kept than may be.
    ['end', 95, { start: 35, end: 95 }],
    // Never out of the sound.
    ['start', -3, { start: 0, end: 40 }],
    ['start', 200, { start: 99, end: 100 }],
    ['end', 200, { start: 40, end: 100 }],
    ['end', -3, { start: 0, end: 1 }],
  ] as const)('with its %s moved to %s', (which, to, kept) => {
    expect(moveEnd({ start: 20, end: 40 }, which, to, LIMITS)).toEqual(kept);
  });

  it('is all of a sound that is shorter than the least', () => {
    const limits = { duration: 0.4, least: 1, most: 60 };
    expect(moveEnd(startRange(limits), 'start', 0.2, limits)).toEqual({ start: 0, end: 0.4 });
  });
});

it('draws the loudest of each part, the loudest of all as 1', () => {
  const samples = Float32Array.from([0, 0.1, -0.25, 0.05, 0.5, 0.1]);
  expect(wavePeaks(samples, 3).map((peak) => Number(peak.toFixed(3)))).toEqual([0.2, 0.5, 1]);
  expect(wavePeaks(new Float32Array(6), 3)).toEqual([0, 0, 0]);
});
