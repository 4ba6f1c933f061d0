// The track of the date scrubber: all of it is given away, each month can be hit, no two years lie over one another.
import { describe, expect, it } from 'vitest';
import { divideTrack, listYears, stretchAt } from './date-track.ts';

const monthsOf = (...images: number[]) =>
  images.map((count, at) => ({
    month: new Date(Date.UTC(2026, 10 - at)).toISOString().slice(0, 7),
    images: count,
  }));

it('gives each month of the track by how many images it has', () => {
  expect(divideTrack(monthsOf(300, 100, 200), 600)).toEqual([
    { top: 0, height: 300 },
    { top: 300, height: 100 },
    { top: 400, height: 200 },
  ]);
});

describe.each([
  ['one large month beside many small', monthsOf(10_000, ...Array.from({ length: 30 }, () => 1))],
  ['months that fall below the least only after others got it', monthsOf(1000, 1, 1, 1, 12, 13, 14)],
  ['one month', monthsOf(5)],
  ['more than there is room for', monthsOf(...Array.from({ length: 200 }, (_, at) => at + 1))],
])('of %s', (_, months) => {
  it.each([600, 90, 0])('all of %i pixels, and none too little to be hit', (height) => {
    const stretches = divideTrack(months, height);
    const least = Math.min(8, height / months.length);
    let top = 0;
    for (const stretch of stretches) {
      expect(stretch.top).toBeCloseTo(top);
      expect(stretch.height).toBeGreaterThanOrEqual(least - 1e-9);
      top += stretch.height;
    }
    expect(top).toBeCloseTo(height);
  });
});

it('finds the month under the pointer, and the nearest beyond the ends', () => {
  const stretches = divideTrack(monthsOf(300, 100, 200), 600);
  expect([-20, 0, 299, 300, 399, 400, 599, 640].map((y) => stretchAt(stretches, y))).toEqual([
    0, 0, 0, 1, 1, 2, 2, 2,
  ]);
});

describe('letters years', () => {
  const room = 40;

  it('where they begin, newest first', () => {
    const months = monthsOf(...Array.from({ length: 25 }, () => 10));
    const stretches = divideTrack(months, 500);
    expect(listYears(months, stretches, { height: 500, room })).toEqual([
      { year: '2026', top: 0 },
      { year: '2025', top: 220 },
      { year: '2024', top: 460 },
    ]);
  });

  it('and leaves out one that has no room before the last one or before the end', () => {
    const months = [
      { month: '2026-01', images: 1 },
      { month: '2025-12', images: 100 },
      { month: '2024-12', images: 1 },
    ];
    const stretches = divideTrack(months, 300);
    expect(listYears(months, stretches, { height: 300, room })).toEqual([{ year: '2026', top: 0 }]);
  });
});
