// Image to video in an engine's words.
import { VIDEO_FPS, videoSize } from '#contract/video.ts';
import type { EngineRequest, Given } from '#server/engines/engine.ts';
import { ratioOf } from './contract.ts';
import { ImageToVideoEngineFields, type ImageToVideoParams } from './fields.ts';

/** The first frame is the input `image`, the last one, if any, `tail`. */
export function runImageToVideo(params: ImageToVideoParams, { pickSeed, inputs }: Given): EngineRequest {
  return {
    tool: 'image-to-video',
    seeds: [params.seed ?? pickSeed()],
    ...videoSize(ratioOf(params), params.resolution),
    fields: ImageToVideoEngineFields.parse({ ...params, seconds: params.duration, fps: VIDEO_FPS }),
    inputs,
  };
}
