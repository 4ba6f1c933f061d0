// Waits in tests for something that another process or a timer brings about.
import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_PAUSE_MS = 50;
/** Looks cost those who are looked at: what takes long is found later by no more than this. */
const LONGEST_PAUSE_MS = 250;
const GROWTH = 1.2;
/** Only what never comes is given up: children that make media let everything else on the machine go first. */
const LIMIT_MS = 120_000;

/** Returns what `look` answers as soon as it is not undefined or false; fails after the time, saying what was awaited. */
export async function waitUntil<Found>(
  what: string,
  look: () => Promise<Found | undefined | false> | Found | undefined | false,
  limitMs = LIMIT_MS,
): Promise<Found> {
  const end = Date.now() + limitMs;
  for (
    let pauseMs = FIRST_PAUSE_MS;
    Date.now() < end;
    pauseMs = Math.min(pauseMs * GROWTH, LONGEST_PAUSE_MS)
  ) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    await sleep(pauseMs);
  }
  throw new Error(`waited ${limitMs} ms in vain: ${what}`);
}
