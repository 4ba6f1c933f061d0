// Video upscale in an engine's words.
import type { EngineRequest, Given } from '#server/engines/engine.ts';
import { isMotionSearched, upscaledSize } from './contract.ts';
import { UpscaleEngineFields, type UpscaleParams } from './fields.ts';

/** The size that is wanted is that of the request, the video its only input. */
export function runUpscaleVideo(params: UpscaleParams, { pickSeed, inputs }: Given): EngineRequest {
  const { video, target } = params;
  const fields = UpscaleEngineFields.parse({ ...params, follows_motion: isMotionSearched(video) });
  return { tool: 'upscale-video', seeds: [pickSeed()], ...upscaledSize(video, target), fields, inputs };
}
