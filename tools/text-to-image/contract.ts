// Text to image (type 1): what may be asked, what it costs. Source: product §2.1.
import { priceWord, type Quote } from '#contract/price-words.ts';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { refuseImagePlan } from '#contract/image-plan.ts';
import { prices } from '#contract/prices.ts';
import { requestFields, type Ordered, Posted } from '#contract/task.ts';
import type { ToolContract } from '#contract/tool.ts';
import { QuotedPrompt } from '#contract/tool-fields.ts';
import { TextToImageFields, type TextToImageParams } from './fields.ts';

/** The call says which engine it is. */
const ProFields = z.omit(TextToImageFields, { engine: true });
const LiteFields = z.omit(ProFields, { negative_prompt: true, resolution: true });

const refusals = ['not_enough_points', 'queue_full'] as const;

export const postLite = endpoint({
  path: '/api/task/text_to_image/post',
  summary: 'Make pictures from words, fast (Lite, 1K).',
  access: 'user',
  kind: 'act',
  files: {},
  input: z.strictObject({ ...LiteFields.shape, ...requestFields }),
  output: Posted,
  refusals,
});

export const postPro = endpoint({
  path: '/api/task/text_to_image_new/post',
  summary: 'Make pictures from words with more care (Pro, up to 2K, negative prompt).',
  access: 'user',
  kind: 'act',
  files: {},
  input: z.strictObject({ ...ProFields.shape, ...requestFields }),
  output: Posted,
  refusals,
});

const Quotable = z.strictObject({ ...TextToImageFields.shape, prompt: QuotedPrompt });

/** Points for one image. */
function pointsEach({ engine, resolution }: Pick<TextToImageParams, 'engine' | 'resolution'>): number {
  const { draft, fine_1K, fine_2K } = prices().points.text_to_image;
  if (engine === 'lite') return draft;
  return resolution === '2K' ? fine_2K : fine_1K;
}

function price(params: TextToImageParams): Quote {
  const { engine, count: n, resolution: x } = params;
  const amount = n * pointsEach(params);
  const label = engine === 'lite' ? priceWord('draft_images', { n }) : priceWord('fine_images', { n, x });
  return { price: amount, items: [{ label, amount }] };
}

/** Seconds on the built-in engine: about a second a megapixel, and the start of a process. */
function etaSeconds(params: TextToImageParams): number {
  const each = params.engine === 'lite' ? 1.5 : params.resolution === '2K' ? 7 : 2.5;
  return Math.ceil(1 + params.count * each);
}

type LiteInput = Ordered<typeof postLite>;
type ProInput = Ordered<typeof postPro>;

export const textToImage: ToolContract<TextToImageParams> = {
  name: 'text-to-image',
  posts: [
    {
      endpoint: postLite,
      toParams: (input: LiteInput) => TextToImageFields.parse({ engine: 'lite', ...input }),
    },
    {
      endpoint: postPro,
      toParams: (input: ProInput) => ({ engine: 'pro', ...input }),
    },
  ],
  quote: Quotable,
  media: {},
  price,
  etaSeconds,
  refusePlan: refuseImagePlan,
  promptOf: (params) => params.prompt,
};
