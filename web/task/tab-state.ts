// What the tab says of running tasks while another one is looked at: how far they are, and that they have ended.
import { useEffect } from 'react';
import { create } from 'zustand';
import { TASK_STATUS } from '#contract/task.ts';
import type { StatusOf } from '#contract/task.ts';
import { isRunning } from '#web/model/tasks/task-shape.ts';
import { isParked } from './polling-entry.ts';
import { usePollingStore } from './polling-store.ts';
import type { PollingState } from './polling-store.ts';

/** `percent` of all that runs; an end is told until somebody looks. */
export type TabState = { kind: 'running'; percent: number } | { kind: 'ready' | 'failed' };

/** The ends that came while nobody looked at this tab. */
const useHiddenEnds = create<{ ends: readonly StatusOf[] }>()(() => ({ ends: [] }));

/** Does nothing while somebody looks. */
export function noteHiddenEnds(ends: readonly StatusOf[]): void {
  if (!document.hidden) return;
  useHiddenEnds.setState((state) => ({
    ends: [...state.ends.filter(({ id }) => !ends.some((end) => end.id === id)), ...ends],
  }));
}

/** Null where nothing runs, and where whoever looks sees all of it. */
export function readTabState(
  { entries, statuses }: Pick<PollingState, 'entries' | 'statuses'>,
  ends: readonly StatusOf[],
): TabState | null {
  const running = entries.filter((entry) => !isParked(entry) && isRunning(statuses[entry.id] ?? QUEUED));
  if (running.length > 0) {
    const sum = running.reduce((total, { id }) => total + (statuses[id]?.progress ?? 0), 0);
    return { kind: 'running', percent: Math.floor(sum / running.length) };
  }
  const told = ends.filter(({ error_code }) => error_code !== 'canceled');
  if (told.length === 0) return null;
  return { kind: told.some(({ status }) => status === TASK_STATUS.completed) ? 'ready' : 'failed' };
}

/** Just posted: nothing was heard of it yet. */
const QUEUED = { status: TASK_STATUS.queued };

export function useTabState(): TabState | null {
  const ends = useHiddenEnds((state) => state.ends);
  const kind = usePollingStore((state) => readTabState(state, ends)?.kind ?? null);
  const percent = usePollingStore((state) => {
    const read = readTabState(state, ends);
    return read?.kind === 'running' ? read.percent : 0;
  });
  useEffect(() => {
    const look = () => {
      if (!document.hidden) useHiddenEnds.setState({ ends: [] });
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  if (kind === null) return null;
  return kind === 'running' ? { kind, percent } : { kind };
}
