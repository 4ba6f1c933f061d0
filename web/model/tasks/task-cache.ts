// The tasks that the page holds, in every list they stand in: one change shows everywhere at once.
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import type { Page } from '#contract/page.ts';
import type { StatusOf, Task, taskList } from '#contract/task.ts';
import { mediaOfTool, toolOfType } from '#contract/tool-names.ts';
import type { WorkPart } from '#contract/media.ts';
import { joinParts, markTask, takeImages } from './task-images.ts';
import type { Mark } from './task-images.ts';
import { markInWall, patchWall, prependToWall, removeFromWall } from './task-wall.ts';
import type { TaskWall } from './task-wall.ts';

export type TaskFilter = Omit<InputOf<typeof taskList>, 'page' | 'page_size' | 'cursor'>;

export type TaskPages = InfiniteData<Page<Task>, string | null>;

export const taskKeys = {
  lists: ['tasks'] as const,
  list: (filter: TaskFilter) => ['tasks', filter] as const,
  walls: ['task-walls'] as const,
  wall: (filter: TaskFilter) => ['task-walls', filter] as const,
  /** `counted`: images of the list. Where that changes, those of a month have changed. */
  months: (filter: TaskFilter, counted: number | null) => ['task-months', filter, counted] as const,
  one: (id: string) => ['task', id] as const,
};

/** Changes one task wherever it stands. */
export function patchTask(client: QueryClient, id: string, change: (task: Task) => Task): void {
  patchTasks(client, new Set([id]), change);
}

function patchTasks(client: QueryClient, ids: ReadonlySet<string>, change: (task: Task) => Task): void {
  client.setQueriesData<TaskPages>({ queryKey: taskKeys.lists }, (pages) =>
    mapPages(pages, (items) => items.map((task) => (ids.has(task.id) ? change(task) : task))),
  );
  mapWalls(client, (wall) => patchWall(wall, ids, change));
  for (const id of ids) {
    client.setQueryData<Task>(taskKeys.one(id), (task) => (task ? change(task) : task));
  }
}

/** Stars and publishing of many works or some of their images, known or not. */
export function markParts(client: QueryClient, parts: readonly WorkPart[], mark: Mark, isOn: boolean): void {
  const wanted = joinParts(parts);
  patchTasks(client, new Set(wanted.keys()), (task) => markTask(task, mark, isOn, wanted.get(task.id)));
  mapWalls(client, (wall) => markInWall(wall, wanted, mark, isOn));
}

/** Marks that the server has taken: over lists that came in between, too, and lists of what is marked are asked for again. */
export function settleParts(
  client: QueryClient,
  parts: readonly WorkPart[],
  mark: Mark,
  isOn: boolean,
): void {
  markParts(client, parts, mark, isOn);
  askAgain(client, (filter, isOnItsWay) => isOnItsWay || filter[mark] === true);
}

/** A task as some list holds it. */
export function findTask(client: QueryClient, id: string): Task | undefined {
  const one = client.getQueryData<Task>(taskKeys.one(id));
  if (one) return one;
  for (const [, pages] of client.getQueriesData<TaskPages>({ queryKey: taskKeys.lists })) {
    const found = pages?.pages.flatMap(({ items }) => items).find((task) => task.id === id);
    if (found) return found;
  }
  for (const [, wall] of client.getQueriesData<TaskWall>({ queryKey: taskKeys.walls })) {
    const found = wall?.pages.flatMap(({ tasks }) => tasks ?? []).find((task) => task.id === id);
    if (found) return found;
  }
  return undefined;
}

/** A whole task as the server tells it, over whatever was known. */
export function putTask(client: QueryClient, task: Task): void {
  patchTask(client, task.id, () => task);
  client.setQueryData<Task>(taskKeys.one(task.id), task);
}

/** A task that has just begun: on top of every list that it belongs to. */
export function prependTask(client: QueryClient, task: Task): void {
  client.setQueryData<Task>(taskKeys.one(task.id), task);
  mapWalls(client, (wall, filter) => (belongsTo(task, filter) ? prependToWall(wall, task) : wall));
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
  askAgain(client, (filter, isOnItsWay) => isOnItsWay && belongsTo(task, filter));
}

/** What was asked before a change may be answered without it: that answer is not waited for. */
function askAgain(client: QueryClient, isMeant: (filter: TaskFilter, isOnItsWay: boolean) => boolean): void {
  const queries = [taskKeys.lists, taskKeys.walls].flatMap((queryKey) =>
    client.getQueryCache().findAll({ queryKey }),
  );
  for (const { queryKey, state } of queries) {
    if (!isMeant(queryKey[1] as TaskFilter, state.fetchStatus !== 'idle')) continue;
    const one = { queryKey, exact: true };
    void client.cancelQueries(one).then(() => client.invalidateQueries(one));
  }
}

export function removeParts(client: QueryClient, parts: readonly WorkPart[]): void {
  const wanted = joinParts(parts);
  const cut = (task: Task) => (wanted.has(task.id) ? takeImages(task, wanted.get(task.id)) : task);
  mapWalls(client, (wall) => removeFromWall(wall, wanted));
  client.setQueriesData<TaskPages>({ queryKey: taskKeys.lists }, (pages) => {
    if (!pages) return pages;
    const cutPages = pages.pages.map((page) => ({
      ...page,
      items: page.items.flatMap((task) => cut(task) ?? []),
    }));
    const gone = countItems(pages.pages) - countItems(cutPages);
    return {
      ...pages,
      pages: cutPages.map((page) => ({ ...page, total: page.total === null ? null : page.total - gone })),
    };
  });
  for (const id of wanted.keys()) {
    const task = client.getQueryData<Task>(taskKeys.one(id));
    const left = task && cut(task);
    if (left) client.setQueryData<Task>(taskKeys.one(id), left);
    else client.removeQueries({ queryKey: taskKeys.one(id) });
  }
}

function countItems(pages: readonly Page<Task>[]): number {
  return pages.reduce((sum, { items }) => sum + items.length, 0);
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

function mapWalls(client: QueryClient, change: (wall: TaskWall, filter: TaskFilter) => TaskWall): void {
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: taskKeys.walls })) {
    const wall = client.getQueryData<TaskWall>(queryKey);
    const next = wall && change(wall, queryKey[1] as TaskFilter);
    // Setting says that the list is fresh; where nothing changed nothing is said.
    if (next && next !== wall) client.setQueryData<TaskWall>(queryKey, next);
  }
}
