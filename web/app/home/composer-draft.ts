// What somebody has written on the landing page or at home, kept until it is made: nothing typed is ever lost.
import * as z from 'zod/mini';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { VIDEO_RATIOS, VIDEO_RESOLUTIONS, VIDEO_SECONDS } from '#contract/video.ts';
import type { VideoRatio, VideoResolution, VideoSeconds } from '#contract/video.ts';
import { ASPECT_RATIOS, STYLES } from '#contract/limits.ts';
import type { AspectRatio, Style } from '#contract/limits.ts';

export const COMPOSER_KINDS = ['image', 'video', 'effect'] as const;
export type ComposerKind = (typeof COMPOSER_KINDS)[number];

export type ComposerDraft = {
  kind: ComposerKind;
  prompt: string;
  style: Style;
  aspect_ratio: AspectRatio;
  count: number;
  video_ratio: VideoRatio;
  video_resolution: VideoResolution;
  video_seconds: VideoSeconds;
};

const EMPTY: ComposerDraft = {
  kind: 'image',
  prompt: '',
  style: 'auto',
  aspect_ratio: '1:1',
  count: 2,
  video_ratio: '16:9',
  video_resolution: '720p',
  video_seconds: 5,
};

const Draft = z.object({
  kind: z.catch(z.enum(COMPOSER_KINDS), EMPTY.kind),
  prompt: z.catch(z.string(), EMPTY.prompt),
  style: z.catch(z.enum(STYLES), EMPTY.style),
  aspect_ratio: z.catch(z.enum(ASPECT_RATIOS), EMPTY.aspect_ratio),
  count: z.catch(z.number().check(z.minimum(1), z.maximum(4)), EMPTY.count),
  video_ratio: z.catch(z.enum(VIDEO_RATIOS), EMPTY.video_ratio),
  video_resolution: z.catch(z.enum(VIDEO_RESOLUTIONS), EMPTY.video_resolution),
  video_seconds: z.catch(z.literal(VIDEO_SECONDS), EMPTY.video_seconds),
});

export const useComposerDraft = create<ComposerDraft>()(
  persist((): ComposerDraft => EMPTY, {
    name: 'composer-draft',
    storage: createJSONStorage(() => localStorage),
    merge: (kept, fresh) => ({ ...fresh, ...readDraft(kept) }),
  }),
);

export function writeDraft(part: Partial<ComposerDraft>): void {
  useComposerDraft.setState(part);
}

/** What was stored by another version is taken field by field, where it still makes sense. */
function readDraft(kept: unknown): Partial<ComposerDraft> {
  return Draft.safeParse(kept).data ?? {};
}
