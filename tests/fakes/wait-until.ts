// Waits in tests for something that another process or a timer brings about.
import { setTimeout as sleep } from 'node:timers/promises';

/** Returns what `look` answers as soon as it is not undefined or false; fails after the time, saying what was awaited. */
export async function waitUntil<Found>(
  what: string,
  look: () => Promise<Found | undefined | false> | Found | undefined | false,
  limitMs = 15_000,
): Promise<Found> {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    await sleep(50);
  }
  throw new Error(`waited ${limitMs} ms in vain: ${what}`);
}
