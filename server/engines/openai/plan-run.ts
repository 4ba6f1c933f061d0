// Makes calls of our request: stored before the first of them is made.
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { type EngineInput, EngineError, type EngineRequest } from '../engine.ts';
import { readFields } from '../models/request-fields.ts';
import { writePrompt } from '../models/write-prompt.ts';
import { type Kind, kindOf } from './kinds.ts';
import { pickSize } from './pick-size.ts';
import type { OpenAiSettings } from './settings.ts';

/** One call, and which of our results it makes. */
export const PlannedCall = z.object({
  indexes: z.array(z.int()).min(1),
  seed: z.int().nullable(),
  prompt: z.string(),
});
export type PlannedCall = z.output<typeof PlannedCall>;

export const Plan = z.object({
  run: z.uuid(),
  /** Of every result. */
  width: z.int(),
  height: z.int(),
  /** Of what the server is asked for. */
  size: z.string(),
  inputs: z.array(z.custom<EngineInput>((input) => typeof input === 'object' && input !== null)),
  calls: z.array(PlannedCall).min(1),
});
export type Plan = z.output<typeof Plan>;

/** Throws EngineError for what the server cannot do. */
export function planRun(request: EngineRequest, settings: Pick<OpenAiSettings, 'server' | 'model'>): Plan {
  const kind = kindOf(settings.server, settings.model);
  const { width, height, inputs } = request;
  if (inputs.length > kind.mostInputs) {
    throw new EngineError('refused', `this server takes ${kind.mostInputs} images, not ${inputs.length}`);
  }
  const size = pickSize({ width, height }, kind.sizes);
  const fields = readFields(request);
  const prompt = writePrompt(request, fields, kind.negative !== 'prompt');
  if (prompt === '') throw new EngineError('refused', 'there is nothing to say to the model');
  return {
    run: randomUUID(),
    width,
    height,
    size: `${size.width}x${size.height}`,
    inputs: [...inputs],
    calls: splitResults(request.seeds, kind).map(({ indexes, seed }) => ({
      indexes,
      seed,
      prompt: dressPrompt(kind, prompt, fields.negative_prompt),
    })),
  };
}

function splitResults(seeds: readonly number[], kind: Kind): Omit<PlannedCall, 'prompt'>[] {
  if (kind.seed !== 'none') return seeds.map((seed, index) => ({ indexes: [index], seed }));
  const indexes = seeds.map((_, index) => index);
  const count = Math.ceil(indexes.length / kind.resultsOfCall);
  return Array.from({ length: count }, (_, call) => ({
    indexes: indexes.slice(call * kind.resultsOfCall, (call + 1) * kind.resultsOfCall),
    seed: null,
  }));
}

/** By these stable-diffusion.cpp finds settings in a prompt of OpenAI's API. */
const EXTRA = 'sd_cpp_extra_args';

/** What a user writes never sets what is ours to set: a server reads such words as orders. */
function dressPrompt(kind: Kind, written: string, negative: string): string {
  const prompt = withoutOrders(written);
  if (kind.negative === 'bar') {
    const [wanted, unwanted] = [prompt, withoutOrders(negative)].map((text) => text.replaceAll('|', ','));
    return unwanted ? `${wanted}|${unwanted}` : (wanted ?? '');
  }
  return prompt;
}

function withoutOrders(text: string): string {
  return text.replaceAll(new RegExp(EXTRA, 'gi'), ' ');
}
