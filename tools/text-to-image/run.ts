// Text to image in an engine's words.
import { imageSize, MAX_SEED } from '#contract/limits.ts';
import type { EngineRequest } from '#server/engines/engine.ts';
import type { TextToImageParams } from './contract.ts';

/** The `fields` of a text-to-image request; `negative_prompt` is empty where there is none. */
export type TextToImageFields = Pick<TextToImageParams, 'prompt' | 'negative_prompt' | 'style'> & {
  /** Lite is a fast draft, Pro takes more care. */
  quality: 'lite' | 'pro';
};

/** `pickSeed` is asked once when the user left the seed open; pictures take the seed and the numbers after it. */
export function runTextToImage(params: TextToImageParams, pickSeed: () => number): EngineRequest {
  const first = params.seed ?? pickSeed();
  const fields: TextToImageFields = {
    prompt: params.prompt,
    negative_prompt: params.negative_prompt,
    style: params.style,
    quality: params.engine,
  };
  return {
    tool: 'text-to-image',
    seeds: Array.from({ length: params.count }, (_, index) => (first + index) % (MAX_SEED + 1)),
    ...imageSize(params.aspect_ratio, params.resolution),
    fields,
  };
}
