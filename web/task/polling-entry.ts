// What is remembered of a running task, and the rules of spec §9 on when it is asked about. No clock, no storage.
import * as z from 'zod/mini';
import {
  POLL_CLEANUP_AGE_MS,
  POLL_INTERVAL_MS,
  POLL_MAX_ATTEMPTS,
  POLL_RESTORE_MS,
} from '#contract/limits.ts';
import { TOOL_TYPES } from '#contract/tool-names.ts';

/** Times in epoch milliseconds; the fields are those of spec §3. */
export const PollingEntry = z.object({
  id: z.string(),
  startTime: z.number(),
  attempts: z.number(),
  maxAttempts: z.number(),
  taskType: z.number().check(z.refine((type) => Object.values(TOOL_TYPES).some((known) => known === type))),
  lastCheckTime: z.number(),
});
export type PollingEntry = z.infer<typeof PollingEntry>;

export function createEntry(id: string, taskType: number, now: number): PollingEntry {
  return { id, startTime: now, attempts: 0, maxAttempts: POLL_MAX_ATTEMPTS, taskType, lastCheckTime: 0 };
}

/** All its attempts are used up: it is asked about no more until somebody revives it. */
export function isParked(entry: PollingEntry): boolean {
  return entry.attempts >= entry.maxAttempts;
}

export function reviveEntry(entry: PollingEntry): PollingEntry {
  return isParked(entry) ? { ...entry, attempts: 0, lastCheckTime: 0 } : entry;
}

/** Timers are late or early by a little; a check that is due in this time is made now. */
const TIMER_SLACK_MS = 250;

export function isDue(entry: PollingEntry, now: number): boolean {
  return !isParked(entry) && now - entry.lastCheckTime >= POLL_INTERVAL_MS - TIMER_SLACK_MS;
}

export type Sorted = { kept: PollingEntry[]; dropped: PollingEntry[] };

/** After a reload: only entries younger than 30 minutes are asked about again, with their attempts. */
export function restoreEntries(entries: readonly PollingEntry[], now: number): Sorted {
  return sortByAge(entries, now, POLL_RESTORE_MS);
}

/** Every ten minutes: what is older than an hour is asked about no more. */
export function cleanEntries(entries: readonly PollingEntry[], now: number): Sorted {
  return sortByAge(entries, now, POLL_CLEANUP_AGE_MS);
}

function sortByAge(entries: readonly PollingEntry[], now: number, ageMs: number): Sorted {
  const isYoung = (entry: PollingEntry) => now - entry.startTime < ageMs;
  return { kept: entries.filter(isYoung), dropped: entries.filter((entry) => !isYoung(entry)) };
}

/** What two tabs remember, as one: a task that one of them has seen the end of is over for both. */
export function mergeEntries(
  ours: readonly PollingEntry[],
  theirs: readonly PollingEntry[],
  seen: readonly string[],
): PollingEntry[] {
  const over = new Set(seen);
  const merged = new Map<string, PollingEntry>();
  for (const entry of [...theirs, ...ours]) if (!over.has(entry.id)) merged.set(entry.id, entry);
  return [...merged.values()];
}
