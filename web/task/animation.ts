// A video of an image in one press: image to video with what its form begins with, which it begins by itself.
import * as z from 'zod/mini';
import { priceTask } from '#contract/tool.ts';
import type { Task } from '#contract/task.ts';
import { checkMedia, type Result } from '#contract/media.ts';
import { imageToVideo, imageToVideoMedia } from '#tools/image-to-video/contract.ts';
import { nextAddress } from '#web/model/tasks/task-addresses.ts';
import { forgetDraft, readDraft } from './drafts.ts';
import { keepUnsentPrompt } from './unsent-prompts.ts';

const TOOL = 'image-to-video';

/** What comes along to the form: the image that a run is meant for. It goes with the first change of the address. */
const Meant = z.object({ animation: z.object({ task_id: z.string(), index: z.int() }) });
export type MeantAnimation = z.infer<typeof Meant>['animation'];

/** Points; null for what image to video does not take. */
export function animationPoints(result: Result): number | null {
  if (checkMedia(imageToVideoMedia.image, result) !== null) return null;
  return priceTask(imageToVideo, imageToVideo.quote.parse({})).price;
}

/** Goes to the form, which finds the image in its first frame and nothing chosen. Words that stood there are in its history. */
export function goAnimate(
  task: Pick<Task, 'id'>,
  index: number,
  open: (address: string, state: z.infer<typeof Meant>) => void,
): void {
  const { prompt } = readDraft(TOOL) ?? {};
  if (typeof prompt === 'string') keepUnsentPrompt(TOOL, prompt);
  forgetDraft(TOOL);
  open(nextAddress(TOOL, task, index), { animation: { task_id: task.id, index } });
}

/** Null where the form was not opened for one. */
export function readAnimation(state: unknown): MeantAnimation | null {
  return Meant.safeParse(state).data?.animation ?? null;
}
