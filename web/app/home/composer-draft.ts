// What somebody has written on the landing page or at home, kept until it is made: nothing typed is ever lost.
import * as z from 'zod/mini';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { TextToImageFields } from '#tools/text-to-image/fields.ts';
import { TextToVideoFields } from '#tools/text-to-video/fields.ts';
import { readStored } from '#web/task/read-stored.ts';

export const COMPOSER_KINDS = ['image', 'video', 'effect'] as const;
export type ComposerKind = (typeof COMPOSER_KINDS)[number];

const { style, aspect_ratio, count } = TextToImageFields.shape;
const video = TextToVideoFields.shape;

const Draft = z.object({
  kind: z._default(z.enum(COMPOSER_KINDS), 'image'),
  prompt: z._default(z.string(), ''),
  style,
  aspect_ratio,
  count,
  video_ratio: video.aspect_ratio,
  video_resolution: video.resolution,
  video_seconds: video.duration,
});
export type ComposerDraft = z.output<typeof Draft>;

export const useComposerDraft = create<ComposerDraft>()(
  persist((): ComposerDraft => readStored(Draft, {}), {
    name: 'composer-draft',
    storage: createJSONStorage(() => localStorage),
    merge: (kept, fresh) => ({ ...fresh, ...readKept(kept) }),
  }),
);

export function writeDraft(part: Partial<ComposerDraft>): void {
  useComposerDraft.setState(part);
}

/** What was stored by another version is taken field by field, where it still makes sense. */
function readKept(kept: unknown): ComposerDraft {
  const fields = z.safeParse(z.record(z.string(), z.unknown()), kept);
  return readStored(Draft, fields.data ?? {});
}
