// Image to image in an engine's words.
import { imageSize, MAX_SEED } from '#contract/limits.ts';
import type { EngineRequest, Given } from '#server/engines/engine.ts';
import type { ImageToImageParams } from './contract.ts';

/** The `fields` of an image-to-image request. `isCropped`: the result has another shape than the first picture. */
export type ImageToImageFields = Pick<ImageToImageParams, 'mode' | 'prompt' | 'strength' | 'style'> & {
  isCropped: boolean;
};

/** Pictures take the seed and the numbers after it. */
export function runImageToImage(params: ImageToImageParams, { pickSeed, inputs }: Given): EngineRequest {
  const first = params.seed ?? pickSeed();
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
    ...sizeOf(params),
    fields,
    inputs,
  };
}

/** The longer side as the resolution says, the shape of the first picture, both sides even. */
function sizeOf({ aspect_ratio, resolution, images }: ImageToImageParams): { width: number; height: number } {
  if (aspect_ratio !== 'same') return imageSize(aspect_ratio, resolution);
  const [main = { width: 1, height: 1 }] = images;
  const scale = (resolution === '2K' ? 2048 : 1024) / Math.max(main.width, main.height);
  return { width: toEven(main.width * scale), height: toEven(main.height * scale) };
}

function toEven(pixels: number): number {
  return Math.max(2, Math.round(pixels / 2) * 2);
}
