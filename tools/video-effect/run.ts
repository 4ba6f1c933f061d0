// Video effects in an engine's words.
import { videoSize, nearestVideoRatio, type VideoRatio } from '#contract/video.ts';
import type { EngineInput, EngineRequest, Given } from '#server/engines/engine.ts';
import { VideoEffectEngineFields, type VideoEffectParams } from './fields.ts';
import { findVideoEffect } from './templates.ts';

export function runVideoEffect(params: VideoEffectParams, { pickSeed, inputs }: Given): EngineRequest {
  const template = findVideoEffect(params.effect_id);
  if (!template) throw new RangeError(`there is no video effect ${params.effect_id}`);
  const images = inputs.filter(({ role }) => role === 'image');
  return {
    tool: 'video-effect',
    seeds: [pickSeed()],
    ...videoSize(chooseRatio(images), params.resolution),
    fields: VideoEffectEngineFields.parse({ ...params, seconds: template.seconds }),
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
