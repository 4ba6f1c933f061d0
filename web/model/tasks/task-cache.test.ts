// Lists of tasks in the page's memory: what has just begun is not lost to an answer that was on its way.
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Task } from '#contract/task.ts';
import { taskKeys, prependTask } from './task-cache.ts';

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
