// A list of tasks of any length that fits into the page's memory: all of it as geometry, whole tasks only where
// somebody looks. Values that never change; what comes, goes or changes makes a new one, and what stayed the same is
// the same object as before.
import type { OutputOf } from '#contract/endpoint.ts';
import type { Task, taskList } from '#contract/task.ts';
import type { Mark, PartsByWork } from './task-images.ts';
import { takeImages } from './task-images.ts';
import { digest, isSameWork, markWork, takeFromWork } from './wall-work.ts';
import type { WallMarks, WallWork } from './wall-work.ts';

export type WallPage = {
  /** What brings it again; null is the beginning. */
  cursor: string | null;
  works: readonly WallWork[];
  /** In the order of the works; null while nobody looks at it. */
  tasks: readonly Task[] | null;
};

export type TaskWall = {
  pages: readonly WallPage[];
  /** What brings the page after the last one; null at the end of the list. */
  next: string | null;
  /** Images of the whole list, as they hang. */
  total: number | null;
  only: WallMarks;
};

type Arrived = Pick<OutputOf<typeof taskList>, 'items' | 'has_more' | 'next_cursor' | 'images'>;

export function beginWall(page: Arrived, only: WallMarks): TaskWall {
  return { pages: [makePage(null, page.items, only)], next: nextOf(page), total: page.images, only };
}

/** `isFar`: only its geometry is wanted. */
export function appendPage(wall: TaskWall, cursor: string, page: Arrived, isFar = false): TaskWall {
  if (wall.next !== cursor) return wall;
  const added = makePage(cursor, page.items, wall.only);
  const pages = [...wall.pages, isFar ? { ...added, tasks: null } : added];
  return { ...wall, pages, next: nextOf(page) };
}

/** The beginning as it is now, before what was known of the rest. */
export function mergeHead(wall: TaskWall, page: Arrived): TaskWall {
  const last = page.items.at(-1);
  const newest = wall.pages[0]?.works[0];
  const isGap = last !== undefined && newest !== undefined && isOlder(newest.id, last.id);
  if (!page.has_more || last === undefined || isGap) return beginWall(page, wall.only);
  const rest = wall.pages.flatMap((old) => {
    const at = old.works.findIndex(({ id }) => isOlder(id, last.id));
    if (at < 0) return [];
    if (at === 0 && old.cursor !== null) return [old];
    const tasks = old.tasks?.slice(at) ?? null;
    return [{ cursor: page.next_cursor, works: old.works.slice(at), tasks }];
  });
  if (rest.length === 0) return beginWall(page, wall.only);
  return { ...wall, pages: [makePage(null, page.items, wall.only), ...rest], total: page.images };
}

/** A page that was far away, as it is now. What belongs to the next page by now comes with that one. */
export function refillPage(wall: TaskWall, cursor: string, page: Arrived): TaskWall {
  return mapPages(wall, (old) => {
    const end = old.works.at(-1)?.id;
    if (old.cursor !== cursor || end === undefined) return old;
    const tasks = page.items.filter(({ id }) => !isOlder(id, end));
    return { ...old, tasks, works: reuseUnchanged(old.works, tasks, wall.only) };
  });
}

/** Reduces to geometry what stands outside of these pages. The first page stays whole: new works come to it. */
export function forgetFar(wall: TaskWall, first: number, last: number): TaskWall {
  return mapPages(wall, (page, at) =>
    at === 0 || page.tasks === null || (at >= first && at <= last) ? page : { ...page, tasks: null },
  );
}

/** Of a page that is far away nothing but its geometry can change: it comes again when it is looked at. */
export function patchWall(wall: TaskWall, ids: ReadonlySet<string>, change: (task: Task) => Task): TaskWall {
  return recount(wall, (page) => {
    if (!page.tasks?.some(({ id }) => ids.has(id))) return page;
    const tasks = page.tasks.map((task) => (ids.has(task.id) ? change(task) : task));
    return { ...page, tasks, works: reuseUnchanged(page.works, tasks, wall.only) };
  });
}

/** Marks of images, also of those that are far away. */
export function markInWall(wall: TaskWall, parts: PartsByWork, mark: Mark, isOn: boolean): TaskWall {
  return mapPages(wall, (page) => {
    if (!page.works.some(({ id }) => parts.has(id))) return page;
    const works = page.works.map((work) =>
      parts.has(work.id) ? markWork(work, mark, isOn, parts.get(work.id)) : work,
    );
    return { ...page, works };
  });
}

export function prependToWall(wall: TaskWall, task: Task): TaskWall {
  const [first] = wall.pages;
  const whole = first?.tasks;
  if (!whole || first.works.some(({ id }) => id === task.id)) return wall;
  const head = { ...first, works: [digest(task, wall.only), ...first.works], tasks: [task, ...whole] };
  return recount(wall, (page) => (page === first ? head : page));
}

/** Works, or some of their images. */
export function removeFromWall(wall: TaskWall, parts: PartsByWork): TaskWall {
  return recount(wall, (page) => {
    if (!page.works.some(({ id }) => parts.has(id))) return page;
    const works = page.works.flatMap((work) =>
      parts.has(work.id) ? (takeFromWork(work, parts.get(work.id)) ?? []) : work,
    );
    const left = new Set(works.map(({ id }) => id));
    const tasks = page.tasks?.flatMap((task) => {
      const kept = parts.has(task.id) ? takeImages(task, parts.get(task.id)) : task;
      return kept && left.has(task.id) ? kept : [];
    });
    return { ...page, works, tasks: tasks ?? null };
  });
}

export function listWorks(wall: TaskWall | undefined): WallWork[] {
  return wall?.pages.flatMap(({ works }) => works) ?? [];
}

/** Whether works that are older than a moment are known. */
export function reachesBackTo(wall: Pick<TaskWall, 'pages'>, moment: number): boolean {
  const oldest = wall.pages.findLast(({ works }) => works.length > 0)?.works.at(-1);
  return oldest !== undefined && oldest.at < moment;
}

/** Images that hang, of all that is known of the list. */
export function countHanging(wall: Pick<TaskWall, 'pages'>): number {
  return wall.pages.reduce(
    (sum, { works }) => works.reduce((all, { images }) => all + images.length, sum),
    0,
  );
}

function makePage(cursor: string | null, tasks: readonly Task[], only: WallMarks): WallPage {
  return { cursor, tasks, works: tasks.map((task) => digest(task, only)) };
}

/** Works of the tasks; the same objects as before where nothing of their geometry changed. */
function reuseUnchanged(
  before: readonly WallWork[],
  tasks: readonly Task[],
  only: WallMarks,
): readonly WallWork[] {
  const known = new Map(before.map((work) => [work.id, work]));
  const works = tasks.map((task) => {
    const old = known.get(task.id);
    const now = digest(task, only, old);
    return old && isSameWork(old, now) ? old : now;
  });
  const isSame = works.length === before.length && works.every((work, at) => work === before[at]);
  return isSame ? before : works;
}

/** With the number of all images as it is after the change. */
function recount(wall: TaskWall, change: (page: WallPage) => WallPage): TaskWall {
  const next = mapPages(wall, change);
  if (next === wall || wall.total === null) return next;
  return { ...next, total: wall.total + countHanging(next) - countHanging(wall) };
}

function mapPages(wall: TaskWall, change: (page: WallPage, at: number) => WallPage): TaskWall {
  const pages = wall.pages.map(change);
  return pages.every((page, at) => page === wall.pages[at]) ? wall : { ...wall, pages };
}

function nextOf({ has_more, next_cursor }: Arrived): string | null {
  return has_more ? next_cursor : null;
}

/** Ids grow; they are numbers too long to be counted with. */
function isOlder(id: string, than: string): boolean {
  return id.length === than.length ? id < than : id.length < than.length;
}
