// What somebody has written on the landing page or at home, kept until it is made: nothing typed is ever lost.
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
  if (typeof kept !== 'object' || kept === null) return {};
  const raw = kept as Record<string, unknown>;
  const { prompt, count } = raw;
  return {
    kind: COMPOSER_KINDS.find((known) => known === raw.kind) ?? EMPTY.kind,
    prompt: typeof prompt === 'string' ? prompt : '',
    style: STYLES.find((known) => known === raw.style) ?? EMPTY.style,
    aspect_ratio: ASPECT_RATIOS.find((known) => known === raw.aspect_ratio) ?? EMPTY.aspect_ratio,
    count: typeof count === 'number' && count >= 1 && count <= 4 ? count : EMPTY.count,
    video_ratio: VIDEO_RATIOS.find((known) => known === raw.video_ratio) ?? EMPTY.video_ratio,
    video_resolution:
      VIDEO_RESOLUTIONS.find((known) => known === raw.video_resolution) ?? EMPTY.video_resolution,
    video_seconds: VIDEO_SECONDS.find((known) => known === raw.video_seconds) ?? EMPTY.video_seconds,
  };
}
