// The caller's own tasks as a list that grows, and a single one; for every module that shows tasks.
import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { taskDetail, taskList } from '#contract/task.ts';
import type { PublicTask, Task } from '#contract/task.ts';
import { call } from '#web/api/call.ts';
import { usePendingDeletes, withoutHidden } from './pending-deletes.ts';
import { taskKeys } from './task-cache.ts';
import type { TaskFilter } from './task-cache.ts';
import { prefetchPaged, usePaged } from '../use-paged.ts';
import type { PagedList } from '../use-paged.ts';
import { useUserId } from '../me/use-me.ts';

/** Reads of a screen: errors stand in the place of the list, not in a toast. */
const quietly = { extractData: true, showLoading: false, showError: false } as const;

const PAGE_SIZE = 24;
const ONE_MINUTE_MS = 60_000;

export type TaskList = PagedList<Task> & {
  /** Without those that are being deleted. */
  tasks: Task[];
};

/** For a guest nothing is asked and the list stays empty. */
export function useTasks(filter: TaskFilter, isWanted = true): TaskList {
  const userId = useUserId();
  const pending = usePendingDeletes();
  const list = usePaged(taskList, filter, {
    ...listOf(filter),
    isWanted: isWanted && userId !== null,
  });
  const { items, total } = list;
  const tasks = useMemo(() => items.flatMap((task) => withoutHidden(task, pending) ?? []), [items, pending]);
  return { ...list, tasks, total: total === null ? null : total - (items.length - tasks.length) };
}

/** The beginning of such a list, before anybody looks at it. */
export function prefetchTasks(client: QueryClient, filter: TaskFilter): void {
  prefetchPaged(client, taskList, filter, listOf(filter));
}

function listOf(filter: TaskFilter) {
  return { queryKey: taskKeys.list(filter), pageSize: PAGE_SIZE };
}

/** One own task; `seed` is what is known of it already. */
export function useTask(id: string | null, seed?: Task) {
  const userId = useUserId();
  return useQuery<Task | PublicTask>({
    queryKey: taskKeys.one(id ?? ''),
    queryFn: ({ signal }) => call(taskDetail, { id: id ?? '' }, { ...quietly, signal }),
    enabled: id !== null && userId !== null,
    placeholderData: seed,
    // Statuses keep it true while it runs; an ended task changes only by acts of this page.
    staleTime: ONE_MINUTE_MS,
  });
}

/** An own task without the images that are being deleted. */
export function useShownTask(task: Task | undefined): Task | undefined {
  const pending = usePendingDeletes();
  return useMemo(() => task && (withoutHidden(task, pending) ?? undefined), [task, pending]);
}

export function isOwnTask(task: Task | PublicTask): task is Task {
  return 'receipt' in task;
}
