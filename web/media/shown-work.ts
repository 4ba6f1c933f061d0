// A result of a work, as a media field shows it.
import { taskDetail } from '#contract/task.ts';
import type { PublicTask, Task } from '#contract/task.ts';
import { call } from '#web/api/call.ts';
import { isOwnTask } from '#web/model/tasks/use-tasks.ts';
import type { ShownMedia } from './media-choice.ts';

/** Null where the work has no such result, or its author does not show it. */
export function shownWork(task: Task | PublicTask, index: number): ShownMedia | null {
  if (!isOwnTask(task)) {
    const { title, kind, duration, fps, has_sound } = task;
    const shown = task.images.find((image) => image.index === index);
    if (!shown) return null;
    const { url, thumb, thumbhash, width, height } = shown;
    return {
      url,
      thumb,
      thumbhash,
      name: title,
      facts: { kind, width, height, duration, fps, has_sound },
    };
  }
  const result = task.results.find((candidate) => candidate.index === index);
  if (!result) return null;
  const { url, thumb, thumbhash, kind, width, height, duration, fps, has_sound } = result;
  return {
    url,
    thumb: thumb || result.poster,
    thumbhash,
    name: task.title,
    facts: { kind, width, height, duration, fps, has_sound },
  };
}

export async function fetchShownWork(id: string, index: number): Promise<ShownMedia | null> {
  const options = { extractData: true, showLoading: false, showError: false, isBackground: true } as const;
  return shownWork(await call(taskDetail, { id }, options), index);
}
