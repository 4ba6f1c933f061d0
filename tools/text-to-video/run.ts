// Text to video in an engine's words.
import { VIDEO_FPS, videoSize } from '#contract/video.ts';
import type { EngineRequest, Given } from '#server/engines/engine.ts';
import { TextToVideoEngineFields, type TextToVideoParams } from './fields.ts';

export function runTextToVideo(params: TextToVideoParams, { pickSeed }: Given): EngineRequest {
  return {
    tool: 'text-to-video',
    seeds: [params.seed ?? pickSeed()],
    ...videoSize(params.aspect_ratio, params.resolution),
    fields: TextToVideoEngineFields.parse({ ...params, seconds: params.duration, fps: VIDEO_FPS }),
    inputs: [],
  };
}
