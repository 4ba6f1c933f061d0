// What is not played by one run is played by others, and all of it where that is asked for.
import { expect, it } from 'vitest';
import { drawCases } from './draw-cases.ts';

const CASES = Array.from({ length: 9 }, (_, n) => n);
const SOME = { TEST_CASES: '' };
const draw = (seed: string, name = 'a list', env: NodeJS.ProcessEnv = SOME) =>
  drawCases(name, CASES, 3, { env, seed });

it('draws so many cases, in their order, and the same for the same seed', () => {
  const drawn = draw('1');
  expect(drawn).toHaveLength(3);
  expect(drawn).toEqual(drawn.toSorted());
  expect(draw('1')).toEqual(drawn);
});

it('comes to every case in a few runs', () => {
  const runs = Array.from({ length: 30 }, (_, seed) => draw(String(seed)));
  expect(new Set(runs.flat()).size).toBe(CASES.length);
});

it('draws each list apart', () => {
  const lists = Array.from({ length: 5 }, (_, n) => draw('1', `list ${n}`).join());
  expect(new Set(lists).size).toBeGreaterThan(1);
});

it('plays all of them where that is asked for', () => {
  expect(draw('1', 'a list', { TEST_CASES: 'all' })).toEqual(CASES);
});
