// What something costs on the processor, judged so that a busy machine cannot make it dearer.
import process from 'node:process';

const RUNS = 4;

/** Seconds of processor time of the cheapest of a few runs. */
export function secondsOf(work: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1e6);
  }
  return least;
}
