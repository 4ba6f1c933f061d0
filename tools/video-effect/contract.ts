// Video effects (type 6): what may be asked of a template, what it costs. Source: product §2.6.
import { priceWord, type Quote } from '#contract/price-words.ts';
import * as z from 'zod/mini';
import { contractOfEffects, EFFECT_FILES } from '#contract/effect-post.ts';
import { effectPoints } from '#contract/effect-points.ts';
import { endpoint } from '#contract/endpoint.ts';
import { ceilPoints, prices } from '#contract/prices.ts';
import { requestFields, type Ordered, Posted } from '#contract/task.ts';
import type { ToolContract } from '#contract/tool.ts';
import { refuse1080p } from '#contract/video.ts';
import { VideoEffectFields, type VideoEffectParams } from './fields.ts';
import { findVideoEffect, VIDEO_EFFECT_CLASSES, VIDEO_EFFECT_TEMPLATES } from './templates.ts';

export const postVideoEffect = endpoint({
  path: '/api/task/video_effect/post',
  summary: 'Make a video of one or two pictures by a template.',
  access: 'user',
  kind: 'act',
  files: EFFECT_FILES,
  input: z.strictObject({ ...VideoEffectFields.shape, ...requestFields }),
  output: Posted,
  refusals: ['not_enough_points', 'queue_full', 'asset_not_found'],
});

const Quotable = z.pipe(
  z.strictObject({
    ...z.omit(VideoEffectFields, { images: true }).shape,
    effect_id: z.enum(VIDEO_EFFECT_TEMPLATES.map(({ id }) => id)),
  }),
  z.transform((choice): VideoEffectParams => ({ ...choice, images: [] })),
);

/** A template that is not known costs nothing: it is refused before anything is charged. */
function price({ effect_id, resolution }: VideoEffectParams): Quote {
  const template = findVideoEffect(effect_id);
  if (!template) return { price: 0, items: [] };
  const label = priceWord('seconds', { x: template.name, n: template.seconds });
  const plain = effectPoints(6, template);
  const items = [{ label, amount: plain }];
  if (resolution === '720p') return { price: plain, items };
  const { factor_1080p } = prices().points.video_effect;
  const total = ceilPoints(plain * factor_1080p);
  items.push({ label: `1080p × ${factor_1080p}`, amount: total - plain });
  return { price: total, items };
}

/** Seconds on the built-in engine: a few for each second of video, and the start of a process. */
function etaSeconds({ effect_id, resolution }: VideoEffectParams): number {
  const seconds = findVideoEffect(effect_id)?.seconds ?? 0;
  return Math.ceil(4 + seconds * (resolution === '1080p' ? 6 : 3));
}

type Input = Ordered<typeof postVideoEffect>;

export const videoEffect: ToolContract<VideoEffectParams> = {
  ...contractOfEffects(VIDEO_EFFECT_TEMPLATES, VIDEO_EFFECT_CLASSES),
  name: 'video-effect',
  posts: [
    {
      endpoint: postVideoEffect,
      toParams: (input: Input) => input,
    },
  ],
  quote: Quotable,
  price,
  etaSeconds,
  refusePlan: ({ resolution }, limits) => (resolution === '1080p' ? refuse1080p(limits) : {}),
};
