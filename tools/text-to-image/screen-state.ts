// The values of the form, read from whatever was stored, and what is asked for with them.
import { ASPECT_RATIOS, IMAGE_RESOLUTIONS, MAX_SEED, STYLES } from '#contract/limits.ts';
import { readOne, readText, readWhole } from '#web/task/read-stored.ts';
import type { TextToImageParams } from './contract.ts';

export const TOOL = 'text-to-image';

const fresh: TextToImageParams = {
  engine: 'pro',
  prompt: '',
  negative_prompt: '',
  style: 'auto',
  aspect_ratio: '1:1',
  resolution: '1K',
  count: 2,
};

/** Whatever was stored or comes from another task, as values that this form can hold. */
export function readParams(raw: Readonly<Record<string, unknown>>): TextToImageParams {
  return {
    engine: readOne(['lite', 'pro'], raw.engine, fresh.engine),
    prompt: readText(raw.prompt),
    negative_prompt: readText(raw.negative_prompt),
    style: readOne(STYLES, raw.style, fresh.style),
    aspect_ratio: readOne(ASPECT_RATIOS, raw.aspect_ratio, fresh.aspect_ratio),
    resolution: readOne(IMAGE_RESOLUTIONS, raw.resolution, fresh.resolution),
    count: readWhole(raw.count, 4) || fresh.count,
    seed: readWhole(raw.seed, MAX_SEED),
  };
}

/** Lite knows neither 2K nor a negative prompt: what the form keeps of them is not asked for. */
export function effectiveParams(form: TextToImageParams): TextToImageParams {
  const params = { ...form, prompt: form.prompt.trim() };
  return form.engine === 'lite' ? { ...params, negative_prompt: '', resolution: '1K' } : params;
}
