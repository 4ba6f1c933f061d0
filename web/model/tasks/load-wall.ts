// Brings the pages of a wall of tasks into the page's memory: the next one, those that one comes back to, those until
// some day, all.
import type { QueryClient } from '@tanstack/react-query';
import { PAGE_SIZE_MAX } from '#contract/limits.ts';
import { taskList } from '#contract/task.ts';
import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { taskKeys } from './task-cache.ts';
import type { TaskFilter } from './task-cache.ts';
import { appendPage, beginWall, countHanging, mergeHead, refillPage } from './task-wall.ts';
import type { TaskWall } from './task-wall.ts';
import type { WallMarks } from './wall-work.ts';

/** How far a long way has come, and what stops it. */
export type Followed = { onProgress: (known: number) => void; signal: AbortSignal };

/** Errors stand in the place of the list, not in a toast. */
const quietly = { extractData: true, showLoading: false, showError: false } as const;

/** Too many calls at once: so long is waited where the server does not say. */
const PAUSE_SECONDS = 5;

/** Pages that are on their way: nobody asks twice. */
const coming = new Map<string, Promise<void>>();

/** The beginning of the list, before what was known of it. */
export async function loadHead(
  client: QueryClient,
  filter: TaskFilter,
  signal: AbortSignal,
): Promise<TaskWall> {
  const page = await fetchPage(filter, null, signal);
  const before = readWall(client, filter);
  return before ? mergeHead(before, page) : beginWall(page, marksOf(filter));
}

/** What follows the last page. Does nothing at the end of the list. */
export function loadNext(client: QueryClient, filter: TaskFilter, isFar = false): Promise<void> {
  const cursor = readWall(client, filter)?.next;
  if (!cursor) return Promise.resolve();
  return once(keyOf(filter, cursor), async () => {
    const page = await fetchPage(filter, cursor);
    change(client, filter, (wall) => appendPage(wall, cursor, page, isFar));
  });
}

/** A page that was reduced to its geometry. */
export function loadAgain(client: QueryClient, filter: TaskFilter, cursor: string): Promise<void> {
  return once(keyOf(filter, cursor), async () => {
    const page = await fetchPage(filter, cursor);
    change(client, filter, (wall) => refillPage(wall, cursor, page));
  });
}

/** Page by page to the end of the list. Stops when it is told to. What is known is told in images. */
export function loadAll(client: QueryClient, filter: TaskFilter, follow: Followed): Promise<void> {
  return loadUntil(client, filter, () => false, follow);
}

/** One page at least, and on until one is enough or the list ends; where the server asks for patience it waits. */
export async function loadUntil(
  client: QueryClient,
  filter: TaskFilter,
  isEnough: (wall: TaskWall) => boolean,
  { onProgress, signal }: Followed,
): Promise<void> {
  while (readWall(client, filter)?.next && !signal.aborted) {
    try {
      await loadNext(client, filter, true);
    } catch (error) {
      if (!(error instanceof CallError) || error.refusal !== 'too_many_requests') throw error;
      await pause(error.retryAfterSeconds ?? PAUSE_SECONDS, signal);
    }
    const wall = readWall(client, filter);
    onProgress(wall ? countHanging(wall) : 0);
    if (wall && isEnough(wall)) return;
  }
}

function marksOf(filter: TaskFilter): WallMarks {
  return [...(filter.favorite ? ['favorite' as const] : []), ...(filter.public ? ['public' as const] : [])];
}

export function readWall(client: QueryClient, filter: TaskFilter): TaskWall | undefined {
  return client.getQueryData<TaskWall>(taskKeys.wall(filter));
}

function change(client: QueryClient, filter: TaskFilter, make: (wall: TaskWall) => TaskWall): void {
  const wall = readWall(client, filter);
  const next = wall && make(wall);
  if (!next || next === wall) return;
  // How old the list is, its beginning says.
  const updatedAt = client.getQueryState(taskKeys.wall(filter))?.dataUpdatedAt;
  client.setQueryData<TaskWall>(taskKeys.wall(filter), next, { updatedAt });
}

function fetchPage(filter: TaskFilter, cursor: string | null, signal?: AbortSignal) {
  const input = { ...filter, page_size: PAGE_SIZE_MAX, ...(cursor ? { cursor } : {}) };
  return call(taskList, input, { ...quietly, signal });
}

function once(key: string, load: () => Promise<void>): Promise<void> {
  const under = coming.get(key);
  if (under) return under;
  const loading = load().finally(() => coming.delete(key));
  coming.set(key, loading);
  return loading;
}

function keyOf(filter: TaskFilter, cursor: string): string {
  return `${JSON.stringify(filter)} ${cursor}`;
}

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
