// The values of the form, read from whatever was stored, and what is asked for with them.
import { readStored } from '#web/task/read-stored.ts';
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
