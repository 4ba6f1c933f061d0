// Text to video (type 3): what may be asked, what it costs. Source: product §2.3.
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { VIDEO_FPS, videoPrice, videoSize, refuseVideoPair, refuseVideoPlan } from '#contract/video.ts';
import { requestFields, type Ordered, Posted } from '#contract/task.ts';
import type { ToolContract } from '#contract/tool.ts';
import { QuotedPrompt } from '#contract/tool-fields.ts';
import { TextToVideoFields, type TextToVideoParams } from './fields.ts';

export const postTextToVideo = endpoint({
  path: '/api/task/text_to_video/post',
  summary: 'Make a video from words.',
  access: 'user',
  kind: 'act',
  files: {},
  input: z.strictObject({ ...TextToVideoFields.shape, ...requestFields }),
  output: Posted,
  refusals: ['not_enough_points', 'queue_full'],
});

const Quotable = z.strictObject({ ...TextToVideoFields.shape, prompt: QuotedPrompt });

/** Seconds on the built-in engine, as measured on one core: the layers are painted once, then moved frame by frame. */
const START_SECONDS = 2;
const BAKING_SECONDS_PER_MEGAPIXEL = 3;
const SECONDS_PER_MEGAPIXEL = 0.085;
/** Pro paints with more pixels than the video has. */
const PRO_FACTOR = 1.2;

function etaSeconds({ aspect_ratio, resolution, duration, mode }: TextToVideoParams): number {
  const { width, height } = videoSize(aspect_ratio, resolution);
  const megapixels = (width * height) / 1e6;
  const work = megapixels * (BAKING_SECONDS_PER_MEGAPIXEL + duration * VIDEO_FPS * SECONDS_PER_MEGAPIXEL);
  return Math.ceil(START_SECONDS + work * (mode === 'pro' ? PRO_FACTOR : 1));
}

export const textToVideo: ToolContract<TextToVideoParams> = {
  name: 'text-to-video',
  posts: [
    {
      endpoint: postTextToVideo,
      toParams: (input: Ordered<typeof postTextToVideo>) => input,
    },
  ],
  quote: Quotable,
  media: {},
  price: videoPrice,
  etaSeconds,
  refuseParams: refuseVideoPair,
  refusePlan: refuseVideoPlan,
  promptOf: ({ prompt }) => prompt,
};
