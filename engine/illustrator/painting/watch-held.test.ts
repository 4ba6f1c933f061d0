// When all that a process holds is collected.
import { expect, it } from 'vitest';
import { watchHeld } from './watch-held.ts';

const MB = 2 ** 20;

it('is more than is allowed, and than was left when all had been collected', () => {
  let now = 400 * MB;
  const held = watchHeld(() => now);
  expect(held.isMore(420 * MB)).toBe(false);
  now = 430 * MB;
  expect(held.isMore(420 * MB)).toBe(true);
  now = 425 * MB;
  held.noteCollected();
  expect(held.isMore(420 * MB)).toBe(false);
  now = 450 * MB;
  expect(held.isMore(420 * MB)).toBe(false);
  now = 460 * MB;
  expect(held.isMore(420 * MB)).toBe(true);
  now = 410 * MB;
  held.noteCollected();
  now = 421 * MB;
  expect(held.isMore(420 * MB)).toBe(true);
});
