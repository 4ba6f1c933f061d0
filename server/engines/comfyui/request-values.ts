// What a request asks for, in the values that a workflow's bindings take.
import type { EngineInput, EngineRequest } from '../engine.ts';
import { readFields } from '../models/request-fields.ts';
import { writePrompt } from '../models/write-prompt.ts';
import type { Literal, Param, Workflow } from './workflow.ts';

/** A param that is not there leaves what the graph says. */
export type Values = Partial<Record<Param, Literal>>;

const USUAL_FPS = 24;

/** Sides of at least one multiple, as near to the asked shape as the model's multiple and its most pixels allow. */
export function fitSize(
  { width, height }: { width: number; height: number },
  size: Workflow['size'],
): { width: number; height: number } {
  if (!size) return { width, height };
  const { multiple, mostPixels = Number.POSITIVE_INFINITY } = size;
  const shrink = Math.min(1, Math.sqrt(mostPixels / (width * height)));
  const round = (side: number) => Math.max(multiple, Math.round((side * shrink) / multiple) * multiple);
  return { width: round(width), height: round(height) };
}

/** The nearest length of the form step × n + plus that the model makes, in frames; n is at least 1 where plus is 0. */
export function fitFrames(seconds: number, frames: NonNullable<Workflow['frames']>): number {
  const { fps, step, plus, most = Number.POSITIVE_INFINITY } = frames;
  const least = plus > 0 ? 0 : 1;
  const mostSteps = Math.floor((most - plus) / step);
  const steps = Math.min(mostSteps, Math.max(least, Math.round((seconds * fps - plus) / step)));
  return steps * step + plus;
}

/** Seconds of the result, where the request says it: a field of its own, or the length of what it was given. */
export function secondsOf({ fields, inputs }: EngineRequest): number | undefined {
  const asked = fields['seconds'];
  if (typeof asked === 'number') return asked;
  const longest = (role: EngineInput['role']) => inputs.find((input) => input.role === role)?.duration;
  return longest('audio') ?? longest('video');
}

/** `seed` is that of the one output, or of the first of a batch. */
export function valuesOf(request: EngineRequest, workflow: Workflow, seed: number, count: number): Values {
  const { fields, width, height } = request;
  const size = fitSize(request, workflow.size);
  const fps = workflow.frames?.fps ?? fpsOf(request);
  const seconds = secondsOf(request);
  const frames =
    seconds === undefined ? undefined : fitFrames(seconds, workflow.frames ?? { fps, step: 1, plus: 0 });
  const negative = fields['negative_prompt'];
  return dropAbsent({
    prompt: promptOf(request, workflow),
    negative: typeof negative === 'string' && negative !== '' ? negative : undefined,
    seed,
    count,
    width: size.width,
    height: size.height,
    output_width: width,
    output_height: height,
    frames,
    output_frames: seconds === undefined ? undefined : Math.max(1, Math.round(seconds * fps)),
    fps,
    seconds,
    strength: literalOf(fields['strength']),
    denoise: literalOf(fields['denoise']),
    sharpen: literalOf(fields['sharpen']),
    option: literalOf(fields['option']),
    text: literalOf(fields['text']),
  });
}

function fpsOf({ fields, inputs }: EngineRequest): number {
  const asked = fields['fps'];
  if (typeof asked === 'number') return asked;
  return inputs.find(({ role }) => role === 'video')?.fps || USUAL_FPS;
}

function promptOf(request: EngineRequest, { effects, bindings }: Workflow): string | undefined {
  const { fields } = request;
  const isBound = (param: Param) => bindings.some((binding) => binding.param === param);
  const own = effects?.[String(fields['effect_id'])];
  if (own?.prompt === undefined) {
    const words = [writePrompt(request, readFields(request), isBound('negative'))];
    if (!isBound('strength')) words.push(describeStrength(fields));
    return words.filter(Boolean).join(' ') || undefined;
  }
  const option = String(fields['option'] ?? '');
  return own.prompt
    .replaceAll('{option}', () => own.options?.[option] ?? option)
    .replaceAll('{text}', () => String(fields['text'] ?? ''))
    .trim();
}

/** Models that are told in words how to change an image have no number for how far to go. */
function describeStrength({ mode, strength }: EngineRequest['fields']): string {
  if (mode !== 'restyle' || typeof strength !== 'number') return '';
  if (strength < 0.35) return 'Change it only a little.';
  return strength > 0.75 ? 'Change it wholly.' : '';
}

function literalOf(value: unknown): Literal | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined;
}

function dropAbsent(values: Partial<Record<Param, Literal | undefined>>): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;
}
