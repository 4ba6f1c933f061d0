// What a model of this machine is asked for: our request in its few words, stored before anything is made.
import * as z from 'zod';
import { MAX_SEED } from '#contract/limits.ts';
import { type EngineInput, EngineError, type EngineRequest } from '../engine.ts';
import { readFields } from '../models/request-fields.ts';
import { writePrompt } from '../models/write-prompt.ts';
import type { LocalModel } from './local-model.ts';

const USUAL_STRENGTH = 0.6;

export const Plan = z.object({
  prompt: z.string().min(1),
  seeds: z.array(z.int().min(0).max(MAX_SEED)).min(1).max(16),
  width: z.int().min(64).max(8192),
  height: z.int().min(64).max(8192),
  steps: z.int().min(1),
  /** To be changed. */
  image: z
    .object({
      input: z.custom<EngineInput>((input) => typeof input === 'object' && input !== null),
      strength: z.number().min(0).max(1),
    })
    .nullable(),
  /** What the model cannot be told. */
  ignored: z.array(z.string()),
});
export type Plan = z.output<typeof Plan>;

/** Throws EngineError for what the model cannot do, though others may. */
export function planImages(request: EngineRequest, model: LocalModel): Plan {
  const tool = model.tools.find((name) => name === request.tool);
  if (!tool) throw new EngineError('refused', `${model.title.en} does not do ${request.tool}`);
  const fields = readFields(request);
  // These models know descriptions; what is said to those that take orders would only be in the way.
  const prompt = writePrompt({ ...request, tool: 'text-to-image' }, { ...fields, mode: '' }, true);
  if (prompt === '') throw new EngineError('refused', 'there is nothing to say to the model');
  const { negative_prompt: negative } = fields;
  return {
    prompt,
    seeds: [...request.seeds],
    width: request.width,
    height: request.height,
    steps: request.fields['engine'] === 'lite' ? model.steps.lite : model.steps.pro,
    image: tool === 'image-to-image' ? planChange(request, fields, model) : null,
    ignored: negative === '' ? [] : [negative],
  };
}

function planChange(
  { inputs }: EngineRequest,
  { mode, strength }: ReturnType<typeof readFields>,
  model: LocalModel,
): Plan['image'] {
  if (mode !== 'restyle') {
    throw new EngineError('refused', `${model.title.en} restyles an image, and follows no instruction`);
  }
  const [input, ...more] = inputs;
  if (!input || more.length > 0) {
    throw new EngineError('refused', `${model.title.en} takes one image, not ${inputs.length}`);
  }
  return { input, strength: strength ?? USUAL_STRENGTH };
}
