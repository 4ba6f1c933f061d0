// Image to video (type 4): what may be asked, what it costs. Source: product §2.4.
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { fieldWord } from '#contract/field-words.ts';
import {
  VIDEO_FPS,
  videoPrice,
  videoSize,
  nearestVideoRatio,
  refuseVideoPair,
  refuseVideoPlan,
  type VideoRatio,
} from '#contract/video.ts';
import type { MediaRule } from '#contract/media.ts';
import { requestFields, type Ordered, Posted } from '#contract/task.ts';
import type { ToolContract } from '#contract/tool.ts';
import { QuotedPrompt } from '#contract/tool-fields.ts';
import { ImageToVideoFields, type ImageToVideoParams } from './fields.ts';

export const postImageToVideo = endpoint({
  path: '/api/task/image_to_video/post',
  summary:
    'Make a video of a picture: the camera moves through it, and up to a last frame where there is one.',
  access: 'user',
  kind: 'act',
  files: { image: 1, image_tail: 1 },
  input: z.strictObject({ ...ImageToVideoFields.shape, ...requestFields }).check(
    z.refine(({ image, image_tail }) => image_tail === undefined || image !== undefined, {
      path: ['image_tail'],
      error: fieldWord('first_frame_missing'),
      // Said beside what is wrong with the other fields, not after it was put right.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  ),
  output: Posted,
  refusals: ['not_enough_points', 'queue_full', 'asset_not_found'],
});

export const imageToVideoMedia = {
  image: { kind: 'image', role: 'image', most: 1 },
  image_tail: { kind: 'image', role: 'tail', most: 1 },
} as const satisfies Readonly<Record<string, MediaRule>>;

const pixels = z.int().check(z.gte(1), z.lte(100_000));

/** For a quote the facts of the first frame come as numbers; they change nothing but the wait. */
const Quotable = z.pipe(
  z.strictObject({
    ...z.omit(ImageToVideoFields, { image: true, image_tail: true }).shape,
    prompt: QuotedPrompt,
    width: z._default(pixels, 1280),
    height: z._default(pixels, 720),
  }),
  z.transform(({ width, height, ...chosen }): ImageToVideoParams => ({
    ...chosen,
    image: { upload_id: '', kind: 'image', width, height, duration: 0, fps: 0, has_sound: false },
  })),
);

/** The shape of the video: what was asked for, or the one that cuts least from the first frame. */
export function ratioOf({
  image,
  aspect_ratio,
}: Pick<ImageToVideoParams, 'image' | 'aspect_ratio'>): VideoRatio {
  return aspect_ratio ?? nearestVideoRatio(image.width, image.height);
}

/** Seconds on the built-in engine, as measured on one core, by the pixels of all frames. */
const SECONDS_PER_MEGAPIXEL = 0.06;
const START_SECONDS = 3;

function etaSeconds(params: ImageToVideoParams): number {
  const { width, height } = videoSize(ratioOf(params), params.resolution);
  const megapixels = (width * height * params.duration * VIDEO_FPS) / 1e6;
  return Math.ceil(START_SECONDS + megapixels * SECONDS_PER_MEGAPIXEL * (params.image_tail ? 1.6 : 1));
}

export const imageToVideo: ToolContract<ImageToVideoParams> = {
  name: 'image-to-video',
  posts: [
    {
      endpoint: postImageToVideo,
      toParams: (input: Ordered<typeof postImageToVideo>) => input,
    },
  ],
  quote: Quotable,
  media: imageToVideoMedia,
  price: videoPrice,
  etaSeconds,
  refuseParams: refuseVideoPair,
  refusePlan: refuseVideoPlan,
  promptOf: ({ prompt }) => prompt,
};
