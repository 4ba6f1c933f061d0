// The film of an earlier upscale, put back into the form.
import * as z from 'zod/mini';
import type { Task } from '#contract/task.ts';
import type { MediaFieldState } from '#web/media/use-media-field.ts';

/** Stored parameters hold a reference together with what was measured. */
const Stored = z.union([
  z.object({ task_id: z.string(), index: z.int() }),
  z.object({ upload_id: z.string() }),
]);
const Facts = z.object({ fps: z.number(), has_sound: z.boolean() });

/** What stands in the field gives way; a film whose file is gone is left out. */
export function putFilm(field: Pick<MediaFieldState, 'clear' | 'addRef'>, task: Task): void {
  const ref = Stored.safeParse(task.params.video).data;
  const given = task.inputs.find(({ role }) => role === 'video');
  if (!ref || !given || given.url === '') return;
  const { url, thumb, thumbhash, width, height, duration } = given;
  const { fps, has_sound } = Facts.safeParse(task.params.video).data ?? { fps: 0, has_sound: false };
  field.clear();
  const facts = { kind: 'video', width, height, duration, fps, has_sound } as const;
  field.addRef(ref, { url, thumb, thumbhash, name: task.title, facts }, 0);
}
