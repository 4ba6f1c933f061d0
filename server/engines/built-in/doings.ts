// The built-in engine's label: how it does each tool. Loaded in its processes only, one tool at a time.
import type { ToolName } from '#contract/tool-names.ts';
import type { Doing } from './doing.ts';

export const DOINGS: Partial<Record<ToolName, () => Promise<Doing>>> = {
  'text-to-image': async () => (await import('./text-to-image/paint-prompt.ts')).paintPrompt,
  'image-to-image': async () => (await import('./image-to-image/change-image.ts')).changeImage,
  'text-to-video': async () => (await import('./text-to-video/film-prompt.ts')).filmPrompt,
  'image-to-video': async () => (await import('./image-to-video/animate-picture.ts')).animatePicture,
  'image-effect': async () => (await import('./image-effect/make-effect.ts')).makeEffect,
  'video-effect': async () => (await import('./video-effect/make-effect-film.ts')).makeEffectFilm,
  'lip-sync': async () => (await import('./lip-sync/sync-lips.ts')).syncLips,
  'upscale-video': async () => (await import('./upscale-video/enhance-film.ts')).enhanceFilm,
};
