// Text to video in an engine's words.
import { VIDEO_FPS, videoSize } from '#contract/video.ts';
import type { EngineRequest, Given } from '#server/engines/engine.ts';
import type { TextToVideoParams } from './contract.ts';

/** The `fields` of a text-to-video request. `negative_prompt` is empty where there is none. */
export type TextToVideoFields = Pick<
  TextToVideoParams,
  'prompt' | 'negative_prompt' | 'mode' | 'camera' | 'sound'
> & { seconds: number; fps: number };

export function runTextToVideo(params: TextToVideoParams, { pickSeed }: Given): EngineRequest {
  const { prompt, negative_prompt, mode, camera, sound } = params;
  const fields: TextToVideoFields = {
    prompt,
    negative_prompt,
    mode,
    camera,
    sound,
    seconds: params.duration,
    fps: VIDEO_FPS,
  };
  return {
    tool: 'text-to-video',
    seeds: [params.seed ?? pickSeed()],
    ...videoSize(params.aspect_ratio, params.resolution),
    fields,
    inputs: [],
  };
}
