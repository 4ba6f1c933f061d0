// The values of the form: begun from the draft, kept as a draft with every change.
import { useState } from 'react';
import { ASPECT_RATIOS, IMAGE_RESOLUTIONS, MAX_SEED, STYLES } from '#contract/limits.ts';
import { readDraft, writeDraft } from '#web/task/drafts.ts';
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
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const one = <Value extends string>(options: readonly Value[], value: unknown, other: Value): Value =>
    options.find((option) => option === value) ?? other;
  const whole = (value: unknown, most: number) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most ? value : undefined;
  return {
    engine: one(['lite', 'pro'], raw.engine, fresh.engine),
    prompt: text(raw.prompt),
    negative_prompt: text(raw.negative_prompt),
    style: one(STYLES, raw.style, fresh.style),
    aspect_ratio: one(ASPECT_RATIOS, raw.aspect_ratio, fresh.aspect_ratio),
    resolution: one(IMAGE_RESOLUTIONS, raw.resolution, fresh.resolution),
    count: whole(raw.count, 4) || fresh.count,
    seed: whole(raw.seed, MAX_SEED),
  };
}

/** Lite knows neither 2K nor a negative prompt: what the form keeps of them is not asked for. */
export function effectiveParams(form: TextToImageParams): TextToImageParams {
  const params = { ...form, prompt: form.prompt.trim() };
  return form.engine === 'lite' ? { ...params, negative_prompt: '', resolution: '1K' } : params;
}

export function useFormState() {
  const [form, setForm] = useState(() => readParams(readDraft(TOOL) ?? {}));
  function change(part: Partial<TextToImageParams>) {
    setForm((before) => ({ ...before, ...part }));
    writeDraft(TOOL, 'seed' in part ? { ...part, seed: part.seed ?? null } : part);
  }
  return { form, change };
}
