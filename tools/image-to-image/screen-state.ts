// The values of the form, read from whatever was stored, and what is asked for with them.
import * as z from 'zod/mini';
import { listOffered } from '#web/task/fit-options.ts';
import { readStored } from '#web/task/read-stored.ts';
import type { FormFit } from '#web/task/use-tool-model.ts';
import { ImageToImageFields, STRENGTH } from './fields.ts';

export const TOOL = 'image-to-image';

/** What the form holds beside the images, which are kept by their own field. */
const FormFields = z.omit(ImageToImageFields, { images: true });
export type ImageForm = z.output<typeof FormFields>;

/** Whatever was stored or comes from another task, as values that this form can hold. */
export function readForm(raw: Readonly<Record<string, unknown>>): ImageForm {
  return { ...readStored(FormFields, raw), strength: readStrength(raw.strength) };
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

/** What a model may be unable to do. */
export const FIT: FormFit<ImageForm> = {
  offered: listOffered(FormFields),
};
