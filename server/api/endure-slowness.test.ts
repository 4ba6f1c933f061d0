// One stall of a process, and a process that cannot keep up.
import { expect, it } from 'vitest';
import { endureSlowness } from './endure-slowness.ts';

function open() {
  let time = 0;
  const isTooSlow = endureSlowness(() => time);
  return (at: number) => {
    time = at;
    return isTooSlow();
  };
}

it('lets calls pass after one stall, however many there are', () => {
  const ask = open();
  expect([100, 101, 500, 1100].map(ask)).toEqual([false, false, false, false]);
});

it('refuses once it has been slow for seconds, and as long as it is', () => {
  const ask = open();
  expect([0, 1000, 2000, 3000, 4000].map(ask)).toEqual([false, false, false, true, true]);
});

it('begins anew after a break', () => {
  const ask = open();
  expect([0, 1000, 6000, 7000, 8500].map(ask)).toEqual([false, false, false, false, false]);
  expect(ask(9000)).toBe(true);
});
