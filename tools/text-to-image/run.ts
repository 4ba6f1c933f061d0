// Text to image in an engine's words.
import { imageSize, MAX_SEED } from '#contract/limits.ts';
import type { EngineRequest, Given } from '#server/engines/engine.ts';
import { TextToImageEngineFields, type TextToImageParams } from './fields.ts';

/** Images take the seed and the numbers after it. */
export function runTextToImage(params: TextToImageParams, { pickSeed }: Given): EngineRequest {
  const first = params.seed ?? pickSeed();
  return {
    tool: 'text-to-image',
    seeds: Array.from({ length: params.count }, (_, index) => (first + index) % (MAX_SEED + 1)),
    ...imageSize(params.aspect_ratio, params.resolution),
    fields: TextToImageEngineFields.parse(params),
    inputs: [],
  };
}
