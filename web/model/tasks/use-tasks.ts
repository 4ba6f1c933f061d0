// The caller's own tasks as a list that grows, and a single one; for every module that shows tasks.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { taskDetail, taskList } from '#contract/task.ts';
import type { PublicTask, Task } from '#contract/task.ts';
import { call } from '#web/api/call.ts';
import { usePendingDeletes } from './pending-deletes.ts';
import { taskKeys } from './task-cache.ts';
import type { TaskFilter, TaskPages } from './task-cache.ts';
import { useUserId } from '../me/use-me.ts';

/** Reads of a screen: errors stand in the place of the list, not in a toast. */
const quietly = { extractData: true, showLoading: false, showError: false } as const;

const PAGE_SIZE = 24;
const ONE_MINUTE_MS = 60_000;

export type TaskList = {
  tasks: Task[];
  total: number | null;
  isLoading: boolean;
  error: Error | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  retry: () => void;
};

/** For a guest nothing is asked and the list stays empty. */
export function useTasks(filter: TaskFilter, isWanted = true): TaskList {
  const userId = useUserId();
  const pending = usePendingDeletes((state) => state.ids);
  const query = useInfiniteQuery<
    Awaited<ReturnType<typeof fetchPage>>,
    Error,
    TaskPages,
    readonly unknown[],
    string | null
  >({
    queryKey: taskKeys.list(filter),
    queryFn: ({ pageParam, signal }) => fetchPage(filter, pageParam, signal),
    initialPageParam: null,
    getNextPageParam: (page) => page.next_cursor,
    enabled: isWanted && userId !== null,
  });
  const pages = query.data?.pages;
  const tasks = useMemo(() => {
    // A list that moves between two pages may bring a task twice.
    const seen = new Set<string>();
    return (pages ?? []).flatMap((page) =>
      page.items.filter(({ id }) => !pending.has(id) && !seen.has(id) && seen.add(id)),
    );
  }, [pages, pending]);
  const hidden = (pages ?? []).flatMap((page) => page.items).filter(({ id }) => pending.has(id)).length;
  const total = pages?.[0]?.total ?? null;
  return {
    tasks,
    total: total === null ? null : total - hidden,
    isLoading: query.isPending && userId !== null,
    error: query.isError && !pages ? query.error : null,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

function fetchPage(filter: TaskFilter, cursor: string | null, signal: AbortSignal) {
  const input = { ...filter, page_size: PAGE_SIZE, ...(cursor ? { cursor } : {}) };
  return call(taskList, input, { ...quietly, signal });
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

export function isOwnTask(task: Task | PublicTask): task is Task {
  return 'receipt' in task;
}
