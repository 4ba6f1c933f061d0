// Single images of works: which are meant, marked, or gone. Values that never change.
import type { WorkPart } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';

/** What an image can have: the star, and being shown. */
export type Mark = 'favorite' | 'public';

/** By the id of the work: the numbers of its images, or undefined for all of it. */
export type PartsByWork = ReadonlyMap<string, readonly number[] | undefined>;

/** A work that is named whole and by its images is meant whole. */
export function joinParts(parts: readonly WorkPart[]): PartsByWork {
  const joined = new Map<string, readonly number[] | undefined>();
  for (const { id, images } of parts) {
    const known = joined.get(id);
    const isWhole = !images || (joined.has(id) && !known);
    joined.set(id, isWhole ? undefined : [...(known ?? []), ...images]);
  }
  return joined;
}

/** A work that is named whole counts as one. */
export function countImages(parts: readonly WorkPart[]): number {
  return parts.reduce((sum, { images }) => sum + (images?.length ?? 1), 0);
}

/** Without images the whole work, and what will come of it. */
export function markTask(task: Task, mark: Mark, isOn: boolean, images?: readonly number[]): Task {
  const results = task.results.map((result) =>
    (!images || images.includes(result.index)) && result[mark] !== isOn
      ? { ...result, [mark]: isOn }
      : result,
  );
  return { ...task, results, [mark]: images ? results.some((result) => result[mark]) : isOn };
}

/** The task as it is without these images; null where nothing of it is left. */
export function takeImages(task: Task, images?: readonly number[]): Task | null {
  if (!images) return null;
  const results = task.results.filter(({ index }) => !images.includes(index));
  if (results.length === task.results.length) return task;
  if (results.length === 0) return null;
  const gone = task.results.flatMap(({ index }) => (images.includes(index) ? index : []));
  return {
    ...task,
    results,
    deleted_images: [...task.deleted_images, ...gone].sort((a, b) => a - b),
    favorite: task.favorite && results.some(({ favorite }) => favorite),
    public: task.public && results.some((result) => result.public),
  };
}
