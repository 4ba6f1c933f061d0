// Video upscale in an engine's words.
import type { EngineRequest, Given } from '#server/engines/engine.ts';
import { isMotionSearched, upscaledSize, type UpscaleParams } from './contract.ts';

/** The `fields` of a request to upscale; the size wanted is that of the request, the video its only input. */
export type UpscaleFields = Pick<UpscaleParams, 'fps' | 'denoise' | 'sharpen'> & {
  /** Frames that are added follow what moves; false for videos that would take too long that way. */
  follows_motion: boolean;
};

export function runUpscaleVideo(params: UpscaleParams, { pickSeed, inputs }: Given): EngineRequest {
  const { video, target, fps, denoise, sharpen } = params;
  const fields: UpscaleFields = { fps, denoise, sharpen, follows_motion: isMotionSearched(video) };
  return { tool: 'upscale-video', seeds: [pickSeed()], ...upscaledSize(video, target), fields, inputs };
}
