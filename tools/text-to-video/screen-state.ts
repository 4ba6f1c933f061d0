// The values of the form, read from whatever was stored.
import { FILM_RATIOS } from '#contract/film.ts';
import { readFilmForm } from '#web/task/film-form.ts';
import { readOne } from '#web/task/read-stored.ts';
import type { TextToVideoParams } from './contract.ts';

export const TOOL = 'text-to-video';

/** Whatever was stored or comes from another task, as values that this form can hold. */
export function readParams(raw: Readonly<Record<string, unknown>>): TextToVideoParams {
  return { ...readFilmForm(raw), aspect_ratio: readOne(FILM_RATIOS, raw.aspect_ratio, '16:9') };
}
