// Of each table of tests a run plays some rows: never fewer than two, of a long one a third, and all of them in some run.
import { expect, it } from 'vitest';
import type { RunnerTask, RunnerTestFile } from 'vitest';
import { listUndrawnRows } from './draw-rows.ts';

type Rows = { each?: boolean; location?: { line: number; column: number } };

const table = (line: number, rows: number): Rows[] =>
  Array.from({ length: rows }, () => ({ each: true, location: { line, column: 4 } }));

/** Which of the tests are left out, by their numbers. */
function leftOut(tests: readonly Rows[], seed: string, env: NodeJS.ProcessEnv = {}): number[] {
  const tasks = tests.map((test) => ({ type: 'test', ...test }) as RunnerTask);
  const suite = { type: 'suite', tasks } as unknown as RunnerTask;
  const file = { filepath: '/a/b.test.ts', tasks: [suite] } as unknown as RunnerTestFile;
  const undrawn = listUndrawnRows(file, { seed, env });
  return tasks.flatMap((task, at) => (undrawn.has(task) ? [at] : []));
}

it('plays a third of a long table, the same of the same seed, and comes to every row', () => {
  const runs = Array.from({ length: 40 }, (_, seed) => leftOut(table(7, 12), String(seed)));
  expect(new Set(runs.map((run) => run.length))).toEqual(new Set([8]));
  expect(leftOut(table(7, 12), '3')).toEqual(runs[3]);
  const always = Array.from({ length: 12 }, (_, at) => at).filter((at) =>
    runs.every((run) => run.includes(at)),
  );
  expect(always).toEqual([]);
});

it('plays two rows of each short table, and what is no row', () => {
  const tests = [...table(7, 2), ...table(9, 3), {}, { each: true }];
  const left = leftOut(tests, '1');
  expect(left).toHaveLength(1);
  expect(left[0]).toBeGreaterThan(1);
  expect(left[0]).toBeLessThan(5);
});

it('plays all of them where that is asked for', () => {
  expect(leftOut(table(7, 12), '1', { TEST_CASES: 'all' })).toEqual([]);
});
