// How the built-in engine does each tool. Loaded in its processes only, one tool at a time.
import type { ToolName } from '#contract/tool-names.ts';
import type { JobHandler } from './job.ts';

export const HANDLERS: Partial<Record<ToolName, () => Promise<JobHandler>>> = {
  'text-to-image': async () => (await import('#engine/text-to-image/paint-prompt.ts')).paintPrompt,
  'image-to-image': async () => (await import('#engine/image-to-image/change-image.ts')).changeImage,
  'text-to-video': async () => (await import('#engine/text-to-video/video-prompt.ts')).videoPrompt,
  'image-to-video': async () => (await import('#engine/image-to-video/animate-image.ts')).animateImage,
  'image-effect': async () => (await import('#engine/image-effect/make-effect.ts')).makeEffect,
  'video-effect': async () => (await import('#engine/video-effect/make-effect-video.ts')).makeEffectVideo,
  'lip-sync': async () => (await import('#engine/lip-sync/sync-lips.ts')).syncLips,
  'upscale-video': async () => (await import('#engine/upscale-video/enhance-video.ts')).enhanceVideo,
};
