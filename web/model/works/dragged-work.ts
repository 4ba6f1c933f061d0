// A result of a work that is dragged from one part of the page to another, as both ends of the way name it.
import * as z from 'zod/mini';
import type { Result } from '#contract/media.ts';
import type { PublicTask, Task } from '#contract/task.ts';

const Place = z.object({ task_id: z.string(), index: z.int() });
export type WorkPlace = z.infer<typeof Place>;

/** Of a public work it is the result that everybody sees. */
type Dragged = { kind: Result['kind']; value: string };

export function dragResult(
  { id }: Pick<Task, 'id'>,
  { kind, index }: Pick<Result, 'kind' | 'index'>,
): Dragged {
  return { kind, value: JSON.stringify({ task_id: id, index } satisfies WorkPlace) };
}

export function dragPublicWork(work: Pick<PublicTask, 'id' | 'kind'>): Dragged {
  return dragResult(work, { kind: work.kind, index: 0 });
}

/** Null for what some other page has made. */
export function readDraggedWork(value: string): WorkPlace | null {
  try {
    return Place.safeParse(JSON.parse(value)).data ?? null;
  } catch {
    return null;
  }
}
