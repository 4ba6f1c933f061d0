// What a task looks like before its results are there, and what a result is made of for a card.
import { VIDEO_RATIOS, videoSize, nearestVideoRatio } from '#contract/video.ts';
import { ASPECT_RATIOS, imageSize } from '#contract/limits.ts';
import type { Result } from '#contract/media.ts';
import { TASK_STATUS } from '#contract/task.ts';
import type { PublicTask, Task } from '#contract/task.ts';
import { mediaOfTool, toolOfType } from '#contract/tool-names.ts';

type Size = { width: number; height: number };

export function isRunning(task: Pick<Task, 'status'>): boolean {
  return task.status === TASK_STATUS.queued || task.status === TASK_STATUS.processing;
}

export function isFailed(task: Pick<Task, 'status'>): boolean {
  return task.status === TASK_STATUS.failed;
}

export function isVideoTask({ type }: Pick<Task, 'type'>): boolean {
  return mediaOfTool(toolOfType(type)) === 'video';
}

/** Width divided by height: of its first result, else of what was asked for, else of what it is made from. */
export function ratioOf(task: Pick<Task, 'type' | 'params' | 'inputs' | 'results'>): number {
  const { width, height } = task.results[0] ?? askedSize(task) ?? givenSize(task) ?? { width: 1, height: 1 };
  return width / height;
}

function askedSize({ type, params }: Pick<Task, 'type' | 'params'>): Size | undefined {
  const asked = params.aspect_ratio;
  if (isVideoTask({ type })) {
    const ratio = VIDEO_RATIOS.find((candidate) => candidate === asked);
    return ratio && videoSize(ratio, '720p');
  }
  const ratio = ASPECT_RATIOS.find((candidate) => candidate === asked);
  return ratio && imageSize(ratio, '1K');
}

function givenSize({ type, inputs }: Pick<Task, 'type' | 'inputs'>): Size | undefined {
  const given = inputs.find(({ width, height }) => width > 0 && height > 0);
  if (!given) return isVideoTask({ type }) ? videoSize('16:9', '720p') : undefined;
  return toolOfType(type) === 'image-to-video'
    ? videoSize(nearestVideoRatio(given.width, given.height), '720p')
    : given;
}

/** What a form can be filled from: an own task whole, a public work with what its author shows. */
export type Reusable = Pick<Task, 'params' | 'inputs' | 'effect' | 'title'>;

/** A video as the pieces know it; undefined for an image. */
export function videoOf(result: Result) {
  if (result.kind !== 'video') return undefined;
  const { url, preview, duration, fps, has_sound } = result;
  return { url, preview, seconds: duration, fps, hasSound: has_sound };
}

/** The same of a work that somebody shows. */
export function publicVideoOf({
  kind,
  url,
  preview,
  duration,
  fps = 0,
  has_sound = false,
}: Pick<PublicTask, 'kind' | 'url' | 'preview' | 'duration'> &
  Partial<Pick<PublicTask, 'fps' | 'has_sound'>>) {
  if (kind !== 'video') return undefined;
  return { url, preview, seconds: duration, fps, hasSound: has_sound };
}

/** How many images the task was to make, as its batch is counted: "3 of 4". */
export function countAsked({ params, results }: Pick<Task, 'params' | 'results'>): number {
  const asked = typeof params.count === 'number' ? params.count : 1;
  return Math.max(asked, (results.at(-1)?.index ?? 0) + 1);
}

/** The words of a work: what was written, else the name of its template or file. */
export function titleOf(task: Pick<Task | PublicTask, 'prompt' | 'title'>): string {
  return task.prompt || task.title;
}
