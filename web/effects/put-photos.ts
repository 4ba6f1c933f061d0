// The photos of an earlier task, put back into the form.
import * as z from 'zod/mini';
import type { MediaRef } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import type { MediaFieldState } from '#web/media/use-media-field.ts';

/** Stored parameters hold a reference together with what was measured. */
const Photos = z.array(
  z.union([z.object({ task_id: z.string(), index: z.int() }), z.object({ upload_id: z.string() })]),
);

/** What stands in the field gives way. A photo whose file is gone is left out: its place waits for another. */
export function putPhotos(field: Pick<MediaFieldState, 'clear' | 'addRef'>, task: Task): void {
  const refs: MediaRef[] = Photos.safeParse(task.params.images).data ?? [];
  const shown = task.inputs.filter(({ kind }) => kind === 'image');
  if (shown.length === 0) return;
  field.clear();
  for (const [slot, { url, thumb, thumbhash, kind, width, height, duration }] of shown.entries()) {
    const ref = refs[slot];
    if (!ref || url === '') continue;
    const facts = { kind, width, height, duration, fps: 0, has_sound: false };
    field.addRef(ref, { url, thumb, thumbhash, name: task.title, facts }, slot);
  }
}
