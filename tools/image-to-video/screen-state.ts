// The values of the form, read from whatever was stored, and what is asked for with them and the frames.
import { optionsOf } from '#contract/model.ts';
import type { MediaFacts } from '#contract/media.ts';
import * as z from 'zod/mini';
import { listOffered } from '#web/task/fit-options.ts';
import { readStored } from '#web/task/read-stored.ts';
import type { FormFit } from '#web/task/use-tool-model.ts';
import { effectiveVideo } from '#web/task/video-form.ts';
import { imageToVideo } from './contract.ts';
import { ImageToVideoFields, type ImageToVideoParams } from './fields.ts';

export const TOOL = 'image-to-video';

/** The shape of the video is that of its first frame: the form does not ask for it. */
const FormFields = z.omit(ImageToVideoFields, { image: true, image_tail: true, aspect_ratio: true });
export type ImageToVideoForm = z.output<typeof FormFields>;

/** Whatever was stored or comes from another task, as values that this form can hold. */
export function readForm(raw: Readonly<Record<string, unknown>>): ImageToVideoForm {
  return readStored(FormFields, raw);
}

/** What the price and the wait hang on, as the server's quote takes it. */
export function quoteOf(form: ImageToVideoForm, first: MediaFacts | null): Record<string, unknown> {
  const { mode, resolution, duration, sound } = effectiveVideo(form);
  return { mode, resolution, duration, sound, ...(first && { width: first.width, height: first.height }) };
}

export function paramsOf(form: ImageToVideoForm, first: MediaFacts | null): ImageToVideoParams {
  return imageToVideo.quote.parse(quoteOf(form, first));
}

/** What a model may be unable to do. */
export const FIT: FormFit<ImageToVideoForm> = {
  offered: listOffered(FormFields),
  toOptions: (form) => optionsOf(effectiveVideo(form)),
};
