// Lists of tasks in the page's memory: what has just begun is not lost to an answer that was on its way.
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Task } from '#contract/task.ts';
import { markParts, prependTask, settleParts, taskKeys } from './task-cache.ts';

const task = { id: '7', type: 1, status: 0, effect_id: null } as unknown as Task;
const page = (items: readonly Task[]) => ({ pages: [{ items, total: items.length }], pageParams: [null] });

it('asks a list again that was asked before the task began', async () => {
  const client = new QueryClient();
  const early = Promise.withResolvers<unknown>();
  const answers = [early.promise, Promise.resolve(page([task]))];
  const list = new QueryObserver(client, {
    queryKey: taskKeys.list({ type: [1] }),
    queryFn: () => answers.shift() ?? Promise.reject(new Error('asked too often')),
    retry: false,
  });
  const stop = list.subscribe(() => {});
  prependTask(client, task);
  early.resolve(page([]));
  await expect.poll(() => list.getCurrentResult().data).toEqual(page([task]));
  stop();
  client.clear();
});

it('lets one that nobody looks at yet be asked when somebody does', async () => {
  const client = new QueryClient();
  const queryKey = taskKeys.list({});
  const early = Promise.withResolvers<unknown>();
  const fetching = client.prefetchQuery({ queryKey, queryFn: () => early.promise });
  prependTask(client, task);
  early.resolve(page([]));
  await fetching;
  expect(client.getQueryData(queryKey)).toBeUndefined();
  client.clear();
});

it('asks lists of favorites again when the server has taken a star, and keeps the star in what came in between', async () => {
  const client = new QueryClient();
  const plain = { ...task, results: [{ index: 0, favorite: false }], favorite: false } as unknown as Task;
  const starred = { ...plain, results: [{ index: 0, favorite: true }], favorite: true } as unknown as Task;
  const early = Promise.withResolvers<unknown>();
  const answers = [early.promise, Promise.resolve(page([starred]))];
  const favorites = new QueryObserver(client, {
    queryKey: taskKeys.list({ favorite: true }),
    queryFn: () => answers.shift() ?? Promise.reject(new Error('asked too often')),
    retry: false,
  });
  const parts = [{ id: task.id, images: [0] }];
  markParts(client, parts, 'favorite', true);
  const stop = favorites.subscribe(() => {});
  early.resolve(page([]));
  await expect.poll(() => favorites.getCurrentResult().data).toEqual(page([]));
  client.setQueryData(taskKeys.list({}), page([plain]));
  settleParts(client, parts, 'favorite', true);
  await expect.poll(() => favorites.getCurrentResult().data).toEqual(page([starred]));
  expect(client.getQueryData(taskKeys.list({}))).toEqual(page([starred]));
  stop();
  client.clear();
});
