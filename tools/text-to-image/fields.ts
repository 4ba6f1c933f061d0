// Text to image: what may be asked, each field once, with its limits and its default. Source: product §2.1.
import * as z from 'zod/mini';
import { fieldWord } from '#contract/field-words.ts';
import { ASPECT_RATIOS, IMAGE_RESOLUTIONS, PROMPT_CHARACTERS, STYLES } from '#contract/limits.ts';
import { ModelId } from '#contract/model.ts';
import { textField } from '#contract/text-field.ts';
import type { ParamsOf } from '#contract/tool.ts';
import { NegativePrompt, Seed } from '#contract/tool-fields.ts';

export const TextToImageFields = z.object({
  /** Lite is a fast draft: 1K, without a negative prompt. */
  engine: z._default(z.enum(['lite', 'pro']), 'pro'),
  /** Who is to make it. Absent: the first that can. */
  model: z.optional(ModelId),
  prompt: textField(PROMPT_CHARACTERS, 'prompt_too_long').check(z.minLength(1, fieldWord('prompt_required'))),
  style: z._default(z.enum(STYLES), 'auto'),
  aspect_ratio: z._default(z.enum(ASPECT_RATIOS), '1:1'),
  count: z._default(z.int().check(z.gte(1), z.lte(4)), 2),
  /** Absent = random, chosen when the task starts. */
  seed: z.optional(Seed),
  negative_prompt: z._default(NegativePrompt, ''),
  resolution: z._default(z.enum(IMAGE_RESOLUTIONS), '1K'),
});

/** The form values after defaults: what is stored with the task. */
export type TextToImageParams = ParamsOf<typeof TextToImageFields>;

/** The `fields` of an engine's request: all but what it says in its size, its seeds and its model. */
export const TextToImageEngineFields = z.omit(TextToImageFields, {
  aspect_ratio: true,
  resolution: true,
  count: true,
  seed: true,
  model: true,
});
export type TextToImageEngineFields = z.output<typeof TextToImageEngineFields>;
