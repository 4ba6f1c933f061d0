// Runs a benchmark of the engine as the product runs the engine: with the memory options of its child processes.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { CHILD_ENV, CHILD_OPTIONS } from '#server/children/child-memory.ts';

/** Returns only in a process with these options; any other one starts such a process, and ends with it. */
export function runAsChild(): void {
  if (CHILD_OPTIONS.every((option) => process.execArgv.includes(option))) return;
  const env = { ...process.env, ...CHILD_ENV };
  const options = [...process.execArgv, ...CHILD_OPTIONS, ...process.argv.slice(1)];
  const { status } = spawnSync(process.execPath, options, { stdio: 'inherit', env });
  process.exit(status ?? 1);
}
