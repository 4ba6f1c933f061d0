// A list of tasks of any length that fits into the page's memory: all of it as geometry, whole tasks only where
// somebody looks. Values that never change; what comes, goes or changes makes a new one, and what stayed the same is
// the same object as before.
import type { Page } from '#contract/page.ts';
import type { Task } from '#contract/task.ts';
import { isRunning, ratioOf } from './task-shape.ts';

/** What is kept of every work. */
export type WallWork = {
  id: string;
  /** When it was asked for, in epoch milliseconds. */
  at: number;
  /** Width divided by height, one for each image; one for a task without images. */
  ratios: readonly number[];
  status: Task['status'];
  favorite: boolean;
  public: boolean;
};

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
  total: number | null;
};

type Arrived = Pick<Page<Task>, 'items' | 'has_more' | 'next_cursor' | 'total'>;

export function beginWall(page: Arrived): TaskWall {
  return { pages: [makePage(null, page.items)], next: nextOf(page), total: page.total };
}

/** `isFar`: only its geometry is wanted. */
export function appendPage(wall: TaskWall, cursor: string, page: Arrived, isFar = false): TaskWall {
  if (wall.next !== cursor) return wall;
  const added = makePage(cursor, page.items);
  return {
    pages: [...wall.pages, isFar ? { ...added, tasks: null } : added],
    next: nextOf(page),
    total: page.total ?? wall.total,
  };
}

/** The beginning as it is now, before what was known of the rest. */
export function mergeHead(wall: TaskWall, page: Arrived): TaskWall {
  const last = page.items.at(-1);
  const newest = wall.pages[0]?.works[0];
  const isGap = last !== undefined && newest !== undefined && isOlder(newest.id, last.id);
  if (!page.has_more || last === undefined || isGap) return beginWall(page);
  const rest = wall.pages.flatMap((old) => {
    const at = old.works.findIndex(({ id }) => isOlder(id, last.id));
    if (at < 0) return [];
    if (at === 0 && old.cursor !== null) return [old];
    const tasks = old.tasks?.slice(at) ?? null;
    return [{ cursor: page.next_cursor, works: old.works.slice(at), tasks }];
  });
  if (rest.length === 0) return beginWall(page);
  return { ...wall, pages: [makePage(null, page.items), ...rest], total: page.total };
}

/** A page that was far away, as it is now. What belongs to the next page by now comes with that one. */
export function refillPage(wall: TaskWall, cursor: string, page: Arrived): TaskWall {
  return mapPages(wall, (old) => {
    const end = old.works.at(-1)?.id;
    if (old.cursor !== cursor || end === undefined) return old;
    const tasks = page.items.filter(({ id }) => !isOlder(id, end));
    return { ...old, tasks, works: reuseUnchanged(old.works, tasks) };
  });
}

/** Reduces to geometry what stands outside of these pages. The first page stays whole: new works come to it. */
export function forgetFar(wall: TaskWall, first: number, last: number): TaskWall {
  return mapPages(wall, (page, at) =>
    at === 0 || page.tasks === null || (at >= first && at <= last) ? page : { ...page, tasks: null },
  );
}

/** Of a page that is far away nothing but its geometry can change: it comes again when it is looked at. */
export function patchWall(wall: TaskWall, id: string, change: (task: Task) => Task): TaskWall {
  return mapPages(wall, (page) => {
    const at = page.works.findIndex((work) => work.id === id);
    const task = page.tasks?.[at];
    if (!page.tasks || !task) return page;
    const tasks = page.tasks.with(at, change(task));
    return { ...page, tasks, works: reuseUnchanged(page.works, tasks) };
  });
}

/** Flags of works, also of those that are far away. */
export function flagWorks(
  wall: TaskWall,
  ids: ReadonlySet<string>,
  flags: Partial<Pick<WallWork, 'favorite' | 'public'>>,
): TaskWall {
  return mapPages(wall, (page) => {
    if (!page.works.some(({ id }) => ids.has(id))) return page;
    return { ...page, works: page.works.map((work) => (ids.has(work.id) ? { ...work, ...flags } : work)) };
  });
}

export function prependToWall(wall: TaskWall, task: Task): TaskWall {
  const [first, ...rest] = wall.pages;
  if (!first?.tasks || first.works.some(({ id }) => id === task.id)) return wall;
  const head = { ...first, works: [digest(task), ...first.works], tasks: [task, ...first.tasks] };
  return { ...wall, pages: [head, ...rest], total: wall.total === null ? null : wall.total + 1 };
}

export function removeFromWall(wall: TaskWall, ids: ReadonlySet<string>): TaskWall {
  let gone = 0;
  const next = mapPages(wall, (page) => {
    const works = page.works.filter(({ id }) => !ids.has(id));
    if (works.length === page.works.length) return page;
    gone += page.works.length - works.length;
    return { ...page, works, tasks: page.tasks?.filter(({ id }) => !ids.has(id)) ?? null };
  });
  return gone === 0 ? wall : { ...next, total: wall.total === null ? null : wall.total - gone };
}

export function listWorks(wall: TaskWall | undefined): WallWork[] {
  return wall?.pages.flatMap(({ works }) => works) ?? [];
}

function makePage(cursor: string | null, tasks: readonly Task[]): WallPage {
  return { cursor, tasks, works: tasks.map(digest) };
}

function digest(task: Task): WallWork {
  const hasImages = !isRunning(task) && task.results.length > 0;
  return {
    id: task.id,
    at: Date.parse(task.created_at),
    ratios: hasImages ? task.results.map(({ width, height }) => width / height) : [ratioOf(task)],
    status: task.status,
    favorite: task.favorite,
    public: task.public,
  };
}

/** Works of the tasks; the same objects as before where nothing of their geometry changed. */
function reuseUnchanged(before: readonly WallWork[], tasks: readonly Task[]): readonly WallWork[] {
  const known = new Map(before.map((work) => [work.id, work]));
  const works = tasks.map((task) => {
    const now = digest(task);
    const old = known.get(task.id);
    return old && isSameWork(old, now) ? old : now;
  });
  const isSame = works.length === before.length && works.every((work, at) => work === before[at]);
  return isSame ? before : works;
}

function isSameWork(a: WallWork, b: WallWork): boolean {
  return (
    a.at === b.at &&
    a.status === b.status &&
    a.favorite === b.favorite &&
    a.public === b.public &&
    a.ratios.length === b.ratios.length &&
    a.ratios.every((ratio, at) => ratio === b.ratios[at])
  );
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
