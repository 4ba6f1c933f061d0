// Image effects: what may be asked, each field once, with its limits and its default. Source: product §2.5.
import * as z from 'zod/mini';
import { EffectFields } from '#contract/effect-post.ts';
import type { ParamsOf } from '#contract/tool.ts';

/** `auto` keeps the shape of the first photo, or the one that the effect has of itself. */
export const EFFECT_RATIOS = ['auto', '1:1', '3:4', '4:3', '9:16', '16:9'] as const;
export const EFFECT_COUNTS = [1, 2, 4] as const;

export const ImageEffectFields = z.extend(EffectFields, {
  aspect_ratio: z._default(z.enum(EFFECT_RATIOS), 'auto'),
  count: z._default(z.literal(EFFECT_COUNTS), 1),
});

/** The form values after defaults: what is stored with the task. */
export type ImageEffectParams = ParamsOf<typeof ImageEffectFields>;

/** The `fields` of an engine's request: all but what it says in its inputs, its seeds and its model. */
export const ImageEffectEngineFields = z.omit(ImageEffectFields, { images: true, count: true, model: true });
