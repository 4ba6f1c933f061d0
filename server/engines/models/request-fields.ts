// The fields of all eight tools as a mapping reads them: what a tool does not have is empty.
import * as z from 'zod';
import type { EngineRequest } from '../engine.ts';

// `faces` is left out: no model that is asked by words or by a template can be told whom of several is meant.
const Fields = z.object({
  prompt: z.string().default(''),
  negative_prompt: z.string().default(''),
  style: z.string().default('auto'),
  mode: z.string().default(''),
  camera: z.string().default('auto'),
  motion: z.string().default('auto'),
  seconds: z.number().nullable().default(null),
  sound: z.boolean().default(false),
  strength: z.number().nullable().default(null),
  isCropped: z.boolean().nullable().default(null),
  aspect_ratio: z.string().default(''),
  effect_id: z.string().default(''),
  text: z.string().default(''),
  option: z.string().default(''),
  keep_sound: z.boolean().default(false),
  /** What was typed to be spoken. */
  speech: z.looseObject({}).nullable().default(null),
  length: z.object({ longer: z.string(), shorter: z.string() }).nullable().default(null),
});
export type RequestFields = z.output<typeof Fields> & {
  /** What becomes of a video and a voice of different lengths: `loop` the video, `cut` the longer, `keep` the video. */
  fit: string;
};

export function readFields({ fields, inputs }: EngineRequest): RequestFields {
  const read = Fields.parse(fields);
  const voice = inputs.find(({ role }) => role === 'audio')?.duration ?? 0;
  const video = inputs.find(({ role }) => role === 'video')?.duration ?? 0;
  const { longer = 'loop', shorter = 'cut' } = read.length ?? {};
  return { ...read, fit: voice > video ? longer : shorter };
}

/** One field by its name, as text: what `when` and `choices` compare. */
export function fieldText(request: EngineRequest, fields: RequestFields, name: string): string {
  return String(name === 'fit' ? fields.fit : (request.fields[name] ?? ''));
}
