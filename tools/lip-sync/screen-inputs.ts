// The portrait, video or voice of an earlier task, put back into the form.
import type { Reusable } from '#web/model/tasks/task-shape.ts';
import { putInput } from '#web/media/put-input.ts';
import type { RefilledField } from '#web/media/put-input.ts';

/** What stands in a field gives way. */
export function putInputs(
  fields: Readonly<Record<'image' | 'video' | 'audio', RefilledField>>,
  task: Reusable,
): void {
  for (const role of ['image', 'video', 'audio'] as const) {
    const input = task.inputs.find((candidate) => candidate.role === role);
    if (!input) continue;
    fields[role].clear();
    putInput(fields[role], task, input, task.params[role]);
  }
}
