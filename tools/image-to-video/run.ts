// Image to video in an engine's words.
import { VIDEO_FPS, videoSize } from '#contract/video.ts';
import type { EngineRequest, Given } from '#server/engines/engine.ts';
import { ratioOf, type ImageToVideoParams } from './contract.ts';

/** The `fields` of an image-to-video request. The first frame is the input `image`, the last one, if any, `tail`. */
export type ImageToVideoFields = Pick<
  ImageToVideoParams,
  'prompt' | 'negative_prompt' | 'mode' | 'camera' | 'motion' | 'sound'
> & { seconds: number; fps: number };

export function runImageToVideo(params: ImageToVideoParams, { pickSeed, inputs }: Given): EngineRequest {
  const { prompt, negative_prompt, mode, camera, motion, sound, duration, resolution } = params;
  const fields: ImageToVideoFields = {
    prompt,
    negative_prompt,
    mode,
    camera,
    motion,
    sound,
    seconds: duration,
    fps: VIDEO_FPS,
  };
  return {
    tool: 'image-to-video',
    seeds: [params.seed ?? pickSeed()],
    ...videoSize(ratioOf(params), resolution),
    fields,
    inputs,
  };
}
