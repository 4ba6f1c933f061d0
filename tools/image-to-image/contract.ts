// Image to image (type 2): an image changed by words, by a style or by other images. Source: product §2.2.
import { priceWord, type Quote } from '#contract/price-words.ts';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { fieldWord } from '#contract/field-words.ts';
import {
  ASPECT_RATIOS,
  IMAGE_RESOLUTIONS,
  imageSize,
  PLANS,
  PROMPT_CHARACTERS,
  STYLES,
  type PlanLimits,
} from '#contract/limits.ts';
import type { MediaRule, MediaSource } from '#contract/media.ts';
import { requestFields, type Ordered, Posted } from '#contract/task.ts';
import { textField } from '#contract/text-field.ts';
import type { ToolContract } from '#contract/tool.ts';
import { imagesField, QuotedPrompt, Seed } from '#contract/tool-fields.ts';

export const IMAGE_MODES = ['edit', 'restyle', 'reference'] as const;
export type ImageMode = (typeof IMAGE_MODES)[number];

/** `same` keeps the shape of the first image. */
export const KEPT_RATIOS = ['same', ...ASPECT_RATIOS] as const;
export type KeptRatio = (typeof KEPT_RATIOS)[number];

export const STRENGTH = { least: 0.1, most: 1, step: 0.05, usual: 0.6 } as const;
const MOST_IMAGES = 4;
export const IMAGES_RULE: MediaRule = { kind: 'image', role: 'image', most: MOST_IMAGES };

const Prompt = textField(PROMPT_CHARACTERS, 'prompt_too_long');

const Strength = z.number().check(
  z.gte(STRENGTH.least),
  z.lte(STRENGTH.most),
  // 0.15 is no whole number of steps for a computer.
  z.refine((value) => Math.abs(value / STRENGTH.step - Math.round(value / STRENGTH.step)) < 1e-6, {
    error: fieldWord('strength_step', { a: STRENGTH.least, b: STRENGTH.most }),
  }),
);

const choices = {
  mode: z._default(z.enum(IMAGE_MODES), 'edit'),
  prompt: z._default(Prompt, ''),
  strength: z._default(Strength, STRENGTH.usual),
  style: z._default(z.enum(STYLES), 'auto'),
  aspect_ratio: z._default(z.enum(KEPT_RATIOS), 'same'),
  resolution: z._default(z.enum(IMAGE_RESOLUTIONS), '1K'),
  count: z._default(z.int().check(z.gte(1), z.lte(4)), 2),
  seed: z.optional(Seed),
};

export const postImageToImage = endpoint({
  path: '/api/task/image_to_image/post',
  summary: 'Change a picture by an instruction, a style or other pictures.',
  access: 'user',
  kind: 'act',
  files: { images: MOST_IMAGES },
  input: z.strictObject({
    images: imagesField(MOST_IMAGES, 'images_most'),
    ...choices,
    ...requestFields,
  }),
  output: Posted,
  refusals: ['not_enough_points', 'queue_full', 'asset_not_found'],
});

/** The form values after defaults: what is stored with the task. */
export type ImageToImageParams = {
  /** The first is the one to be changed. */
  images: MediaSource[];
  mode: ImageMode;
  /** An instruction, or the scene for a reference; may be empty for a restyle. */
  prompt: string;
  /** How far a restyle goes: near the original … wholly in the style. Without meaning for the other modes. */
  strength: number;
  style: (typeof STYLES)[number];
  aspect_ratio: KeptRatio;
  resolution: (typeof IMAGE_RESOLUTIONS)[number];
  count: number;
  /** Absent = random, chosen when the task starts. */
  seed?: number | undefined;
};

/** Pixels of a result: the longer side as the resolution says, the shape as chosen, both sides even. */
export function resultSize(
  { aspect_ratio, resolution }: Pick<ImageToImageParams, 'aspect_ratio' | 'resolution'>,
  main: { width: number; height: number },
): { width: number; height: number } {
  if (aspect_ratio !== 'same') return imageSize(aspect_ratio, resolution);
  const scale = (resolution === '2K' ? 2048 : 1024) / Math.max(main.width, main.height);
  return { width: toEven(main.width * scale), height: toEven(main.height * scale) };
}

function toEven(pixels: number): number {
  return Math.max(2, Math.round(pixels / 2) * 2);
}

const Quotable = z.pipe(
  z.strictObject({ ...choices, prompt: QuotedPrompt }),
  z.transform((chosen): ImageToImageParams => ({ ...chosen, images: [] })),
);

/** Points for one image; further references are free. */
function pointsEach(resolution: ImageToImageParams['resolution']): number {
  return resolution === '2K' ? 5 : 3;
}

function price({ count, resolution }: ImageToImageParams): Quote {
  const amount = count * pointsEach(resolution);
  const label = priceWord('images', { n: count, x: resolution });
  return { price: amount, items: [{ label, amount }] };
}

/** Seconds on the built-in engine: a second or two a megapixel, and the start of a process. */
function etaSeconds({ count, resolution }: ImageToImageParams): number {
  return Math.ceil(1 + count * (resolution === '2K' ? 9 : 3));
}

function refuseParams({ mode, prompt }: ImageToImageParams): Record<string, string> {
  return mode !== 'restyle' && prompt === '' ? { prompt: fieldWord('prompt_required') } : {};
}

function refusePlan({ resolution }: ImageToImageParams, limits: PlanLimits): Record<string, string> {
  if (resolution !== '2K' || limits.max_image_resolution === '2K') return {};
  return { resolution: fieldWord('plan_needed', { x: '2K', plan: PLANS.basic.name }) };
}

type Input = Ordered<typeof postImageToImage>;

export const imageToImage: ToolContract<ImageToImageParams> = {
  name: 'image-to-image',
  posts: [
    {
      endpoint: postImageToImage,
      // Image effects are posted to the same address, with an effect.
      toParams: (input: Input) => ('effect_id' in input ? null : input),
    },
  ],
  quote: Quotable,
  media: { images: IMAGES_RULE },
  price,
  etaSeconds,
  refuseParams,
  refusePlan,
  promptOf: (params) => params.prompt,
};
