// Image effects (type 5): which template, of which photos, and what it costs. Source: product §2.5, T1.
import { priceWord, type Quote } from '#contract/price-words.ts';
import * as z from 'zod/mini';
import { contractOfEffects, EFFECT_FILES } from '#contract/effect-post.ts';
import { effectPoints } from '#contract/effect-points.ts';
import { endpoint } from '#contract/endpoint.ts';
import { refuseImagePlan } from '#contract/image-plan.ts';
import { requestFields, type Ordered, Posted } from '#contract/task.ts';
import type { ToolContract } from '#contract/tool.ts';
import { findImageEffect, IMAGE_EFFECT_CLASSES, IMAGE_EFFECT_TEMPLATES } from './templates.ts';
import { ImageEffectFields, type ImageEffectParams } from './fields.ts';

export const postImageEffect = endpoint({
  path: '/api/task/image_to_image/post',
  summary: 'Give photos one of the image effects.',
  access: 'user',
  kind: 'act',
  files: EFFECT_FILES,
  input: z.strictObject({ ...ImageEffectFields.shape, ...requestFields }),
  output: Posted,
  refusals: ['not_enough_points', 'queue_full', 'asset_not_found'],
});

const Quotable = z.pipe(
  z.strictObject({
    ...z.omit(ImageEffectFields, { images: true }).shape,
    effect_id: z.enum(IMAGE_EFFECT_TEMPLATES.map(({ id }) => id)),
  }),
  z.transform((choice): ImageEffectParams => ({ ...choice, images: [] })),
);

/** A template that is not known costs nothing: it is refused before anything is charged. */
function price({ effect_id, count }: ImageEffectParams): Quote {
  const template = findImageEffect(effect_id);
  if (!template) return { price: 0, items: [] };
  const amount = count * effectPoints(5, template);
  const label = priceWord('images', { n: count, x: template.name });
  return { price: amount, items: [{ label, amount }] };
}

/** Seconds on the built-in engine: one image after another, and the start of a process. */
function etaSeconds({ count }: ImageEffectParams): number {
  return Math.ceil(2 + count * 2);
}

type Input = Ordered<typeof postImageEffect>;

export const imageEffect: ToolContract<ImageEffectParams> = {
  ...contractOfEffects(IMAGE_EFFECT_TEMPLATES, IMAGE_EFFECT_CLASSES),
  name: 'image-effect',
  posts: [
    {
      endpoint: postImageEffect,
      // Image to image posts to the same address, without an effect.
      toParams: (input: Input) => ('effect_id' in input ? input : null),
    },
  ],
  quote: Quotable,
  price,
  etaSeconds,
  refusePlan: refuseImagePlan,
};
