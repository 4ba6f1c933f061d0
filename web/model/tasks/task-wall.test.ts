// A long list of tasks as a value: pages come, are forgotten and come again, and what one sees stays true.
import { expect, it } from 'vitest';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import {
  appendPage,
  beginWall,
  forgetFar,
  listWorks,
  markInWall,
  mergeHead,
  patchWall,
  prependToWall,
  refillPage,
  removeFromWall,
} from './task-wall.ts';
import type { TaskWall } from './task-wall.ts';
import { joinParts, markTask } from './task-images.ts';
import { hasMark } from './wall-work.ts';

const image = (index: number, part: Partial<Result> = {}): Result =>
  ({ index, width: 300, height: 200, favorite: false, public: false, ...part }) as Result;

function task(id: number, part: Partial<Task> = {}): Task {
  return {
    id: String(id),
    type: 1,
    status: 2,
    params: {},
    inputs: [],
    results: [image(0)],
    deleted_images: [],
    favorite: false,
    public: false,
    created_at: '2026-01-02T10:00:00Z',
    ...part,
  } as unknown as Task;
}

const range = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => task(from - at));

/** Tasks `from` to `to`, falling; what follows has the cursor of the last one. */
function page(from: number, to: number, images = 1000) {
  return { items: range(from, to), has_more: to > 1, next_cursor: `after ${to}`, images };
}

function wallOf(...pages: [number, number][]): TaskWall {
  const [first, ...rest] = pages;
  if (!first) throw new Error('no page');
  return rest.reduce(
    (wall, [from, to]) => appendPage(wall, `after ${from + 1}`, page(from, to)),
    beginWall(page(...first), []),
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
  const now = { items: [...range(120, 90), ...range(88, 60)], has_more: true, next_cursor: 'x', images: 179 };
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
  const named = patchWall(wall, new Set(['100']), (old) => ({ ...old, prompt: 'a fox' }));
  expect(named.pages[1]?.tasks?.[20]?.prompt).toBe('a fox');
  expect(named.pages[1]?.works).toBe(wall.pages[1]?.works);
  expect(named.pages[0]).toBe(wall.pages[0]);
  const results = [image(0, { width: 100 }), image(1)];
  const shaped = patchWall(wall, new Set(['100']), (old) => ({ ...old, results }));
  expect(shaped.pages[1]?.works[20]?.ratios).toEqual([0.5, 1.5]);
  // One image more hangs, in the place of the one that was counted.
  expect(shaped.total).toBe(1001);
  expect(patchWall(wall, new Set(['7']), (old) => ({ ...old, prompt: 'x' }))).toBe(wall);
});

it('hangs a new task in front, once, and takes deleted ones away, with the number of all', () => {
  const wall = wallOf([180, 121], [120, 61]);
  const longer = prependToWall(wall, task(181, { status: 0, results: [] }));
  expect(idsOf(longer)[0]).toBe(181);
  expect(longer.total).toBe(1001);
  expect(prependToWall(longer, task(181))).toBe(longer);
  const gone = joinParts([{ id: '181' }, { id: '100' }, { id: '9' }]);
  const shorter = removeFromWall(forgetFar(longer, 0, 0), gone);
  expect(idsOf(shorter)).not.toContain(100);
  expect(shorter.total).toBe(999);
});

/** Four images of each of two works; the first has a star on two. */
function wallOfFours(only: readonly ('favorite' | 'public')[] = []): TaskWall {
  const results = [0, 1, 2, 3].map((index) => image(index));
  const starred = results.map((result) => ({ ...result, favorite: result.index % 2 === 0 }));
  const items = [task(9, { results: starred, favorite: true }), task(8, { results })];
  return beginWall({ items, has_more: false, next_cursor: null, images: only.length > 0 ? 2 : 8 }, only);
}

it('takes single images away, also of works that are far away, and a work with its last one', () => {
  const wall = wallOfFours();
  const cut = removeFromWall(
    wall,
    joinParts([
      { id: '9', images: [0, 3] },
      { id: '8', images: [1] },
    ]),
  );
  expect(listWorks(cut).map(({ images }) => images)).toEqual([
    [1, 2],
    [0, 2, 3],
  ]);
  expect(cut.total).toBe(5);
  expect(cut.pages[0]?.tasks?.map(({ results, deleted_images }) => [results.length, deleted_images])).toEqual(
    [
      [2, [0, 3]],
      [3, [1]],
    ],
  );
  const last = removeFromWall(
    cut,
    joinParts([
      { id: '9', images: [1] },
      { id: '9', images: [2] },
    ]),
  );
  expect(idsOf(last)).toEqual([8]);
});

it('marks single images, of works that are far away as well', () => {
  const wall = forgetFar(wallOf([180, 121], [120, 61]), 0, 0);
  const marked = markInWall(wall, joinParts([{ id: '100' }]), 'favorite', true);
  expect(listWorks(marked).filter((work) => hasMark(work, 'favorite', 0))).toHaveLength(1);
  expect(marked.pages[0]).toBe(wall.pages[0]);
  const [first] = listWorks(
    markInWall(wallOfFours(), joinParts([{ id: '9', images: [1, 2] }]), 'favorite', false),
  );
  expect([0, 1, 2, 3].map((n) => first && hasMark(first, 'favorite', n))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('hangs of favorites the images that have the star, until the list comes anew', () => {
  const wall = wallOfFours(['favorite']);
  expect(listWorks(wall).map(({ images }) => images)).toEqual([[0, 2], []]);
  const parts = joinParts([{ id: '9', images: [2] }]);
  const unstar = (old: Task) => markTask(old, 'favorite', false, parts.get(old.id));
  const now = markInWall(patchWall(wall, new Set(['9']), unstar), parts, 'favorite', false);
  // Who takes a star away by mistake can put it back where it was.
  expect(listWorks(now)[0]?.images).toEqual([0, 2]);
  expect(now.total).toBe(2);
  const [again] = now.pages[0]?.tasks ?? [];
  const fresh = beginWall({ items: again ? [again] : [], has_more: false, next_cursor: null, images: 1 }, [
    'favorite',
  ]);
  expect(listWorks(fresh)[0]?.images).toEqual([0]);
});

it('keeps one list of numbers for all works that have the same', () => {
  const [a, b] = listWorks(wallOfFours());
  expect(a?.images).toBe(b?.images);
});
