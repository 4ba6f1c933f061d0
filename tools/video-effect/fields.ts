// Video effects: what may be asked, each field once, with its limits and its default. Source: product §2.6.
import * as z from 'zod/mini';
import { EffectFields } from '#contract/effect-post.ts';
import type { ParamsOf } from '#contract/tool.ts';

export const VIDEO_EFFECT_RESOLUTIONS = ['720p', '1080p'] as const;

export const VideoEffectFields = z.extend(EffectFields, {
  resolution: z._default(z.enum(VIDEO_EFFECT_RESOLUTIONS), '720p'),
  music: z._default(z.boolean(), true),
});

/** The form values after defaults: what is stored with the task. */
export type VideoEffectParams = ParamsOf<typeof VideoEffectFields>;

/** The `fields` of an engine's request: all but what it says in its inputs, its size and its model. */
export const VideoEffectEngineFields = z.extend(
  z.omit(VideoEffectFields, { images: true, resolution: true, model: true }),
  {
    /** Seconds of the video. */
    seconds: z.number().check(z.positive()),
  },
);
export type VideoEffectEngineFields = z.output<typeof VideoEffectEngineFields>;
