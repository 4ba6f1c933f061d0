// The caller's own tasks as one long wall: everything that is known of it, whole tasks near what is looked at.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Task } from '#contract/task.ts';
import { loadAgain, loadAll, loadHead, loadNext, readWall } from './load-wall.ts';
import { usePendingDeletes } from './pending-deletes.ts';
import { taskKeys } from './task-cache.ts';
import type { TaskFilter } from './task-cache.ts';
import { forgetFar, listWorks } from './task-wall.ts';
import type { TaskWall, WallWork } from './task-wall.ts';
import { useIsGuest, useUserId } from '../me/use-me.ts';

/** Pages kept whole before and after what is looked at. */
const PAGES_NEAR = 3;
/** One who scrolls on does not mean the pages in between. */
const REST_MS = 80;
/** Back finds the place for so long. */
const KEPT_MS = 30 * 60_000;

export type TaskWallView = {
  /** Newest first; without those that are being deleted. */
  works: readonly WallWork[];
  /** Undefined where only its geometry is known. */
  taskOf: (id: string) => Task | undefined;
  total: number | null;
  isLoading: boolean;
  error: Error | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** The next page did not come. */
  hasMoreFailed: boolean;
  loadMore: () => void;
  retry: () => void;
  /** These works, by their place, are looked at: they come whole, and those far from them go. */
  lookAt: (first: number, last: number) => void;
  /** Ids of the whole list, loaded to its end. */
  loadIds: (onProgress: (known: number) => void, signal: AbortSignal) => Promise<string[]>;
};

/** For a guest nothing is asked and the wall stays empty. */
export function useTaskWall(filter: TaskFilter): TaskWallView {
  const client = useQueryClient();
  const userId = useUserId();
  const isGuest = useIsGuest();
  const pending = usePendingDeletes((state) => state.ids);
  const key = JSON.stringify(filter);
  // The same filter is the same object, so that nothing that hangs on it is made anew.
  const wanted = useMemo(() => JSON.parse(key) as TaskFilter, [key]);
  const query = useQuery<TaskWall>({
    queryKey: taskKeys.wall(wanted),
    queryFn: ({ signal }) => loadHead(client, wanted, signal),
    enabled: userId !== null,
    structuralSharing: false, // what stayed the same is the same already
    gcTime: KEPT_MS,
  });
  const wall = query.data;
  const spine = wall?.pages.map(({ works }) => works);
  // Tasks come and go without changing what the wall looks like.
  const works = useSame(
    spine,
    () => (wall ? listWorks(wall).filter(({ id }) => !pending.has(id)) : []),
    pending,
  );
  const tasks = useMemo(
    () => new Map((wall?.pages ?? []).flatMap((page) => page.tasks ?? []).map((task) => [task.id, task])),
    [wall],
  );
  const [more, setMore] = useState<{ key: string; state: 'loading' | 'failed' } | null>(null);
  const moreState = more?.key === key ? more.state : null;

  const loadMore = useCallback(() => {
    setMore({ key, state: 'loading' });
    loadNext(client, wanted).then(
      () => setMore(null),
      () => setMore({ key, state: 'failed' }),
    );
  }, [client, wanted, key]);

  const [look, setLook] = useState<{ first: string; last: string } | null>(null);
  const lookAt = useCallback(
    (first: number, last: number) => {
      const [from, to] = [works[first]?.id, works[last]?.id];
      if (!from || !to) return;
      setLook((before) =>
        before?.first === from && before.last === to ? before : { first: from, last: to },
      );
    },
    [works],
  );
  useEffect(() => {
    if (!look) return;
    const timer = setTimeout(() => {
      const now = readWall(client, wanted);
      if (!now) return;
      const pageOf = (id: string) => now.pages.findIndex((page) => page.works.some((work) => work.id === id));
      const [first, last] = [Math.max(0, pageOf(look.first)), Math.max(0, pageOf(look.last))];
      const kept = forgetFar(now, first - PAGES_NEAR, last + PAGES_NEAR);
      const { dataUpdatedAt: updatedAt } = client.getQueryState(taskKeys.wall(wanted)) ?? {};
      if (kept !== now) client.setQueryData<TaskWall>(taskKeys.wall(wanted), kept, { updatedAt });
      for (const { cursor, tasks: whole } of kept.pages.slice(Math.max(0, first - 1), last + 2)) {
        // A page that does not come leaves its places empty; it is asked for again by the next look.
        if (cursor !== null && whole === null) loadAgain(client, wanted, cursor).catch(() => setLook(null));
      }
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [look, client, wanted]);

  const loadIds = useCallback(
    async (onProgress: (known: number) => void, signal: AbortSignal) => {
      await loadAll(client, wanted, onProgress, signal);
      const { ids: hidden } = usePendingDeletes.getState();
      return listWorks(readWall(client, wanted)).flatMap(({ id }) => (hidden.has(id) ? [] : [id]));
    },
    [client, wanted],
  );

  const total = wall?.total ?? null;
  const hidden = useMemo(
    () => (pending.size === 0 ? 0 : listWorks(wall).filter(({ id }) => pending.has(id)).length),
    [wall, pending],
  );
  return {
    works,
    taskOf: useCallback((id: string) => tasks.get(id), [tasks]),
    total: total === null ? null : total - hidden,
    isLoading: query.isPending && !isGuest,
    error: query.isError && !wall ? query.error : null,
    hasMore: Boolean(wall?.next),
    isLoadingMore: moreState === 'loading',
    hasMoreFailed: moreState === 'failed',
    loadMore,
    retry: () => void query.refetch(),
    lookAt,
    loadIds,
  };
}

/** A value made of a list of parts and one more thing: made anew only when one of them is another object. */
function useSame<Value>(parts: readonly unknown[] | undefined, make: () => Value, other: unknown): Value {
  const all = [...(parts ?? []), other];
  const [last, setLast] = useState(() => ({ all, value: make() }));
  if (all.length === last.all.length && all.every((part, at) => part === last.all[at])) return last.value;
  const next = { all, value: make() };
  setLast(next);
  return next.value;
}
