// How far a running task is, in numbers that only grow, from what the server said and the time since.
import { useEffect, useState } from 'react';
import { TASK_STATUS } from '#contract/task.ts';
import type { Task } from '#contract/task.ts';

/** Where no progress is told the estimate stops here: the rest is never promised. */
const LAST_GUESS_PERCENT = 95;
/** How fast the guess nears its end: at the usual time it stands at about 85. */
const STEEPNESS = 2.2;
const LATE_AFTER = 1.5;
const TICK_MS = 500;

export type TaskProgress = {
  /** 0–99; null while it waits. */
  percent: number | null;
  /** Seconds that are left by the server's estimate; 0 when it is over. */
  secondsLeft: number;
  /** It takes longer than usual by half. */
  isLate: boolean;
  /** Nine of ten such tasks have ended by then. */
  mostLeft: number;
};

/** What this page has seen of a task: clocks of server and browser differ, so only our own is read. */
type Sighting = {
  runningSince: number | null;
  firstEta: number;
  eta: number;
  etaAt: number;
  percent: number;
};

const sightings = new Map<string, Sighting>();

type Running = Pick<Task, 'id' | 'status' | 'progress' | 'eta_seconds' | 'eta_most_seconds' | 'held'>;

/** Kept apart from the clock so that it can be tested. Times in milliseconds. */
export function measureProgress(task: Running, now: number): TaskProgress {
  const seen = sightings.get(task.id) ?? {
    runningSince: null,
    firstEta: task.eta_seconds,
    eta: task.eta_seconds,
    etaAt: now,
    percent: 0,
  };
  sightings.set(task.id, seen);
  if (task.status === TASK_STATUS.processing && seen.runningSince === null) {
    seen.runningSince = now;
    seen.firstEta = Math.max(1, task.eta_seconds);
  }
  if (task.eta_seconds !== seen.eta) Object.assign(seen, { eta: task.eta_seconds, etaAt: now });
  const secondsLeft = Math.max(0, Math.round(seen.eta - (now - seen.etaAt) / 1000));
  const mostLeft = secondsLeft + Math.max(0, task.eta_most_seconds - task.eta_seconds);
  if (seen.runningSince === null) return { percent: null, secondsLeft, mostLeft, isLate: false };
  const share = (now - seen.runningSince) / 1000 / seen.firstEta;
  const guess = LAST_GUESS_PERCENT * (1 - Math.exp(-STEEPNESS * share));
  seen.percent = Math.min(99, Math.max(seen.percent, task.progress > 0 ? task.progress : guess));
  return { percent: seen.percent, secondsLeft, mostLeft, isLate: share > LATE_AFTER && !task.held };
}

export function useTaskProgress(task: Running): TaskProgress {
  const [now, setNow] = useState(() => Date.now());
  const isRunning = task.status === TASK_STATUS.queued || task.status === TASK_STATUS.processing;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return measureProgress(task, now);
}
