// The values of the form, read from whatever was stored.
import { optionsOf } from '#contract/model.ts';
import { listOffered } from '#web/task/fit-options.ts';
import { readStored } from '#web/task/read-stored.ts';
import { effectiveVideo } from '#web/task/video-form.ts';
import type { FormFit } from '#web/task/use-tool-model.ts';
import { TextToVideoFields, type TextToVideoParams } from './fields.ts';

export const TOOL = 'text-to-video';

/** Whatever was stored or comes from another task, as values that this form can hold. */
export function readParams(raw: Readonly<Record<string, unknown>>): TextToVideoParams {
  return readStored(TextToVideoFields, raw);
}

/** What a model may be unable to do. */
export const FIT: FormFit<TextToVideoParams> = {
  offered: listOffered(TextToVideoFields),
  toOptions: (form) => optionsOf(effectiveVideo(form)),
};
