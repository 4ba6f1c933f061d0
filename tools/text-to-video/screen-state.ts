// The values of the form, read from whatever was stored.
import { VIDEO_RATIOS } from '#contract/video.ts';
import { readVideoForm } from '#web/task/video-form.ts';
import { readOne } from '#web/task/read-stored.ts';
import type { TextToVideoParams } from './contract.ts';

export const TOOL = 'text-to-video';

/** Whatever was stored or comes from another task, as values that this form can hold. */
export function readParams(raw: Readonly<Record<string, unknown>>): TextToVideoParams {
  return { ...readVideoForm(raw), aspect_ratio: readOne(VIDEO_RATIOS, raw.aspect_ratio, '16:9') };
}
