// Loading a long wall on: until some day or to its end, with patience, and not after it was stopped.
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Task } from '#contract/task.ts';
import { CallError } from '#web/api/call-error.ts';
import { loadAll, loadHead, loadUntil, readWall } from './load-wall.ts';
import { taskKeys } from './task-cache.ts';
import { listWorks, reachesBackTo } from './task-wall.ts';
import type { TaskWall } from './task-wall.ts';

type Asked = { page_size: number; cursor?: string };
const { call } = vi.hoisted(() => ({ call: vi.fn<(endpoint: unknown, asked: Asked) => Promise<unknown>>() }));
vi.mock('#web/api/call.ts', () => ({ call }));

const DAY = 86_400_000;
const LAST = Date.UTC(2026, 10, 1);
const PAGES = 5;

/** Ten works a page, one a day; the cursor is the number of the page. */
function answer({ cursor = '0' }: Asked) {
  const page = Number(cursor);
  const items = Array.from({ length: 10 }, (_, at) => {
    const n = page * 10 + at;
    const created_at = new Date(LAST - n * DAY).toISOString();
    return { id: String(1000 - n), type: 1, status: 2, results: [], params: {}, inputs: [], created_at };
  }) as unknown as Task[];
  const has_more = page + 1 < PAGES;
  return { items, has_more, next_cursor: has_more ? String(page + 1) : null, images: PAGES * 10 };
}

let client: QueryClient;
const known = () => listWorks(readWall(client, {})).length;
const follow = (controller = new AbortController()) => ({
  onProgress: vi.fn<(known: number) => void>(),
  signal: controller.signal,
});

beforeEach(async () => {
  vi.useRealTimers();
  call.mockReset().mockImplementation((_, asked) => Promise.resolve(answer(asked)));
  client = new QueryClient();
  const head = await loadHead(client, {}, new AbortController().signal);
  client.setQueryData<TaskWall>(taskKeys.wall({}), head);
  call.mockClear();
});

it('goes on until a day is reached, and no page farther', async () => {
  const told = follow();
  const moment = LAST - 25 * DAY;
  await loadUntil(client, {}, (wall) => reachesBackTo(wall, moment), told);
  expect(known()).toBe(30);
  expect(told.onProgress.mock.calls.flat()).toEqual([20, 30]);
  // As geometry: nobody looks at it.
  expect(readWall(client, {})?.pages.map(({ tasks }) => tasks === null)).toEqual([false, true, true]);
});

it('brings one page where enough is known, for whoever needs more of it', async () => {
  await loadUntil(client, {}, () => true, follow());
  expect(known()).toBe(20);
});

it('ends with the list, where the day is before it', async () => {
  await loadUntil(client, {}, (wall) => reachesBackTo(wall, 0), follow());
  expect(known()).toBe(50);
  expect(readWall(client, {})?.next).toBeNull();
  call.mockClear();
  await loadAll(client, {}, follow());
  expect(call).not.toHaveBeenCalled();
});

it('stops between two pages', async () => {
  const controller = new AbortController();
  const told = follow(controller);
  told.onProgress.mockImplementation((count) => count === 30 && controller.abort());
  await loadAll(client, {}, told);
  expect(known()).toBe(30);
});

it('waits as long as the server asks for, and not at all once it is stopped', async () => {
  vi.useFakeTimers();
  const busy = new CallError({
    kind: 'refused',
    message: '',
    refusal: 'too_many_requests',
    retryAfterSeconds: 7,
  });
  call.mockRejectedValueOnce(busy);
  const done = loadAll(client, {}, follow());
  await vi.advanceTimersByTimeAsync(6900);
  expect(known()).toBe(10);
  await vi.advanceTimersByTimeAsync(200);
  await done;
  expect(known()).toBe(50);

  call.mockRejectedValue(busy);
  client.setQueryData<TaskWall>(taskKeys.wall({}), (wall) => wall && { ...wall, next: '9' });
  const controller = new AbortController();
  const stopped = loadAll(client, {}, follow(controller));
  await vi.advanceTimersByTimeAsync(100);
  controller.abort();
  await stopped;
  expect(call).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ cursor: '9' }),
    expect.anything(),
  );
});

it('says what else went wrong', async () => {
  call.mockRejectedValueOnce(new CallError({ kind: 'network', message: 'no answer' }));
  await expect(loadAll(client, {}, follow())).rejects.toThrow('no answer');
});
