// Numbers and times as they are written.
import { expect, it } from 'vitest';
import { formatDate, formatNumber, formatTime, WITH_TIME } from './format.ts';

it.each([0, 7, 999, 1000, 12_345, 1_234_567, -20, -4321])('writes %d as the browser does', (value) => {
  for (const locale of ['en-US', 'zh-CN']) {
    expect(formatNumber(value)).toBe(new Intl.NumberFormat(locale).format(value));
  }
});

it('[product C11] says midnight as 00:05, not as 24:05', () => {
  const midnight = new Date(2026, 10, 24, 0, 5).toISOString();
  expect(formatTime(midnight)).toBe('00:05');
  expect(formatTime(new Date(2026, 10, 24, 23, 59).toISOString())).toBe('23:59');
  for (const locale of ['en-US', 'zh-CN'] as const) {
    expect(formatDate(midnight, locale, { month: 'short', day: 'numeric', ...WITH_TIME })).toMatch(
      /\b00:05$/,
    );
  }
});
