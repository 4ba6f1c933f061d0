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

function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function readOne<Value extends string>(options: readonly Value[], value: unknown, other: Value): Value {
  return options.find((option) => option === value) ?? other;
}

function readWhole(value: unknown, most: number): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
    ? value
    : undefined;
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
