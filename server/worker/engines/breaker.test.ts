// An engine that does not work rests, longer each time, and workers that saw the same fault do not all ask it again at once.
import { expect, it } from 'vitest';
import { openBreaker } from './breaker.ts';

/** How long it rests after each of these faults, in seconds. */
function listRests(count: number, drawn: number): number[] {
  let now = 0;
  const breaker = openBreaker(
    () => now,
    () => drawn,
  );
  return Array.from({ length: count }, () => {
    const begin = now;
    breaker.note('fal', 'misconfigured');
    while (breaker.isResting('fal')) now += 250;
    return (now - begin) / 1000;
  });
}

it('doubles the rest up to ten minutes', () => {
  expect(listRests(8, 0)).toEqual([15, 30, 60, 120, 240, 480, 600, 600]);
});

it('draws up to a quarter of the rest on top', () => {
  expect(listRests(3, 1)).toEqual([18.75, 37.5, 75]);
  expect(listRests(1, 0.4)).toEqual([16.5]);
});

it('rests after three faults of the network, and forgets them when it works', () => {
  let now = 0;
  const breaker = openBreaker(() => now);
  for (const isResting of [false, false, true]) {
    breaker.note('fal', 'unavailable');
    expect(breaker.isResting('fal')).toBe(isResting);
  }
  now += 20_000;
  expect(breaker.isResting('fal')).toBe(false);
  breaker.note('fal', null);
  breaker.note('fal', 'unavailable');
  expect(breaker.isResting('fal')).toBe(false);
});
