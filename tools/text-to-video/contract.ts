// Text to video (type 3): what may be asked, what it costs. Source: product §2.3.
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { fieldWord } from '#contract/field-words.ts';
import {
  VIDEO_FPS,
  VIDEO_RATIOS,
  videoChoices,
  videoPrice,
  VideoPrompt,
  videoSize,
  refuseVideoPair,
  refuseVideoPlan,
  type VideoParams,
  type VideoRatio,
} from '#contract/video.ts';
import { requestFields, type Ordered, Posted } from '#contract/task.ts';
import type { ToolContract } from '#contract/tool.ts';
import { QuotedPrompt } from '#contract/tool-fields.ts';

const choices = { ...videoChoices, aspect_ratio: z._default(z.enum(VIDEO_RATIOS), '16:9') };

export const postTextToVideo = endpoint({
  path: '/api/task/text_to_video/post',
  summary: 'Make a video from words.',
  access: 'user',
  kind: 'act',
  files: {},
  input: z.strictObject({
    prompt: VideoPrompt.check(z.minLength(1, fieldWord('prompt_required'))),
    ...choices,
    ...requestFields,
  }),
  output: Posted,
  refusals: ['not_enough_points', 'queue_full'],
});

/** The form values after defaults: what is stored with the task. */
export type TextToVideoParams = VideoParams & { aspect_ratio: VideoRatio };

const Quotable = z.strictObject({
  prompt: QuotedPrompt,
  ...choices,
});

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
