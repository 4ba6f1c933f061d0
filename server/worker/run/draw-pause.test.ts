// Pauses grow, never fall short of what a provider asks for, and are not the same for two who wait.
import { expect, it } from 'vitest';
import { drawPause } from './draw-pause.ts';

it('is doubled each time, up to a minute, and drawn from its last quarter', () => {
  const shortest = [0, 1, 2, 3, 4, 5, 1000].map((waits) => drawPause({ asked: null, waits }, () => 1));
  const longest = [0, 1, 2, 3, 4, 5, 1000].map((waits) => drawPause({ asked: null, waits }, () => 0));
  expect(longest).toEqual([5, 10, 20, 40, 60, 60, 60]);
  expect(shortest).toEqual([3.75, 7.5, 15, 30, 45, 45, 45]);
});

it('is as long as a provider asks, and up to a quarter longer', () => {
  expect([0, 0.5, 1].map((drawn) => drawPause({ asked: 20, waits: 3 }, () => drawn))).toEqual([20, 22.5, 25]);
  expect(drawPause({ asked: 0, waits: 0 }, () => 1)).toBe(0);
  expect(drawPause({ asked: 3600, waits: 0 }, () => 0)).toBe(60);
});

it('brings a hundred tasks that a provider sent away together back apart', () => {
  const pauses = Array.from({ length: 100 }, () => drawPause({ asked: 20, waits: 0 }));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(20);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(25);
  // In each second of the five there are some: none is missed by chance but once in a thousand million runs.
  const seconds = new Set(pauses.map((pause) => Math.floor(pause)));
  expect(seconds.size).toBeGreaterThanOrEqual(5);
});
