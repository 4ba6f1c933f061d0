// The portrait, video or voice of an earlier task, put back into the form.
import { MediaRef } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import type { MediaFieldState } from '#web/media/use-media-field.ts';

type Fields = Readonly<Record<'image' | 'video' | 'audio', Pick<MediaFieldState, 'clear' | 'addRef'>>>;

/** What stands in a field gives way. A file that is gone is left out: its place waits for another. */
export function putInputs(fields: Fields, task: Task): void {
  for (const role of ['image', 'video', 'audio'] as const) {
    const ref = readRef(task.params[role]);
    const input = task.inputs.find((candidate) => candidate.role === role);
    if (!ref || !input) continue;
    fields[role].clear();
    if (input.url === '') continue;
    const { url, thumb, thumbhash, kind, width, height, duration } = input;
    const facts = { kind, width, height, duration, fps: 0, has_sound: kind === 'audio' };
    fields[role].addRef(ref, { url, thumb, thumbhash, name: task.title, facts }, 0);
  }
}

/** Stored parameters hold a reference together with what was measured. */
function readRef(stored: unknown): MediaRef | null {
  const { upload_id, task_id, index } = (stored ?? {}) as Record<string, unknown>;
  const ref = upload_id === undefined ? { task_id, index } : { upload_id };
  return MediaRef.safeParse(ref).data ?? null;
}
