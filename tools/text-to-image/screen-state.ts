// The values of the form, read from whatever was stored, and what is asked for with them.
import { optionsOf } from '#contract/model.ts';
import { listOffered } from '#web/task/fit-options.ts';
import { readStored } from '#web/task/read-stored.ts';
import type { FormFit } from '#web/task/use-tool-model.ts';
import { TextToImageFields, type TextToImageParams } from './fields.ts';

export const TOOL = 'text-to-image';

/** Whatever was stored or comes from another task, as values that this form can hold. */
export function readParams(raw: Readonly<Record<string, unknown>>): TextToImageParams {
  return readStored(TextToImageFields, raw);
}

/** Lite knows neither 2K nor a negative prompt: what the form keeps of them is not asked for. */
export function effectiveParams(form: TextToImageParams): TextToImageParams {
  const params = { ...form, prompt: form.prompt.trim() };
  return form.engine === 'lite' ? { ...params, negative_prompt: '', resolution: '1K' } : params;
}

/** What a model may be unable to do. */
export const FIT: FormFit<TextToImageParams> = {
  offered: listOffered(TextToImageFields),
  toOptions: (form) => optionsOf(effectiveParams(form)),
};
