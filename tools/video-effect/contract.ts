// Video effects (type 6): what may be asked of a template, what it costs. Source: product §2.6.
import * as z from 'zod/mini';
import { countWord } from '#contract/effect.ts';
import { endpoint } from '#contract/endpoint.ts';
import type { Language } from '#contract/errors.ts';
import { countCharacters, fieldWord } from '#contract/field-words.ts';
import { PLANS, type PlanLimits } from '#contract/limits.ts';
import { MediaRef, type MediaRule, type MediaSource } from '#contract/media.ts';
import { ClientToken, Posted } from '#contract/task.ts';
import type { Quote, ToolContract } from '#contract/tool.ts';
import { findVideoEffect, VIDEO_EFFECT_CLASSES, VIDEO_EFFECT_TEMPLATES } from './templates.ts';

export const VIDEO_EFFECT_RESOLUTIONS = ['720p', '1080p'] as const;
const RATE_1080P = 1.5;
/** No template takes more; the template's own limit is checked with its words. */
const TEXT_CHARACTERS = 200;
const MOST_IMAGES = 2;

export const IMAGES_RULE: MediaRule = { kind: 'image', role: 'image', most: MOST_IMAGES };

const Text = z.string().check(
  z.trim(),
  z.refine((text) => countCharacters(text) <= TEXT_CHARACTERS, {
    error: fieldWord('text_too_long', { n: TEXT_CHARACTERS }),
  }),
);

const EffectId = z.string().check(z.minLength(1), z.maxLength(40));
const choices = {
  text: z._default(Text, ''),
  option: z._default(z.string().check(z.maxLength(40)), ''),
  resolution: z._default(z.enum(VIDEO_EFFECT_RESOLUTIONS), '720p'),
  music: z._default(z.boolean(), true),
};

export const postVideoEffect = endpoint({
  path: '/api/task/video_effect/post',
  summary: 'Make a film of one or two pictures by a template.',
  access: 'user',
  kind: 'act',
  files: { images: MOST_IMAGES },
  input: z.strictObject({
    effect_id: EffectId,
    images: z
      .array(MediaRef, fieldWord('image_required'))
      .check(
        z.minLength(1, fieldWord('image_required')),
        z.maxLength(MOST_IMAGES, fieldWord('images_count', { n: MOST_IMAGES })),
      ),
    ...choices,
    client_token: z.optional(ClientToken),
  }),
  output: Posted,
  refusals: ['not_enough_points', 'queue_full', 'asset_not_found'],
});

/** The form values after defaults: what is stored with the task. */
export type VideoEffectParams = {
  effect_id: string;
  images: MediaSource[];
  /** Empty where the template takes none, or writes words of its own. */
  text: string;
  /** One of the template's, or empty for its first. */
  option: string;
  resolution: (typeof VIDEO_EFFECT_RESOLUTIONS)[number];
  music: boolean;
};

const Quotable = z.pipe(
  z.strictObject({ effect_id: z.enum(VIDEO_EFFECT_TEMPLATES.map(({ id }) => id)), ...choices }),
  z.transform((choice): VideoEffectParams => ({ ...choice, images: [] })),
);

/** A template that is not known costs nothing: it is refused before anything is charged. */
function price({ effect_id, resolution }: VideoEffectParams, language: Language): Quote {
  const template = findVideoEffect(effect_id);
  if (!template) return { price: 0, items: [] };
  const seconds = language === 'zh' ? `${template.seconds} 秒` : `${template.seconds} s`;
  const items = [{ label: `${template.name[language]} · ${seconds}`, amount: template.price }];
  if (resolution === '720p') return { price: template.price, items };
  const total = Math.ceil(template.price * RATE_1080P);
  items.push({ label: `1080p × ${RATE_1080P}`, amount: total - template.price });
  return { price: total, items };
}

/** Seconds on the built-in engine: a few for each second of film, and the start of a process. */
function etaSeconds({ effect_id, resolution }: VideoEffectParams): number {
  const seconds = findVideoEffect(effect_id)?.seconds ?? 0;
  return Math.ceil(4 + seconds * (resolution === '1080p' ? 6 : 3));
}

function refuseParams(params: VideoEffectParams): Record<string, string> {
  const template = findVideoEffect(params.effect_id);
  if (!template) return {};
  const fields: Record<string, string> = {};
  if (params.images.length !== template.images) {
    fields['images'] = countWord(template.images);
  }
  if (params.text !== '') {
    const most = template.text?.most ?? 0;
    if (most === 0) fields['text'] = fieldWord('no_text_here');
    else if (countCharacters(params.text) > most) fields['text'] = fieldWord('text_too_long', { n: most });
  }
  const { option } = params;
  if (option !== '' && !template.option?.values.some(({ id }) => id === option)) {
    fields['option'] = fieldWord('no_option_here');
  }
  return fields;
}

function refusePlan({ resolution }: VideoEffectParams, limits: PlanLimits): Record<string, string> {
  if (resolution !== '1080p' || limits.max_resolution === '1080p') return {};
  return { resolution: fieldWord('plan_needed', { x: '1080p', plan: PLANS.basic.name }) };
}

type Input = z.output<typeof postVideoEffect.input>;

export const videoEffect: ToolContract<VideoEffectParams> = {
  name: 'video-effect',
  posts: [
    {
      endpoint: postVideoEffect,
      toParams: ({ client_token: _, ...input }: Input) => input,
    },
  ],
  quote: Quotable,
  media: { images: IMAGES_RULE },
  price,
  etaSeconds,
  refuseParams,
  refusePlan,
  promptOf: ({ text }) => text,
  titleOf: ({ effect_id }, language) => findVideoEffect(effect_id)?.name[language] ?? '',
  templateOf: ({ effect_id }) => {
    const template = findVideoEffect(effect_id);
    return template ? { id: template.id, name: template.name } : null;
  },
  templates: VIDEO_EFFECT_TEMPLATES,
  templateClasses: VIDEO_EFFECT_CLASSES,
};
