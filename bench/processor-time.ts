// How much of the processor work takes: other work on the machine would be counted by the clock.
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';

/** Seconds of the processor, in this process. */
export async function worked(work: () => Promise<unknown>): Promise<number> {
  const began = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e6;
}

/** The same of the programs that the work starts; where the system does not tell, by the clock. */
export async function workedByPrograms(work: () => Promise<unknown>): Promise<number> {
  const began = readProgramSeconds() ?? performance.now() / 1000;
  await work();
  return (readProgramSeconds() ?? performance.now() / 1000) - began;
}

/** Of all programs that were started here and have ended. Linux counts in hundredths. */
function readProgramSeconds(): number | undefined {
  if (!existsSync('/proc/self/stat')) return undefined;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / 100;
}
