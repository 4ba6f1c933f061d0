// What a piece of work costs the processor, whatever else the machine is doing.
import process from 'node:process';

/**
 * Milliseconds, of the cheapest of several runs: the first may compile, and any may be interrupted. Of the process, for
 * that of one thread counts in steps of several milliseconds on some systems.
 */
export function measureProcessorTime(work: () => unknown, runs = 5): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
