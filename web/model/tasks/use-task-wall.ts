// The caller's own tasks as one long wall: everything that is known of it, whole tasks near what is looked at.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Task } from '#contract/task.ts';
import { loadAgain, loadAll, loadHead, loadNext, loadUntil, readWall } from './load-wall.ts';
import type { Followed } from './load-wall.ts';
import { usePendingDeletes, withoutHidden } from './pending-deletes.ts';
import type { PendingDeletes } from './pending-deletes.ts';
import { taskKeys } from './task-cache.ts';
import type { TaskFilter } from './task-cache.ts';
import { countHanging, forgetFar, listWorks, reachesBackTo } from './task-wall.ts';
import type { TaskWall } from './task-wall.ts';
import { takeFromWork } from './wall-work.ts';
import type { WallWork } from './wall-work.ts';
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
  /** Images of the whole list. */
  total: number | null;
  /** With those that are being deleted: as the server counts. */
  counted: number | null;
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
  /** The whole list, loaded to its end; told on the way is the number of its images that are known. */
  loadWorks: (follow: Followed) => Promise<WallWork[]>;
  /** Loads on, one page at least, until works that are older than this moment are known, or the list ends. */
  loadBackTo: (moment: number, follow: Followed) => Promise<void>;
};

/** The beginning of a wall, before anybody looks at it. */
export function prefetchTaskWall(client: QueryClient, filter: TaskFilter): void {
  void client.prefetchQuery(wallOf(client, filter));
}

function wallOf(client: QueryClient, filter: TaskFilter) {
  return {
    queryKey: taskKeys.wall(filter),
    queryFn: ({ signal }: { signal: AbortSignal }) => loadHead(client, filter, signal),
    structuralSharing: false, // what stayed the same is the same already
    gcTime: KEPT_MS,
  };
}

/** For a guest nothing is asked and the wall stays empty. */
export function useTaskWall(filter: TaskFilter): TaskWallView {
  const client = useQueryClient();
  const userId = useUserId();
  const isGuest = useIsGuest();
  const pending = usePendingDeletes();
  const key = JSON.stringify(filter);
  // The same filter is the same object, so that nothing that hangs on it is made anew.
  const wanted = useMemo(() => JSON.parse(key) as TaskFilter, [key]);
  const query = useQuery<TaskWall>({ ...wallOf(client, wanted), enabled: userId !== null });
  const wall = query.data;
  const spine = wall?.pages.map(({ works }) => works);
  // Tasks come and go without changing what the wall looks like.
  const works = useSame(spine, () => (wall ? listShown(wall, pending) : []), pending);
  const tasks = useMemo(
    () =>
      new Map(
        (wall?.pages ?? [])
          .flatMap((page) => page.tasks ?? [])
          .map((task) => [task.id, withoutHidden(task, pending) ?? task]),
      ),
    [wall, pending],
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

  const loadWorks = useCallback(
    async (follow: Followed) => {
      await loadAll(client, wanted, follow);
      return listShown(readWall(client, wanted), usePendingDeletes.getState());
    },
    [client, wanted],
  );
  const loadBackTo = useCallback(
    (moment: number, follow: Followed) =>
      loadUntil(client, wanted, (known) => reachesBackTo(known, moment), follow),
    [client, wanted],
  );

  const total = wall?.total ?? null;
  const hidden = useMemo(() => {
    if (!wall || (pending.ids.size === 0 && pending.images.size === 0)) return 0;
    const count = (some: readonly WallWork[]) => some.reduce((sum, { images }) => sum + images.length, 0);
    return countHanging(wall) - count(listShown(wall, pending));
  }, [wall, pending]);
  return {
    works,
    taskOf: useCallback((id: string) => tasks.get(id), [tasks]),
    total: total === null ? null : total - hidden,
    counted: total,
    isLoading: query.isPending && !isGuest,
    error: query.isError && !wall ? query.error : null,
    hasMore: Boolean(wall?.next),
    isLoadingMore: moreState === 'loading',
    hasMoreFailed: moreState === 'failed',
    loadMore,
    retry: () => void query.refetch(),
    lookAt,
    loadWorks,
    loadBackTo,
  };
}

/** Without what is being deleted. */
function listShown(wall: TaskWall | undefined, { ids, images }: PendingDeletes): WallWork[] {
  const works = listWorks(wall);
  if (ids.size === 0 && images.size === 0) return works;
  return works.flatMap((work) => {
    if (ids.has(work.id)) return [];
    const hidden = images.get(work.id);
    return hidden ? (takeFromWork(work, hidden) ?? []) : work;
  });
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
