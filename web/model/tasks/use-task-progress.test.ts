// Progress that only grows, with words of its own when it takes long.
import { expect, it } from 'vitest';
import { measureProgress } from './use-task-progress.ts';

const at = (id: string, status: 0 | 1, progress: number, eta_seconds: number) => ({
  id,
  status,
  progress,
  eta_seconds,
  eta_most_seconds: eta_seconds * 2,
  held: false,
});

it('knows no percentage while a task waits', () => {
  expect(measureProgress(at('a', 0, 0, 9), 0)).toEqual({
    percent: null,
    secondsLeft: 9,
    mostLeft: 18,
    isLate: false,
  });
});

it('guesses by time where the server tells nothing, and never past 95', () => {
  measureProgress(at('b', 1, 0, 10), 0);
  const half = measureProgress(at('b', 1, 0, 10), 5000);
  const long = measureProgress(at('b', 1, 0, 10), 900_000);
  expect(half.percent).toBeGreaterThan(40);
  expect(half.secondsLeft).toBe(5);
  expect(long.percent).toBeLessThanOrEqual(95);
  expect(long).toMatchObject({ secondsLeft: 0, isLate: true });
});

it('does not call a task late that is held', () => {
  const held = { ...at('d', 1, 0, 10), held: true };
  measureProgress(held, 0);
  expect(measureProgress(held, 900_000).isLate).toBe(false);
});

it('never goes back', () => {
  measureProgress(at('c', 1, 60, 10), 0);
  expect(measureProgress(at('c', 1, 40, 10), 100).percent).toBe(60);
});
