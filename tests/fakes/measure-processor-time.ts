// What a piece of work costs the processor, whatever else the machine is doing.
import process from 'node:process';

/** Of a processor that others use as well, hardly one run in ten is as quick as alone. */
const RUNS = 20;

/**
 * Returns milliseconds, of the cheapest of several runs: the first may compile, and any may be interrupted. The first run
 * that costs less than `enough` is the last. Of the process, for that of one thread counts in steps of several
 * milliseconds on some systems.
 */
export function measureProcessorTime(work: () => unknown, enough: number, runs = RUNS): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs && least >= enough; run += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
