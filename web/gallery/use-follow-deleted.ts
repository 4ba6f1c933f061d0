// An open image that is being deleted gives its place to the one after it, as if one had walked on.
import { useEffect, useRef } from 'react';
import { usePendingDeletes } from '#web/model/tasks/pending-deletes.ts';
import { tileAt } from './group-by-day.ts';
import type { Tile, WorksByDay } from './group-by-day.ts';

/** `place` is that of the open image, as long as it hangs. */
export function useFollowDeleted(
  opened: Tile | null,
  { hanging, place }: { hanging: WorksByDay; place: number },
  open: (next: Tile | null) => void,
): void {
  const isDeleted = usePendingDeletes(
    ({ ids, images }) =>
      opened !== null && (ids.has(opened.id) || images.get(opened.id)?.includes(opened.n) === true),
  );
  const last = useRef(0);
  useEffect(() => {
    if (!isDeleted && place >= 0) last.current = place;
  }, [isDeleted, place]);
  useEffect(() => {
    if (!isDeleted) return;
    open(tileAt(hanging, Math.min(last.current, hanging.ratios.length - 1)) ?? null);
  }, [isDeleted, hanging, open]);
}
