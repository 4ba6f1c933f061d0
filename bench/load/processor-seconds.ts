// What processes and all that they started have had of the processors so far.
import { readFileSync } from 'node:fs';
import { listDescendants } from '#tests/start-app.ts';

/** Of the clock of /proc. */
const TICKS_A_SECOND = 100;

export function readProcessorSeconds(pids: readonly number[]): number {
  const all = new Set(pids.flatMap((pid) => [pid, ...listDescendants(pid)]));
  return [...all].reduce((sum, pid) => sum + readTicks(pid), 0) / TICKS_A_SECOND;
}

/** With those of children that have ended and were waited for. */
function readTicks(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0);
  } catch {
    return 0; // it has ended meanwhile
  }
}
