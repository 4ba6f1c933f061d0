// Video upscale: what may be asked, each field once, with its limits and its default. Source: product §2.8.
import * as z from 'zod/mini';
import { fieldWord } from '#contract/field-words.ts';
import { MediaRef } from '#contract/media.ts';
import { ModelId } from '#contract/model.ts';
import type { ParamsOf } from '#contract/tool.ts';

export const TARGETS = ['same', '1080p', '2K', '4K'] as const;
export type Target = (typeof TARGETS)[number];

export const DENOISE = ['low', 'auto', 'high'] as const;

/** Frames a second of the result: as they are, or this many. */
export const SMOOTH_FPS = 60;

export const UpscaleFields = z.object({
  video: z.union(MediaRef.def.options, fieldWord('video_required')),
  /** Who is to make it. Absent: the first that can. */
  model: z.optional(ModelId),
  target: z._default(z.enum(TARGETS), '1080p'),
  fps: z._default(z.union([z.literal('keep'), z.literal(SMOOTH_FPS)]), 'keep'),
  denoise: z._default(z.enum(DENOISE), 'auto'),
  /** 0 = not at all, 100 = as much as there is. */
  sharpen: z._default(z.int().check(z.gte(0), z.lte(100)), 50),
});

/** The form values after defaults: what is stored with the task. */
export type UpscaleParams = ParamsOf<typeof UpscaleFields>;

/** The `fields` of an engine's request: all but what it says in its input, its size and its model. */
export const UpscaleEngineFields = z.extend(
  z.omit(UpscaleFields, { video: true, target: true, model: true }),
  {
    /** Frames that are added follow what moves; false for videos that would take too long that way. */
    follows_motion: z._default(z.boolean(), false),
  },
);
