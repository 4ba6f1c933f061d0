// The tool registry: which screens of a tool stand at which addresses, each loaded when it is opened.
import type { ComponentType } from 'react';
import type { ToolName } from '#contract/tool-names.ts';

type Screens = Readonly<Record<`/${string}`, () => Promise<ComponentType>>>;

export const toolScreens = {
  'text-to-image': {
    '/ai-image/text-to-image': async () => (await import('./text-to-image/screen.tsx')).TextToImageScreen,
  },
  'image-to-image': {
    '/ai-image/image-to-image': async () => (await import('./image-to-image/screen.tsx')).ImageToImageScreen,
  },
  'text-to-video': {
    '/ai-video/text-to-video': async () => (await import('./text-to-video/screen.tsx')).TextToVideoScreen,
  },
  'image-to-video': {
    '/ai-video/image-to-video': async () => (await import('./image-to-video/screen.tsx')).ImageToVideoScreen,
  },
  'image-effect': {
    '/effects/generate': async () => (await import('./image-effect/screen.tsx')).ImageEffectScreen,
  },
  'video-effect': {
    '/effects/generate': async () => (await import('./video-effect/screen.tsx')).VideoEffectScreen,
  },
  'lip-sync': {
    '/ai-tools/lip-sync': async () => (await import('./lip-sync/screen.tsx')).LipSyncScreen,
  },
  'upscale-video': {
    '/ai-tools/upscale-video': async () => (await import('./upscale-video/screen.tsx')).UpscaleVideoScreen,
  },
} as const satisfies Readonly<Record<ToolName, Screens>>;
