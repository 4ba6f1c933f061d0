// The values of the form, read from whatever was stored, and what is asked for with them and the frames.
import { CAMERAS, FILM_MODES, FILM_RESOLUTIONS, FILM_SECONDS } from '#contract/film.ts';
import { MAX_SEED } from '#contract/limits.ts';
import type { MediaFacts } from '#contract/media.ts';
import { filmResolutionOf } from '#web/task/film-fields.tsx';
import { readOne, readText, readWhole } from '#web/task/read-stored.ts';
import { imageToVideo, MOTIONS, type ImageToVideoParams } from './contract.ts';

export const TOOL = 'image-to-video';

/** The shape of the film is that of its first frame: the form does not ask for it. */
export type ImageToVideoForm = Omit<ImageToVideoParams, 'image' | 'image_tail' | 'aspect_ratio'>;

/** Whatever was stored or comes from another task, as values that this form can hold. */
export function readForm(raw: Readonly<Record<string, unknown>>): ImageToVideoForm {
  return {
    prompt: readText(raw.prompt),
    negative_prompt: readText(raw.negative_prompt),
    mode: readOne(FILM_MODES, raw.mode, 'standard'),
    camera: readOne(CAMERAS, raw.camera, 'auto'),
    motion: readOne(MOTIONS, raw.motion, 'auto'),
    resolution: readOne(FILM_RESOLUTIONS, raw.resolution, '720p'),
    duration: FILM_SECONDS.find((seconds) => seconds === raw.duration) ?? 5,
    sound: raw.sound === true,
    seed: readWhole(raw.seed, MAX_SEED),
  };
}

/** A mode does not make every size: what the form keeps for the other one is not asked for. */
export function effectiveForm(form: ImageToVideoForm): ImageToVideoForm {
  return { ...form, prompt: form.prompt.trim(), resolution: filmResolutionOf(form) };
}

/** What the price and the wait hang on, as the server's quote takes it. */
export function quoteOf(form: ImageToVideoForm, first: MediaFacts | null): Record<string, unknown> {
  const { mode, resolution, duration, sound } = effectiveForm(form);
  return { mode, resolution, duration, sound, ...(first && { width: first.width, height: first.height }) };
}

export function paramsOf(form: ImageToVideoForm, first: MediaFacts | null): ImageToVideoParams {
  return imageToVideo.quote.parse(quoteOf(form, first));
}
