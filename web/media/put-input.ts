// The files of an earlier task, put back into the fields of its form.
import * as z from 'zod/mini';
import type { MediaRef } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import type { Reusable } from '#web/model/tasks/task-shape.ts';
import type { MediaFieldState } from './use-media-field.ts';

/** Stored parameters hold a reference together with what was measured. */
const Ref = z.union([z.object({ task_id: z.string(), index: z.int() }), z.object({ upload_id: z.string() })]);
const Measured = z.object({ fps: z.number(), has_sound: z.boolean() });

/** What stored parameters hold of a medium, as it was chosen; null for anything else. */
export function readRef(stored: unknown): MediaRef | null {
  return Ref.safeParse(stored).data ?? null;
}

export type RefilledField = Pick<MediaFieldState, 'clear' | 'addRef'>;

/** `stored` is what the parameters hold of this input. A file that is gone is left out: its place waits for another. */
export function putInput(
  field: RefilledField,
  task: Reusable,
  input: Task['inputs'][number],
  stored: unknown,
  slot = 0,
): void {
  const { url, thumb, thumbhash, kind, width, height, duration } = input;
  const ref = readRef(stored);
  if (!ref || url === '') return;
  const { fps, has_sound } = Measured.safeParse(stored).data ?? { fps: 0, has_sound: false };
  const facts = { kind, width, height, duration, fps, has_sound };
  field.addRef(ref, { url, thumb, thumbhash, name: task.title, facts }, slot);
}

/** The images of a task whose field holds several; what stands in the field gives way. */
export function putPhotos(field: RefilledField, task: Reusable): void {
  const stored: unknown[] = Array.isArray(task.params.images) ? task.params.images : [];
  const given = task.inputs.filter(({ kind }) => kind === 'image');
  if (given.length === 0) return;
  field.clear();
  for (const [slot, input] of given.entries()) putInput(field, task, input, stored[slot], slot);
}
