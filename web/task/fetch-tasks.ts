// What the following of tasks asks the server. Nobody asked for these calls, so they are silent.
import type { QueryClient } from '@tanstack/react-query';
import { taskDetail, taskList, taskStatus } from '#contract/task.ts';
import { eventsTicket } from '#contract/events.ts';
import type { StatusOf, Task } from '#contract/task.ts';
import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { putTask, taskKeys } from '#web/model/tasks/task-cache.ts';
import { isOwnTask } from '#web/model/tasks/use-tasks.ts';

const silent = { extractData: true, showLoading: false, showError: false, isBackground: true } as const;

const RECONCILE_PAGE_SIZE = 50;

/** Statuses of those among the ids that still exist. */
export async function fetchStatuses(ids: readonly string[]): Promise<StatusOf[]> {
  try {
    const answer = await call(taskStatus, { ids: [...ids] }, silent);
    return 'items' in answer ? answer.items : [answer];
  } catch (error) {
    const isGone = error instanceof CallError && error.refusal === 'asset_not_found';
    if (!isGone) throw error;
    // One of several is no more: they are asked about one by one.
    if (ids.length === 1) return [];
    return (await Promise.all(ids.map((id) => fetchStatuses([id])))).flat();
  }
}

export async function fetchRunning(): Promise<Task[]> {
  const page = await call(taskList, { status: [0, 1], page_size: RECONCILE_PAGE_SIZE }, silent);
  return page.items;
}

export async function fetchTicket(): Promise<string> {
  const { ticket } = await call(eventsTicket, {}, silent);
  return ticket;
}

/**
 * The whole record of a task that has ended, once, in the place of what the statuses told: only it has the
 * receipt and the words that the engine understood. Where it does not come, what is known stays.
 */
export async function replaceByDetail(client: QueryClient, id: string): Promise<void> {
  try {
    const task = await client.fetchQuery({
      queryKey: taskKeys.one(id),
      queryFn: () => call(taskDetail, { id }, silent),
      staleTime: 0,
    });
    if (isOwnTask(task)) putTask(client, task);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  }
}
