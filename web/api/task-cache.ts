// The tasks that the page holds, in every list they stand in: one change shows everywhere at once.
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import type { Page } from '#contract/page.ts';
import { TASK_STATUS } from '#contract/task.ts';
import type { StatusOf, Task, taskList } from '#contract/task.ts';
import { mediaOfTool, toolOfType } from '#contract/tool-names.ts';

export type TaskFilter = Omit<InputOf<typeof taskList>, 'page' | 'page_size' | 'cursor'>;

export type TaskPages = InfiniteData<Page<Task>, string | null>;

export const taskKeys = {
  lists: ['tasks'] as const,
  list: (filter: TaskFilter) => ['tasks', filter] as const,
  one: (id: string) => ['task', id] as const,
};

/** Changes one task wherever it stands. */
export function patchTask(client: QueryClient, id: string, change: (task: Task) => Task): void {
  client.setQueriesData<TaskPages>({ queryKey: taskKeys.lists }, (pages) =>
    mapPages(pages, (items) => items.map((task) => (task.id === id ? change(task) : task))),
  );
  client.setQueryData<Task>(taskKeys.one(id), (task) => (task ? change(task) : task));
}

/** A whole task as the server tells it, over whatever was known. */
export function putTask(client: QueryClient, task: Task): void {
  patchTask(client, task.id, () => task);
  client.setQueryData<Task>(taskKeys.one(task.id), task);
}

/** A task that has just begun: on top of every list that it belongs to. */
export function prependTask(client: QueryClient, task: Task): void {
  client.setQueryData<Task>(taskKeys.one(task.id), task);
  const lists = client.getQueryCache().findAll({ queryKey: taskKeys.lists });
  for (const { queryKey } of lists) {
    if (!belongsTo(task, queryKey[1] as TaskFilter)) continue;
    client.setQueryData<TaskPages>(queryKey, (pages) => {
      const isThere = pages?.pages.some((page) => page.items.some(({ id }) => id === task.id));
      const [first, ...rest] = pages?.pages ?? [];
      if (!pages || !first || isThere) return pages;
      const total = first.total === null ? null : first.total + 1;
      return { ...pages, pages: [{ ...first, items: [task, ...first.items], total }, ...rest] };
    });
  }
}

export function removeTasks(client: QueryClient, ids: readonly string[]): void {
  client.setQueriesData<TaskPages>({ queryKey: taskKeys.lists }, (pages) => {
    if (!pages) return pages;
    const gone = pages.pages.flatMap((page) => page.items).filter(({ id }) => ids.includes(id)).length;
    return {
      ...pages,
      pages: pages.pages.map((page) => ({
        ...page,
        items: page.items.filter(({ id }) => !ids.includes(id)),
        total: page.total === null ? null : page.total - gone,
      })),
    };
  });
  for (const id of ids) client.removeQueries({ queryKey: taskKeys.one(id) });
}

/** What a status says about a task; the rest of the task stays. */
export function applyStatus(task: Task, status: StatusOf): Task {
  const { results = task.results, ...facts } = status;
  return { ...task, ...facts, results };
}

/** Whether a task that is running now stands in a list with this filter. */
export function belongsTo(task: Task, filter: TaskFilter): boolean {
  if (filter.type && !filter.type.includes(task.type)) return false;
  if (filter.status && !filter.status.includes(task.status)) return false;
  if (filter.media && mediaOfTool(toolOfType(task.type)) !== filter.media) return false;
  if (filter.favorite && !task.favorite) return false;
  if (filter.public && !task.public) return false;
  if (filter.effect_id && task.params.effect_id !== filter.effect_id) return false;
  if (filter.q && !task.prompt.toLowerCase().includes(filter.q.toLowerCase())) return false;
  return filter.sort !== 'oldest';
}

function mapPages(pages: TaskPages | undefined, change: (items: Task[]) => Task[]): TaskPages | undefined {
  if (!pages) return pages;
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, items: change(page.items) })) };
}

export function isRunning(task: Pick<Task, 'status'>): boolean {
  return task.status === TASK_STATUS.queued || task.status === TASK_STATUS.processing;
}

export function isFailed(task: Pick<Task, 'status'>): boolean {
  return task.status === TASK_STATUS.failed;
}
