// Image to image: what may be asked, each field once, with its limits and its default. Source: product §2.2.
import * as z from 'zod/mini';
import { fieldWord } from '#contract/field-words.ts';
import { ASPECT_RATIOS, IMAGE_RESOLUTIONS, PROMPT_CHARACTERS, STYLES } from '#contract/limits.ts';
import { ModelId } from '#contract/model.ts';
import { textField } from '#contract/text-field.ts';
import type { ParamsOf } from '#contract/tool.ts';
import { imagesField, Seed } from '#contract/tool-fields.ts';

export const IMAGE_MODES = ['edit', 'restyle', 'reference'] as const;
export type ImageMode = (typeof IMAGE_MODES)[number];

/** `same` keeps the shape of the first image. */
export const KEPT_RATIOS = ['same', ...ASPECT_RATIOS] as const;

export const STRENGTH = { least: 0.1, most: 1, step: 0.05, usual: 0.6 } as const;
export const MOST_IMAGES = 4;

const Strength = z.number().check(
  z.gte(STRENGTH.least),
  z.lte(STRENGTH.most),
  // 0.15 is no whole number of steps for a computer.
  z.refine((value) => Math.abs(value / STRENGTH.step - Math.round(value / STRENGTH.step)) < 1e-6, {
    error: fieldWord('strength_step', { a: STRENGTH.least, b: STRENGTH.most }),
  }),
);

export const ImageToImageFields = z.object({
  /** The first is the one to be changed. */
  images: imagesField(MOST_IMAGES, 'images_most'),
  /** Who is to make it. Absent: the first that can. */
  model: z.optional(ModelId),
  mode: z._default(z.enum(IMAGE_MODES), 'edit'),
  /** An instruction, or the scene for a reference; may be empty for a restyle. */
  prompt: z._default(textField(PROMPT_CHARACTERS, 'prompt_too_long'), ''),
  /** How far a restyle goes: near the original … wholly in the style. Without meaning for the other modes. */
  strength: z._default(Strength, STRENGTH.usual),
  style: z._default(z.enum(STYLES), 'auto'),
  aspect_ratio: z._default(z.enum(KEPT_RATIOS), 'same'),
  resolution: z._default(z.enum(IMAGE_RESOLUTIONS), '1K'),
  count: z._default(z.int().check(z.gte(1), z.lte(4)), 2),
  /** Absent = random, chosen when the task starts. */
  seed: z.optional(Seed),
});

/** The form values after defaults: what is stored with the task. */
export type ImageToImageParams = ParamsOf<typeof ImageToImageFields>;

/** The `fields` of an engine's request: all but what it says in its inputs, its size, its seeds and its model. */
export const ImageToImageEngineFields = z.extend(
  z.omit(ImageToImageFields, {
    images: true,
    aspect_ratio: true,
    resolution: true,
    count: true,
    seed: true,
    model: true,
  }),
  {
    /** The result has another shape than the first image. */
    isCropped: z._default(z.boolean(), false),
  },
);
export type ImageToImageEngineFields = z.output<typeof ImageToImageEngineFields>;
