// Image to image in an engine's words.
import { MAX_SEED } from '#contract/limits.ts';
import type { EngineRequest, Given } from '#server/engines/engine.ts';
import { resultSize } from './contract.ts';
import type { ImageToImageParams } from './contract.ts';

/** The `fields` of an image-to-image request. `isCropped`: the result has another shape than the first image. */
export type ImageToImageFields = Pick<ImageToImageParams, 'mode' | 'prompt' | 'strength' | 'style'> & {
  isCropped: boolean;
};

/** Images take the seed and the numbers after it. */
export function runImageToImage(params: ImageToImageParams, { pickSeed, inputs }: Given): EngineRequest {
  const first = params.seed ?? pickSeed();
  const [main = { width: 1, height: 1 }] = params.images;
  const { mode, prompt, strength, style } = params;
  const fields: ImageToImageFields = {
    mode,
    prompt,
    strength,
    style,
    isCropped: params.aspect_ratio !== 'same',
  };
  return {
    tool: 'image-to-image',
    seeds: Array.from({ length: params.count }, (_, index) => (first + index) % (MAX_SEED + 1)),
    ...resultSize(params, main),
    fields,
    inputs,
  };
}
