// Video effects in an engine's words.
import { videoSize, nearestVideoRatio, type VideoRatio } from '#contract/video.ts';
import type { EngineInput, EngineRequest, Given } from '#server/engines/engine.ts';
import type { VideoEffectParams } from './contract.ts';
import { findVideoEffect } from './templates.ts';

/** The `fields` of a video-effect request. `text` and `option` are empty where there are none. */
export type VideoEffectFields = Pick<VideoEffectParams, 'effect_id' | 'text' | 'option' | 'music'> & {
  /** Seconds of the video. */
  seconds: number;
};

export function runVideoEffect(params: VideoEffectParams, { pickSeed, inputs }: Given): EngineRequest {
  const template = findVideoEffect(params.effect_id);
  if (!template) throw new RangeError(`there is no video effect ${params.effect_id}`);
  const { effect_id, text, option, music, resolution } = params;
  const fields: VideoEffectFields = { effect_id, text, option, music, seconds: template.seconds };
  const images = inputs.filter(({ role }) => role === 'image');
  return {
    tool: 'video-effect',
    seeds: [pickSeed()],
    ...videoSize(chooseRatio(images), resolution),
    fields,
    inputs,
  };
}

/** One image keeps its shape. Two share one of three: as tall or wide as they are together. */
function chooseRatio(images: readonly EngineInput[]): VideoRatio {
  const [first, second] = images;
  if (!first) return '16:9';
  if (!second) return nearestVideoRatio(first.width, first.height);
  const ratio = Math.sqrt((first.width / first.height) * (second.width / second.height));
  if (ratio < 0.9) return '9:16';
  return ratio > 1.2 ? '16:9' : '1:1';
}
