// The part of a wall to draw moves by whole steps and always covers the window.
import { expect, it } from 'vitest';
import { findRange, isInRange } from './use-window-range.ts';

it('[product 4.1] covers the window and what is ahead of it, wherever one has scrolled to', () => {
  for (let scrolled = -300; scrolled < 5000; scrolled += 37) {
    const { top, bottom } = findRange({ wallTop: -scrolled, viewHeight: 900 }, 200, 600);
    expect(top).toBeLessThanOrEqual(scrolled - 600);
    expect(bottom).toBeGreaterThanOrEqual(scrolled + 900 + 600);
    expect(bottom - top).toBeLessThanOrEqual(900 + 2 * 600 + 2 * 200);
  }
});

const at = (scrolled: number) => findRange({ wallTop: -scrolled, viewHeight: 800 }, 200, 600);

it('stays the same while one scrolls within a step', () => {
  expect(at(1010)).toEqual(at(1190));
  expect(at(1010)).not.toEqual(at(1210));
});

it('takes a box that reaches into the range, and none that only touches it', () => {
  const range = { top: 1000, bottom: 2000 };
  expect(isInRange({ top: 900, height: 101 }, range)).toBe(true);
  expect(isInRange({ top: 900, height: 100 }, range)).toBe(false);
  expect(isInRange({ top: 2000, height: 50 }, range)).toBe(false);
});
