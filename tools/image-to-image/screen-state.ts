// The values of the form, read from whatever was stored, and what is asked for with them.
import { IMAGE_RESOLUTIONS, MAX_SEED, STYLES } from '#contract/limits.ts';
import { readOne, readText, readWhole } from '#web/task/read-stored.ts';
import { IMAGE_MODES, KEPT_RATIOS, STRENGTH } from './contract.ts';
import type { ImageToImageParams } from './contract.ts';

export const TOOL = 'image-to-image';

/** What the form holds beside the images, which are kept by their own field. */
export type ImageForm = Omit<ImageToImageParams, 'images'>;

const fresh: ImageForm = {
  mode: 'edit',
  prompt: '',
  strength: STRENGTH.usual,
  style: 'auto',
  aspect_ratio: 'same',
  resolution: '1K',
  count: 2,
};

/** Whatever was stored or comes from another task, as values that this form can hold. */
export function readForm(raw: Readonly<Record<string, unknown>>): ImageForm {
  return {
    mode: readOne(IMAGE_MODES, raw.mode, fresh.mode),
    prompt: readText(raw.prompt),
    strength: readStrength(raw.strength),
    style: readOne(STYLES, raw.style, fresh.style),
    aspect_ratio: readOne(KEPT_RATIOS, raw.aspect_ratio, fresh.aspect_ratio),
    resolution: readOne(IMAGE_RESOLUTIONS, raw.resolution, fresh.resolution),
    count: readWhole(raw.count, 4) || fresh.count,
    seed: readWhole(raw.seed, MAX_SEED),
  };
}

/** On a step of the slider, whatever a computer made of 0.1 + 0.05. */
export function readStrength(raw: unknown): number {
  const { least, most, step, usual } = STRENGTH;
  if (typeof raw !== 'number' || Number.isNaN(raw)) return usual;
  const steps = Math.round(Math.min(most, Math.max(least, raw)) / step);
  return Number((steps * step).toFixed(2));
}

export function effectiveForm(form: ImageForm): ImageForm {
  return { ...form, prompt: form.prompt.trim() };
}
