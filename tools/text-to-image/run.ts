// Text to image in an engine's words.
import { imageSize, MAX_SEED } from '#contract/limits.ts';
import type { EngineRequest, Given } from '#server/engines/engine.ts';
import type { TextToImageParams } from './contract.ts';

/** The `fields` of a text-to-image request. `negative_prompt` is empty where there is none; Lite is a fast draft. */
export type TextToImageFields = Pick<TextToImageParams, 'engine' | 'prompt' | 'negative_prompt' | 'style'>;

/** Images take the seed and the numbers after it. */
export function runTextToImage(params: TextToImageParams, { pickSeed }: Given): EngineRequest {
  const first = params.seed ?? pickSeed();
  const fields: TextToImageFields = {
    engine: params.engine,
    prompt: params.prompt,
    negative_prompt: params.negative_prompt,
    style: params.style,
  };
  return {
    tool: 'text-to-image',
    seeds: Array.from({ length: params.count }, (_, index) => (first + index) % (MAX_SEED + 1)),
    ...imageSize(params.aspect_ratio, params.resolution),
    fields,
    inputs: [],
  };
}
