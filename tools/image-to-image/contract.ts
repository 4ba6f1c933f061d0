// Image to image (type 2): an image changed by words, by a style or by other images. Source: product §2.2.
import { priceWord, type Quote } from '#contract/price-words.ts';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { fieldWord } from '#contract/field-words.ts';
import { imageSize } from '#contract/limits.ts';
import { refuseImagePlan } from '#contract/image-plan.ts';
import { prices } from '#contract/prices.ts';
import type { MediaRule } from '#contract/media.ts';
import { requestFields, type Ordered, Posted } from '#contract/task.ts';
import type { ToolContract } from '#contract/tool.ts';
import { QuotedPrompt } from '#contract/tool-fields.ts';
import { ImageToImageFields, type ImageToImageParams, MOST_IMAGES } from './fields.ts';

export const IMAGES_RULE: MediaRule = { kind: 'image', role: 'image', most: MOST_IMAGES };

export const postImageToImage = endpoint({
  path: '/api/task/image_to_image/post',
  summary: 'Change a picture by an instruction, a style or other pictures.',
  access: 'user',
  kind: 'act',
  files: { images: MOST_IMAGES },
  input: z.strictObject({ ...ImageToImageFields.shape, ...requestFields }),
  output: Posted,
  refusals: ['not_enough_points', 'queue_full', 'asset_not_found'],
});

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
  z.strictObject({ ...z.omit(ImageToImageFields, { images: true }).shape, prompt: QuotedPrompt }),
  z.transform((chosen): ImageToImageParams => ({ ...chosen, images: [] })),
);

/** By the image; further references are free. */
function price({ count, resolution }: ImageToImageParams): Quote {
  const amount = count * prices().points.image_to_image[resolution];
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
  refusePlan: refuseImagePlan,
  promptOf: (params) => params.prompt,
};
