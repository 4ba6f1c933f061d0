// Follows running tasks to their end: polling as spec §9 has it, the reconcile call, and whatever a stream brings.
import { POLL_CLEANUP_EVERY_MS, POLL_INTERVAL_MS } from '#contract/limits.ts';
import { TASK_STATUS } from '#contract/task.ts';
import type { StatusOf, Task } from '#contract/task.ts';
import { cleanEntries, isDue, isParked, restoreEntries } from './polling-entry.ts';
import type { PollingState } from './polling-store.ts';

/** The reconcile call is made at most once in this time, however often the page changes. */
const RECONCILE_EVERY_MS = 60_000;

/** The call takes at most so many ids. */
const IDS_PER_CALL = 50;

export type WatcherParts = {
  store: { getState: () => PollingState };
  now: () => number;
  isVisible: () => boolean;
  /** Statuses of those among the ids that still exist. */
  fetchStatuses: (ids: readonly string[]) => Promise<StatusOf[]>;
  /** The caller's tasks that wait or run, on any device. */
  fetchRunning: () => Promise<Task[]>;
  onStatus: (status: StatusOf) => void;
  onRunning: (tasks: Task[]) => void;
  /** Ends that nobody has announced on this device before. */
  onEnds: (ends: StatusOf[]) => void;
  /** These have used up their attempts. They may well come still. */
  onTimeout: (ids: string[], timeout: PollingTimeout) => void;
};

/** A task was asked about as often as may be, and has not ended. It may well end still. */
export class PollingTimeout extends Error {
  constructor() {
    super('polling timeout');
    this.name = 'PollingTimeout';
  }
}

export type TaskWatcher = {
  /** Restores what was running before and begins. */
  start: () => void;
  stop: () => void;
  /** One task was just posted, by this tab. */
  follow: (id: string, taskType: number) => void;
  /** A status from anywhere: a poll, a stream, the answer to a cancel. */
  take: (status: StatusOf) => void;
  /** Somebody looks: parked tasks get fresh attempts and are asked about at once. */
  revive: (ids?: readonly string[]) => void;
  /** Finds what other devices started and what ended unseen; held back to once a minute unless forced. */
  reconcile: (isForced?: boolean) => Promise<void>;
  tick: () => Promise<void>;
};

export function isEnded(status: Pick<StatusOf, 'status'>): boolean {
  return status.status === TASK_STATUS.completed || status.status === TASK_STATUS.failed;
}

export function createTaskWatcher(parts: WatcherParts): TaskWatcher {
  const { store, now } = parts;
  /** Dropped from polling by age; asked about once more by the next reconcile. */
  const lookedFor = new Set<string>();
  let timers: ReturnType<typeof setInterval>[] = [];
  let lastReconcile = Number.NEGATIVE_INFINITY;
  let isTicking = false;

  function takeAll(statuses: readonly StatusOf[]) {
    const ends: StatusOf[] = [];
    for (const status of statuses) {
      if (store.getState().seen.includes(status.id) || isStale(status)) continue;
      store.getState().setStatus(status);
      parts.onStatus(status);
      if (!isEnded(status)) store.getState().add(status.id, status.type, now());
      else if (store.getState().claimEnd(status.id)) ends.push(status);
    }
    if (ends.length > 0) parts.onEnds(ends);
  }

  /** A slow poll may bring what a stream has overtaken. */
  function isStale(status: StatusOf): boolean {
    const known = store.getState().statuses[status.id];
    if (!known || isEnded(status)) return false;
    return known.status > status.status || known.progress > status.progress;
  }

  /** Asks; an id that is not answered is a task that is no more. */
  async function askAbout(ids: readonly string[]): Promise<void> {
    for (let at = 0; at < ids.length; at += IDS_PER_CALL) {
      const asked = ids.slice(at, at + IDS_PER_CALL);
      const statuses = await parts.fetchStatuses(asked);
      const answered = new Set(statuses.map((status) => status.id));
      for (const id of asked) if (!answered.has(id)) store.getState().remove(id);
      takeAll(statuses);
    }
  }

  async function tick(): Promise<void> {
    if (isTicking || !parts.isVisible()) return;
    const due = store.getState().entries.filter((entry) => isDue(entry, now()));
    if (due.length === 0) return;
    isTicking = true;
    // The attempt is written down before it is made: a reload in the middle does not win one back.
    for (const entry of due) {
      store.getState().patch(entry.id, { attempts: entry.attempts + 1, lastCheckTime: now() });
    }
    const ids = due.map((entry) => entry.id);
    // A check that fails by the network counts and is silent (product T6).
    await askAbout(ids).catch(() => undefined);
    isTicking = false;
    const timedOut = store
      .getState()
      .entries.filter((entry) => ids.includes(entry.id) && isParked(entry))
      .map((entry) => entry.id);
    if (timedOut.length > 0) parts.onTimeout(timedOut, new PollingTimeout());
  }

  function clean() {
    const { kept, dropped } = cleanEntries(store.getState().entries, now());
    if (dropped.length === 0) return;
    for (const entry of dropped) lookedFor.add(entry.id);
    store.getState().replace(kept);
  }

  async function reconcile(isForced = false): Promise<void> {
    if (!parts.isVisible() || (!isForced && now() - lastReconcile < RECONCILE_EVERY_MS)) return;
    lastReconcile = now();
    const known = new Set([...store.getState().entries.map((entry) => entry.id), ...lookedFor]);
    const running = await parts.fetchRunning().catch(() => null);
    if (!running) return;
    for (const task of running) store.getState().add(task.id, task.type, now());
    parts.onRunning(running);
    const runningIds = new Set(running.map((task) => task.id));
    const gone = [...known].filter((id) => !runningIds.has(id));
    if (gone.length > 0) await askAbout(gone).catch(() => undefined);
    lookedFor.clear();
  }

  return {
    start() {
      const { kept, dropped } = restoreEntries(store.getState().entries, now());
      for (const entry of dropped) lookedFor.add(entry.id);
      store.getState().replace(kept);
      store.getState().revive();
      timers = [setInterval(() => void tick(), POLL_INTERVAL_MS), setInterval(clean, POLL_CLEANUP_EVERY_MS)];
      void tick();
      void reconcile(true);
    },
    stop() {
      for (const timer of timers) clearInterval(timer);
      timers = [];
    },
    follow: (id, taskType) => store.getState().add(id, taskType, now()),
    take: (status) => takeAll([status]),
    revive(ids) {
      store.getState().revive(ids);
      void tick();
    },
    reconcile,
    tick,
  };
}
