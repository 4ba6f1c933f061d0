// Lets everything else go first: whoever waits for a page is served before a video that is being made.
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import process from 'node:process';

const NICENESS = 19;
/** The kernel takes a session's niceness from ordinary users once in a tenth of a second, for the whole machine. */
const RETRY_MS = 150;
const RETRIES = 20;

/**
 * A Linux for desktops shares the processor out between sessions first (autogroups), and heeds niceness only within
 * one. A program that leads a session of its own has its session lowered too: `ownsSession` says that it does.
 * Not every system lets us, and the program may be gone already; the work is done all the same.
 */
export function lowerPriority(
  pid: number | undefined,
  { ownsSession = false }: { ownsSession?: boolean } = {},
): void {
  if (pid === undefined) return;
  try {
    os.setPriority(pid, NICENESS);
  } catch {
    // See above.
  }
  if (ownsSession && process.platform === 'linux') lowerSession(pid, RETRIES);
}

function lowerSession(pid: number, retries: number): void {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(NICENESS));
  } catch (error) {
    const isTooSoon = error instanceof Error && 'code' in error && error.code === 'EAGAIN';
    // Anything else: see above.
    if (isTooSoon && retries > 0) setTimeout(lowerSession, RETRY_MS, pid, retries - 1).unref();
  }
}
