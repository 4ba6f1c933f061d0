// How much processor time a process and all it has started have had, and whether they would take more; on Linux.
import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';

export type ProcessorUse = {
  /** Never falling as long as the process lives. */
  seconds: number;
  /** All of its threads sleep: none runs, waits for the processor or the disk, or was stopped by somebody. */
  isAsleep: boolean;
};

/** The kernel tells times in hundredths of a second, on every architecture that Node runs on. */
const TICKS_A_SECOND = 100;

/** Null where it cannot be told: on another system, of a process that is gone, or of one that is hidden from us. */
export function readProcessorUse(pid: number): ProcessorUse | null {
  if (process.platform !== 'linux') return null;
  try {
    return addUp(pid);
  } catch {
    return null;
  }
}

function addUp(pid: number): ProcessorUse {
  const { seconds } = readStat(`/proc/${pid}/stat`);
  const use = { seconds, isAsleep: true };
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const folder = `/proc/${pid}/task/${thread}`;
    try {
      if (!readStat(`${folder}/stat`).isAsleep) use.isAsleep = false;
      for (const child of readFileSync(`${folder}/children`, 'utf8').split(' ').filter(Boolean)) {
        const theirs = addUp(Number(child));
        use.seconds += theirs.seconds;
        if (!theirs.isAsleep) use.isAsleep = false;
      }
    } catch {
      // It ended between two looks; what a program had is in its parent's time then.
    }
  }
  return use;
}

function readStat(file: string): ProcessorUse {
  const text = readFileSync(file, 'latin1');
  // The name comes second, in brackets, and may hold anything.
  const [state = '', ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  // Fields 14 to 17: of its own in user and kernel mode, then of the children that it has waited for.
  const ticks = rest.slice(10, 14).reduce((sum, field) => sum + Number(field), 0);
  return { seconds: ticks / TICKS_A_SECOND, isAsleep: 'SIZX'.includes(state) };
}
