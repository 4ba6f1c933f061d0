// The tool registry: how each tool is done, for the worker.
import type { EngineRequest, Given } from '#server/engines/engine.ts';
import { runImageEffect } from './image-effect/run.ts';
import { runImageToImage } from './image-to-image/run.ts';
import { runImageToVideo } from './image-to-video/run.ts';
import { runLipSync } from './lip-sync/run.ts';
import { runTextToImage } from './text-to-image/run.ts';
import { runTextToVideo } from './text-to-video/run.ts';
import { runUpscaleVideo } from './upscale-video/run.ts';
import { runVideoEffect } from './video-effect/run.ts';
import type { toolContracts } from './contracts.ts';

/** Params as they were stored with the task; they passed the tool's contract before that. */
type ToolRun = (params: never, given: Given) => EngineRequest;

export const toolRuns = {
  'text-to-image': runTextToImage,
  'image-to-image': runImageToImage,
  'text-to-video': runTextToVideo,
  'image-to-video': runImageToVideo,
  'image-effect': runImageEffect,
  'video-effect': runVideoEffect,
  'lip-sync': runLipSync,
  'upscale-video': runUpscaleVideo,
} satisfies Record<keyof typeof toolContracts, ToolRun>;
