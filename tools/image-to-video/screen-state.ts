// The values of the form, read from whatever was stored, and what is asked for with them and the frames.
import type { MediaFacts } from '#contract/media.ts';
import { effectiveVideo, readVideoForm } from '#web/task/video-form.ts';
import { readOne } from '#web/task/read-stored.ts';
import { imageToVideo, MOTIONS, type ImageToVideoParams } from './contract.ts';

export const TOOL = 'image-to-video';

/** The shape of the video is that of its first frame: the form does not ask for it. */
export type ImageToVideoForm = Omit<ImageToVideoParams, 'image' | 'image_tail' | 'aspect_ratio'>;

/** Whatever was stored or comes from another task, as values that this form can hold. */
export function readForm(raw: Readonly<Record<string, unknown>>): ImageToVideoForm {
  return { ...readVideoForm(raw), motion: readOne(MOTIONS, raw.motion, 'auto') };
}

/** What the price and the wait hang on, as the server's quote takes it. */
export function quoteOf(form: ImageToVideoForm, first: MediaFacts | null): Record<string, unknown> {
  const { mode, resolution, duration, sound } = effectiveVideo(form);
  return { mode, resolution, duration, sound, ...(first && { width: first.width, height: first.height }) };
}

export function paramsOf(form: ImageToVideoForm, first: MediaFacts | null): ImageToVideoParams {
  return imageToVideo.quote.parse(quoteOf(form, first));
}
