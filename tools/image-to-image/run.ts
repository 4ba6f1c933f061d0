// Image to image in an engine's words.
import { MAX_SEED } from '#contract/limits.ts';
import type { EngineRequest, Given } from '#server/engines/engine.ts';
import { resultSize } from './contract.ts';
import { ImageToImageEngineFields, type ImageToImageParams } from './fields.ts';

/** Images take the seed and the numbers after it. */
export function runImageToImage(params: ImageToImageParams, { pickSeed, inputs }: Given): EngineRequest {
  const first = params.seed ?? pickSeed();
  const [main = { width: 1, height: 1 }] = params.images;
  return {
    tool: 'image-to-image',
    seeds: Array.from({ length: params.count }, (_, index) => (first + index) % (MAX_SEED + 1)),
    ...resultSize(params, main),
    fields: ImageToImageEngineFields.parse({ ...params, isCropped: params.aspect_ratio !== 'same' }),
    inputs,
  };
}
