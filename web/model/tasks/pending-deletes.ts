// Works and images that were deleted and can still be called back: hidden everywhere, sent when the undo has passed.
import { create } from 'zustand';
import type { WorkPart } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { takeImages } from './task-images.ts';

export type PendingDeletes = {
  /** Works that are hidden whole. */
  ids: ReadonlySet<string>;
  /** Of other works, the numbers of hidden images. */
  images: ReadonlyMap<string, readonly number[]>;
};

export const usePendingDeletes = create<PendingDeletes>(() => ({ ids: new Set(), images: new Map() }));

export function hideParts(parts: readonly WorkPart[]): void {
  change(
    parts,
    (ids, id) => ids.add(id),
    (known, images) => [...known, ...images],
  );
}

export function unhideParts(parts: readonly WorkPart[]): void {
  change(
    parts,
    (ids, id) => ids.delete(id),
    (known, images) => known.filter((index) => !images.includes(index)),
  );
}

/** The task as it is shown now; null where it is hidden. */
export function withoutHidden(task: Task, { ids, images }: PendingDeletes): Task | null {
  if (ids.has(task.id)) return null;
  const hidden = images.get(task.id);
  return hidden ? takeImages(task, hidden) : task;
}

function change(
  parts: readonly WorkPart[],
  changeIds: (ids: Set<string>, id: string) => void,
  changeImages: (known: readonly number[], images: readonly number[]) => readonly number[],
): void {
  usePendingDeletes.setState((before) => {
    const ids = new Set(before.ids);
    const images = new Map(before.images);
    for (const part of parts) {
      if (!part.images) {
        changeIds(ids, part.id);
        continue;
      }
      const left = changeImages(images.get(part.id) ?? [], part.images);
      if (left.length > 0) images.set(part.id, left);
      else images.delete(part.id);
    }
    return { ids, images };
  });
}
