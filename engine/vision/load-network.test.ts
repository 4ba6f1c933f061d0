// A network is not run again for what it was asked a moment ago.
import { expect, it } from 'vitest';
import { keepAnswers } from './load-network.ts';

const of = (...values: number[]) => new Float32Array(values);

it('is asked once for the same pixels at the same side, and its answer belongs to whoever asked', () => {
  const asked: string[] = [];
  const run = keepAnswers((pixels, side) => {
    asked.push(`${[...pixels].join()} ${side}`);
    return [of(pixels[0] ?? 0, 7)];
  });
  run(of(1, 2), 4)[0]?.fill(9);
  expect(run(of(1, 2), 4)).toEqual([of(1, 7)]);
  expect(run(of(1, 3), 4)).toEqual([of(1, 7)]);
  expect(run(of(1, 2), 8)).toEqual([of(1, 7)]);
  expect(asked).toEqual(['1,2 4', '1,3 4', '1,2 8']);
});

it('forgets what was asked longest ago', () => {
  let runs = 0;
  const run = keepAnswers(() => {
    runs += 1;
    return [of(runs)];
  });
  for (let n = 0; n < 100; n += 1) run(of(n));
  run(of(99));
  expect(runs).toBe(100);
  run(of(0));
  expect(runs).toBe(101);
});
