// The video of an earlier upscale, put back into the form.
import type { Reusable } from '#web/model/tasks/task-shape.ts';
import { putInput } from '#web/media/put-input.ts';
import type { RefilledField } from '#web/media/put-input.ts';

/** What stands in the field gives way, unless the video is gone. */
export function putVideo(field: RefilledField, task: Reusable): void {
  const given = task.inputs.find(({ role }) => role === 'video');
  if (!given || given.url === '') return;
  field.clear();
  putInput(field, task, given, task.params.video);
}
