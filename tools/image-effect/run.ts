// Image effects in an engine's words.
import { imageSize, MAX_SEED } from '#contract/limits.ts';
import type { EngineRequest, Given } from '#server/engines/engine.ts';
import { ImageEffectEngineFields, type ImageEffectParams } from './fields.ts';
import { findImageEffect } from './templates.ts';

/** Width divided by height of effects that have a shape of their own: prints, boxes, sheets. */
const OWN_SHAPES: Readonly<Record<string, number>> = {
  figure_box: 3 / 4,
  sticker: 3 / 2,
  id_photo: 10 / 7,
  headshot: 4 / 5,
  hanfu: 3 / 4,
  wedding: 3 / 4,
  yearbook: 4 / 5,
  instant: 5 / 6,
};
/** Effects that keep what the photo has of detail, within the longest side. */
const FAITHFUL = new Set(['restore', 'remove_bg', 'new_bg', 'expand']);
const LEAST_LONG_SIDE = 1024;
const MOST_LONG_SIDE = 1536;
const USUAL_PIXELS = 1024 * 1024;

/** Images take the drawn seed and the numbers after it. */
export function runImageEffect(params: ImageEffectParams, { pickSeed, inputs }: Given): EngineRequest {
  const template = findImageEffect(params.effect_id);
  if (!template) throw new RangeError(`there is no image effect ${params.effect_id}`);
  const option = params.option || (template.option?.values[0]?.id ?? '');
  const first = pickSeed();
  return {
    tool: 'image-effect',
    seeds: Array.from({ length: params.count }, (_, index) => (first + index) % (MAX_SEED + 1)),
    ...sizeOf(params),
    fields: ImageEffectEngineFields.parse({ ...params, option }),
    inputs,
  };
}

function sizeOf({ effect_id, aspect_ratio, images }: ImageEffectParams): { width: number; height: number } {
  if (aspect_ratio !== 'auto') return imageSize(aspect_ratio, '1K');
  const [photo = { width: 1, height: 1 }] = images;
  const ratio = OWN_SHAPES[effect_id] ?? photo.width / photo.height;
  const usual = Math.sqrt(USUAL_PIXELS * Math.max(ratio, 1 / ratio));
  const wanted = FAITHFUL.has(effect_id) ? Math.max(photo.width, photo.height) : usual;
  const long = Math.round(Math.min(MOST_LONG_SIDE, Math.max(LEAST_LONG_SIDE, wanted)));
  const short = Math.round(long / Math.max(ratio, 1 / ratio));
  return ratio >= 1 ? { width: long, height: short } : { width: short, height: long };
}
