// Image to video: what may be asked, each field once, with its limits and its default. Source: product §2.4.
import * as z from 'zod/mini';
import { fieldWord } from '#contract/field-words.ts';
import { MediaRef } from '#contract/media.ts';
import type { ParamsOf } from '#contract/tool.ts';
import { engineVideoFields, VIDEO_RATIOS, videoFields, VideoPrompt } from '#contract/video.ts';

/** How far the camera goes and how much moves in the image. */
export const MOTIONS = ['low', 'auto', 'high'] as const;

export const ImageToVideoFields = z.object({
  image: z.union(MediaRef.def.options, fieldWord('image_required')),
  /** What the video ends in. */
  image_tail: z.optional(MediaRef),
  prompt: z._default(VideoPrompt, ''),
  ...videoFields,
  motion: z._default(z.enum(MOTIONS), 'auto'),
  /** Absent: that of the first frame. */
  aspect_ratio: z.optional(z.enum(VIDEO_RATIOS)),
});

/** The form values after defaults: what is stored with the task. */
export type ImageToVideoParams = ParamsOf<typeof ImageToVideoFields>;

/** The `fields` of an engine's request: all but what it says in its inputs, its size, its seeds and its model. */
export const ImageToVideoEngineFields = z.extend(
  z.omit(ImageToVideoFields, {
    image: true,
    image_tail: true,
    aspect_ratio: true,
    resolution: true,
    duration: true,
    seed: true,
    model: true,
  }),
  engineVideoFields,
);
export type ImageToVideoEngineFields = z.output<typeof ImageToVideoEngineFields>;
