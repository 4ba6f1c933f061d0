// Leaves out the rows of tables that a run has not drawn (a setup file of vitest).
import { beforeEach, type RunnerTask, type RunnerTestFile } from 'vitest';
import { listUndrawnRows } from './draw-rows.ts';

const undrawn = new WeakMap<RunnerTestFile, Set<RunnerTask>>();

beforeEach(({ task, skip }) => {
  const rows = undrawn.get(task.file) ?? listUndrawnRows(task.file);
  undrawn.set(task.file, rows);
  skip(rows.has(task), 'not drawn in this run');
});
