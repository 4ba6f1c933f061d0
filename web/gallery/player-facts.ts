// What a player is told of a video that was made.
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { titleOf } from '#web/model/tasks/task-shape.ts';
import type { PlayerProps } from '#web/ui/video/player.tsx';

export function playerFacts(task: Task, result: Result) {
  const { url, poster, thumb, width, height, duration, fps, has_sound } = result;
  return {
    src: url,
    poster: poster || thumb,
    label: titleOf(task),
    width,
    height,
    duration,
    fps,
    hasSound: has_sound,
  } satisfies PlayerProps;
}
