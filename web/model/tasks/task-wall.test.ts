// A long list of tasks as a value: pages come, are forgotten and come again, and what one sees stays true.
import { expect, it } from 'vitest';
import type { Task } from '#contract/task.ts';
import {
  appendPage,
  beginWall,
  flagWorks,
  forgetFar,
  listWorks,
  mergeHead,
  patchWall,
  prependToWall,
  refillPage,
  removeFromWall,
} from './task-wall.ts';
import type { TaskWall } from './task-wall.ts';

function task(id: number, part: Partial<Task> = {}): Task {
  return {
    id: String(id),
    type: 1,
    status: 2,
    params: {},
    inputs: [],
    results: [{ width: 300, height: 200 }],
    favorite: false,
    public: false,
    created_at: '2026-01-02T10:00:00Z',
    ...part,
  } as unknown as Task;
}

const range = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => task(from - at));

/** Tasks `from` to `to`, falling; what follows has the cursor of the last one. */
function page(from: number, to: number, total = 1000) {
  return { items: range(from, to), has_more: to > 1, next_cursor: `after ${to}`, total };
}

function wallOf(...pages: [number, number][]): TaskWall {
  const [first, ...rest] = pages;
  if (!first) throw new Error('no page');
  return rest.reduce(
    (wall, [from, to]) => appendPage(wall, `after ${from + 1}`, page(from, to)),
    beginWall(page(...first)),
  );
}

const idsOf = (wall: TaskWall) => listWorks(wall).map(({ id }) => Number(id));
const falling = (from: number, to: number) => range(from, to).map(({ id }) => Number(id));

it('[product 4.1] grows page by page to the end of the list, and takes no page twice', () => {
  const wall = wallOf([180, 121], [120, 61]);
  expect(idsOf(wall)).toEqual(falling(180, 61));
  expect(appendPage(wall, 'after 121', page(120, 61))).toBe(wall);
  const whole = appendPage(wall, 'after 61', page(60, 1));
  expect(whole.next).toBeNull();
  expect(idsOf(whole)).toHaveLength(180);
});

it('keeps of pages that are far away their geometry only, and of the first page all', () => {
  const wall = forgetFar(wallOf([240, 181], [180, 121], [120, 61], [60, 1]), 2, 2);
  expect(wall.pages.map(({ tasks }) => tasks !== null)).toEqual([true, false, true, false]);
  expect(idsOf(wall)).toEqual(falling(240, 1));
  expect(forgetFar(wall, 2, 2)).toBe(wall);
});

it('takes a page back as it is now: without what was deleted elsewhere, nor with what the next page has', () => {
  const far = forgetFar(wallOf([180, 121], [120, 61], [60, 1]), 0, 0);
  const now = { items: [...range(120, 90), ...range(88, 60)], has_more: true, next_cursor: 'x', total: 179 };
  const wall = refillPage(far, 'after 121', now);
  expect(idsOf(wall)).toEqual(falling(180, 1).filter((id) => id !== 89));
  expect(wall.pages[1]?.tasks).toHaveLength(59);
});

it('gives back the same works where a page comes back unchanged, so that nothing is laid out anew', () => {
  const wall = wallOf([180, 121], [120, 61]);
  const again = refillPage(forgetFar(wall, 0, 0), 'after 121', page(120, 61));
  expect(again.pages[1]?.works).toBe(wall.pages[1]?.works);
});

it('puts a new beginning before what it knows, and begins anew where there is a gap', () => {
  const wall = wallOf([180, 121], [120, 61]);
  const merged = mergeHead(wall, page(190, 131, 190));
  expect(idsOf(merged)).toEqual(falling(190, 61));
  expect(merged.pages.map(({ cursor }) => cursor)).toEqual([null, 'after 131', 'after 121']);
  expect(merged.total).toBe(190);
  expect(idsOf(mergeHead(wall, page(300, 241)))).toEqual(falling(300, 241));
  expect(idsOf(mergeHead(wall, { ...page(180, 170), has_more: false }))).toEqual(falling(180, 170));
});

it('compares ids as numbers', () => {
  const wall = wallOf([1003, 998]);
  expect(idsOf(mergeHead(wall, page(1004, 999, 50)))).toEqual(falling(1004, 998));
});

it('changes a task in its place, and what it looks like only when that changes', () => {
  const wall = wallOf([180, 121], [120, 61]);
  const named = patchWall(wall, '100', (old) => ({ ...old, prompt: 'a fox' }));
  expect(named.pages[1]?.tasks?.[20]?.prompt).toBe('a fox');
  expect(named.pages[1]?.works).toBe(wall.pages[1]?.works);
  expect(named.pages[0]).toBe(wall.pages[0]);
  const results = [{ width: 100, height: 200 }] as Task['results'];
  const shaped = patchWall(wall, '100', (old) => ({ ...old, results }));
  expect(shaped.pages[1]?.works[20]?.ratios).toEqual([0.5]);
  expect(patchWall(wall, '7', (old) => ({ ...old, prompt: 'x' }))).toBe(wall);
});

it('hangs a new task in front, once, and takes deleted ones away, with the number of all', () => {
  const wall = wallOf([180, 121], [120, 61]);
  const longer = prependToWall(wall, task(181, { status: 0, results: [] }));
  expect(idsOf(longer)[0]).toBe(181);
  expect(longer.total).toBe(1001);
  expect(prependToWall(longer, task(181))).toBe(longer);
  const shorter = removeFromWall(forgetFar(longer, 0, 0), new Set(['181', '100', '9']));
  expect(idsOf(shorter)).not.toContain(100);
  expect(shorter.total).toBe(999);
});

it('marks works that are far away as well', () => {
  const wall = forgetFar(wallOf([180, 121], [120, 61]), 0, 0);
  const marked = flagWorks(wall, new Set(['100']), { favorite: true });
  expect(listWorks(marked).filter(({ favorite }) => favorite)).toHaveLength(1);
  expect(marked.pages[0]).toBe(wall.pages[0]);
});
