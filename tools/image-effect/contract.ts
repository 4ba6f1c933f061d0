// Image effects (type 5): which template, of which photos, and what it costs. Source: product §2.5, T1.
import * as z from 'zod/mini';
import { countWord } from '#contract/effect.ts';
import { endpoint } from '#contract/endpoint.ts';
import type { Language } from '#contract/errors.ts';
import { countCharacters, fieldWord } from '#contract/field-words.ts';
import { MediaRef, type MediaRule, type MediaSource } from '#contract/media.ts';
import { ClientToken, Posted } from '#contract/task.ts';
import type { Quote, ToolContract } from '#contract/tool.ts';
import {
  EFFECT_RATIOS,
  type EffectRatio,
  findImageEffect,
  IMAGE_EFFECT_CLASSES,
  IMAGE_EFFECT_TEMPLATES,
  TEXT_CHARACTERS,
} from './templates.ts';

export const EFFECT_COUNTS = [1, 2, 4] as const;
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
  aspect_ratio: z._default(z.enum(EFFECT_RATIOS), 'auto'),
  count: z._default(z.literal(EFFECT_COUNTS), 1),
};

export const postImageEffect = endpoint({
  path: '/api/task/image_to_image/post',
  summary: 'Give photos one of the image effects.',
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
export type ImageEffectParams = {
  effect_id: string;
  images: MediaSource[];
  /** Empty where the template takes none, or none was written. */
  text: string;
  /** One of the template's, or empty for its first. */
  option: string;
  aspect_ratio: EffectRatio;
  count: (typeof EFFECT_COUNTS)[number];
};

const Quotable = z.pipe(
  z.strictObject({ effect_id: z.enum(IMAGE_EFFECT_TEMPLATES.map(({ id }) => id)), ...choices }),
  z.transform((choice): ImageEffectParams => ({ ...choice, images: [] })),
);

/** A template that is not known costs nothing: it is refused before anything is charged. */
function price({ effect_id, count }: ImageEffectParams, language: Language): Quote {
  const template = findImageEffect(effect_id);
  if (!template) return { price: 0, items: [] };
  const amount = count * template.price;
  const name = template.name[language];
  const label = language === 'zh' ? `${count} 张 × ${name}` : `${count} × ${name}`;
  return { price: amount, items: [{ label, amount }] };
}

/** Seconds on the built-in engine: one picture after another, and the start of a process. */
function etaSeconds({ count }: ImageEffectParams): number {
  return Math.ceil(2 + count * 2);
}

function refuseParams({ effect_id, images, text, option }: ImageEffectParams): Record<string, string> {
  const template = findImageEffect(effect_id);
  if (!template) return {};
  const isOption = template.option?.values.some(({ id }) => id === option) ?? false;
  return {
    ...(images.length !== template.images && { images: countWord(template.images) }),
    ...(text !== '' && !template.text && { text: fieldWord('no_text_here') }),
    ...(option !== '' && !isOption && { option: fieldWord('no_option_here') }),
  };
}

type Input = z.output<typeof postImageEffect.input>;

export const imageEffect: ToolContract<ImageEffectParams> = {
  name: 'image-effect',
  posts: [
    {
      endpoint: postImageEffect,
      // Image to image posts to the same address, without an effect.
      toParams: ({ client_token: _, ...input }: Input) => ('effect_id' in input ? input : null),
    },
  ],
  quote: Quotable,
  media: { images: IMAGES_RULE },
  price,
  etaSeconds,
  refuseParams,
  refusePlan: () => ({}),
  promptOf: (params) => params.text,
  titleOf: ({ effect_id }, language) => findImageEffect(effect_id)?.name[language] ?? '',
  templateOf: ({ effect_id }) => {
    const template = findImageEffect(effect_id);
    return template ? { id: template.id, name: template.name } : null;
  },
  templates: IMAGE_EFFECT_TEMPLATES,
  templateClasses: IMAGE_EFFECT_CLASSES,
};
