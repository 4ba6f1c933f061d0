// The values of the form, read from whatever was stored, and what is asked for with them.
import { CAMERAS, FILM_MODES, FILM_RATIOS, FILM_RESOLUTIONS, FILM_SECONDS } from '#contract/film.ts';
import { MAX_SEED } from '#contract/limits.ts';
import { filmResolutionOf } from '#web/task/film-fields.tsx';
import { readOne, readText, readWhole } from '#web/task/read-stored.ts';
import type { TextToVideoParams } from './contract.ts';

export const TOOL = 'text-to-video';

/** Whatever was stored or comes from another task, as values that this form can hold. */
export function readParams(raw: Readonly<Record<string, unknown>>): TextToVideoParams {
  return {
    prompt: readText(raw.prompt),
    negative_prompt: readText(raw.negative_prompt),
    mode: readOne(FILM_MODES, raw.mode, 'standard'),
    camera: readOne(CAMERAS, raw.camera, 'auto'),
    aspect_ratio: readOne(FILM_RATIOS, raw.aspect_ratio, '16:9'),
    resolution: readOne(FILM_RESOLUTIONS, raw.resolution, '720p'),
    duration: FILM_SECONDS.find((seconds) => seconds === raw.duration) ?? 5,
    sound: raw.sound === true,
    seed: readWhole(raw.seed, MAX_SEED),
  };
}

/** A mode does not make every size: what the form keeps for the other one is not asked for. */
export function effectiveParams(form: TextToVideoParams): TextToVideoParams {
  return { ...form, prompt: form.prompt.trim(), resolution: filmResolutionOf(form) };
}
