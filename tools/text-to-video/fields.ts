// Text to video: what may be asked, each field once, with its limits and its default. Source: product §2.3.
import * as z from 'zod/mini';
import { fieldWord } from '#contract/field-words.ts';
import type { ParamsOf } from '#contract/tool.ts';
import { engineVideoFields, VIDEO_RATIOS, videoFields, VideoPrompt } from '#contract/video.ts';

export const TextToVideoFields = z.object({
  prompt: VideoPrompt.check(z.minLength(1, fieldWord('prompt_required'))),
  ...videoFields,
  aspect_ratio: z._default(z.enum(VIDEO_RATIOS), '16:9'),
});

/** The form values after defaults: what is stored with the task. */
export type TextToVideoParams = ParamsOf<typeof TextToVideoFields>;

/** The `fields` of an engine's request: all but what it says in its size, its seeds and its model. */
export const TextToVideoEngineFields = z.extend(
  z.omit(TextToVideoFields, {
    aspect_ratio: true,
    resolution: true,
    duration: true,
    seed: true,
    model: true,
  }),
  engineVideoFields,
);
export type TextToVideoEngineFields = z.output<typeof TextToVideoEngineFields>;
