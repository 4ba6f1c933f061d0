// The values of the form, read from whatever was stored.
import { readStored } from '#web/task/read-stored.ts';
import { TextToVideoFields, type TextToVideoParams } from './fields.ts';

export const TOOL = 'text-to-video';

/** Whatever was stored or comes from another task, as values that this form can hold. */
export function readParams(raw: Readonly<Record<string, unknown>>): TextToVideoParams {
  return readStored(TextToVideoFields, raw);
}
