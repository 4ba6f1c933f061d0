// Notices when the event loop of a child process no longer turns.
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';

/** What a child sends each second, as long as it can. */
export const HEARTBEAT = 'heartbeat';
export const HEARTBEAT_MS = 1000;

const LOOK_MS = 1000;

export type HeartbeatLimits = {
  /** So long it may be silent while it uses the processor (milliseconds of wall time and of processor time). */
  spinningMs: number;
  /** So long it may be silent whatever the reason: paused, or starved by its neighbours. */
  silentMs: number;
};

export const USUAL_LIMITS: HeartbeatLimits = { spinningMs: 10_000, silentMs: 60_000 };

/**
 * Calls `onSilent` once, with words for the log, when the child has sent no heartbeat for too long. It is watched from
 * its first heartbeat on, until it exits. A child that merely waits for the processor uses none of it, and is given
 * longer than one that spins.
 */
export function watchHeartbeat(
  child: ChildProcess,
  onSilent: (cause: string) => void,
  { spinningMs, silentMs }: HeartbeatLimits = USUAL_LIMITS,
): void {
  let lastMessageAt = 0;
  let usedThen: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  child.on('message', (message) => {
    if (message !== HEARTBEAT) return;
    lastMessageAt = performance.now();
    usedThen = readProcessorMs(child.pid);
    timer ??= setInterval(look, Math.min(LOOK_MS, spinningMs / 4)).unref();
  });
  child.once('exit', () => clearInterval(timer));

  function look(): void {
    const silence = performance.now() - lastMessageAt;
    if (silence < spinningMs) return;
    const used = readProcessorMs(child.pid);
    // Where it cannot be told, silence alone has to do.
    const hasSpun = used === null || usedThen === null || used - usedThen >= spinningMs / 2;
    if (!hasSpun && silence < silentMs) return;
    clearInterval(timer);
    onSilent(`no answer for ${Math.round(silence / 1000)} seconds`);
  }
}

/** Processor time that a process has used, or null where it cannot be read. Linux counts it in hundredths of a second. */
function readProcessorMs(pid: number | undefined): number | null {
  if (pid === undefined || process.platform !== 'linux') return null;
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null; // it has just ended
  }
}
