// Which rows of the tables of a test file (`it.each`) a run leaves out: the rows of one table go through one test, and are
// many of one kind (docs/decisions/0061).
import path from 'node:path';
import type { RunnerTask, RunnerTestFile } from 'vitest';
import { drawCases } from './draw-cases.ts';

/** Of a longer table a third is played, and never fewer than these. */
const ALWAYS = 2;
const SHARE = 3;

type Drawing = Parameters<typeof drawCases>[3];

export function listUndrawnRows(
  file: Pick<RunnerTestFile, 'filepath' | 'tasks'>,
  drawing?: Drawing,
): Set<RunnerTask> {
  const tables = Map.groupBy(listRows(file.tasks), ({ suite, location }) =>
    [path.basename(file.filepath), suite?.fullName, location?.line, location?.column].join(' '),
  );
  return new Set(
    [...tables].flatMap(([name, rows]) => {
      const drawn = new Set(drawCases(name, rows, Math.max(ALWAYS, Math.ceil(rows.length / SHARE)), drawing));
      return rows.filter((row) => !drawn.has(row));
    }),
  );
}

/** Those that say where their table is: without it nobody knows which rows belong together. */
function listRows(tasks: readonly RunnerTask[]): RunnerTask[] {
  return tasks.flatMap((task) => {
    if (task.type === 'suite') return listRows(task.tasks);
    return task.each && task.location ? [task] : [];
  });
}
