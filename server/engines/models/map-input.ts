// Makes a model's parameters of our request, within its limits.
import { UNUSED_FIELDS, type UnusedField } from '#contract/model.ts';
import type { EngineInput, EngineRequest } from '../engine.ts';
import type { Model, Source } from './model.ts';
import { fieldText, readFields, type RequestFields } from './request-fields.ts';
import { isOnePhotoOfTwo, NEEDS_BOTH_PHOTOS } from './one-photo.ts';
import { hasWordsFor, writePrompt } from './write-prompt.ts';

/** A model cannot do a request: one sentence that says why. */
export class CannotDo extends Error {}

/** A parameter that will be the address of an uploaded input, or of several: their places among the inputs. */
export type InputPlace = { input: number } | { inputs: number[] };
/** `places`: what is filled in when the inputs are uploaded. */
export type Mapped = { params: Record<string, unknown>; places: Record<string, InputPlace> };

type Asked = { model: Model; request: EngineRequest; fields: RequestFields };

/** A ratio that differs by more from the one that was asked for is another one. */
const RATIO_TOLERANCE = 0.08;
/** 1104 × 832 is sold as 720p. */
const RESOLUTION_TOLERANCE = 0.93;
const SECONDS_TOLERANCE = 0.2;
/** Models make every side a multiple of this. */
const SIDE_STEP = 8;

/** The parameters of every run but for its seed, which `seedOf` names. Throws CannotDo. */
export function mapInput(model: Model, request: EngineRequest): Mapped {
  const asked: Asked = { model, request, fields: readFields(request) };
  checkRequest(asked);
  const params: Record<string, unknown> = {};
  const places: Record<string, InputPlace> = {};
  for (const [name, source] of Object.entries(model.input)) {
    if ('value' in source) params[name] = source.value;
    else if (source.from === 'input' || source.from === 'inputs') {
      const place = placeInput(source, request);
      if (place) places[name] = place;
    } else {
      const value = mapValue(source, asked);
      if (value !== undefined) params[name] = value;
    }
  }
  const effect = model.effects[asked.fields.effect_id];
  if (typeof effect === 'object') Object.assign(params, effect.params);
  return { params, places };
}

/** The parameter that takes the seed; undefined where the model has none. */
export function seedOf(model: Model): string | undefined {
  return Object.entries(model.input).find(([, source]) => 'from' in source && source.from === 'seed')?.[0];
}

/** Fields that become no parameter of its: what must not be seen is said in the prompt, where there is one. */
export function unusedBy(model: Model): UnusedField[] {
  const sources = new Set<string>(
    Object.values(model.input).flatMap((source) => ('from' in source ? [source.from] : [])),
  );
  const said: Readonly<Record<UnusedField, readonly string[]>> = {
    seed: ['seed'],
    negative_prompt: ['negative_prompt', 'prompt'],
    strength: ['strength'],
  };
  return UNUSED_FIELDS.filter((field) => !said[field].some((from) => sources.has(from)));
}

function checkRequest({ model, request, fields }: Asked): void {
  for (const [name, values] of Object.entries(model.when)) {
    const value = fieldText(request, fields, name);
    if (!values.map(String).includes(value)) throw new CannotDo(`is not meant for ${name} “${value}”`);
  }
  if (fields.effect_id && !model.effects[fields.effect_id]) {
    throw new CannotDo(`does not know the effect ${fields.effect_id}`);
  }
  const isByWords = model.effects[fields.effect_id] === 'words';
  if (isByWords ? !hasWordsFor(request) : isOnePhotoOfTwo(request)) throw new CannotDo(NEEDS_BOTH_PHOTOS);
  const sources = Object.values(model.input).flatMap((source) => ('from' in source ? [source] : []));
  if (fields.sound && !sources.some(({ from }) => from === 'sound')) throw new CannotDo('makes no sound');
  if (fields.keep_sound) throw new CannotDo('does not keep the sound of the video');
  if (fields.speech) throw new CannotDo('does not speak what was typed');
  for (const { role } of request.inputs) {
    if (!sources.some((source) => 'role' in source && source.role === role))
      throw new CannotDo(`takes no ${role}`);
  }
  checkLimits(model, request);
}

function checkLimits({ limits }: Model, { inputs, width, height, seeds }: EngineRequest): void {
  const images = inputs.filter(({ role }) => role === 'image').length;
  const [least = 0, most = Infinity] = limits.images ?? [];
  if (images < least || images > most) throw new CannotDo(`takes ${least} to ${most} images, not ${images}`);
  for (const { role, duration, fps } of inputs) {
    const longest =
      role === 'video' ? limits.videoSeconds : role === 'audio' ? limits.audioSeconds : undefined;
    if (longest !== undefined && duration > longest + SECONDS_TOLERANCE) {
      throw new CannotDo(`takes a ${role} of up to ${longest} seconds, not of ${duration}`);
    }
    const [slowest = 0, fastest = Infinity] = (role === 'video' && limits.fps) || [];
    if (fps < slowest || fps > fastest) throw new CannotDo(`takes no video of ${fps} frames a second`);
  }
  if (Math.min(width, height) < (limits.leastSide ?? 0)) {
    throw new CannotDo(`makes no side below ${limits.leastSide} pixels`);
  }
  if (Math.max(width, height) > (limits.mostSide ?? Infinity)) {
    throw new CannotDo(`makes no side above ${limits.mostSide} pixels`);
  }
  if (seeds.length > (limits.results ?? Infinity))
    throw new CannotDo(`makes up to ${limits.results} results`);
}

function placeInput(
  source: Extract<Source, { from: 'input' | 'inputs' }>,
  { inputs }: EngineRequest,
): InputPlace | undefined {
  const found = inputs.flatMap(({ role }, place) => (role === source.role ? [place] : []));
  const [first] = found;
  if (first === undefined) {
    if (source.from === 'input' && source.isOptional) return undefined;
    throw new CannotDo(
      `needs ${source.role === 'image' || source.role === 'audio' ? 'an' : 'a'} ${source.role}`,
    );
  }
  return source.from === 'inputs' ? { inputs: found } : { input: first };
}

type ValueSource = Exclude<Source, { value: unknown } | { from: 'input' | 'inputs' }>;

function mapValue(source: ValueSource, { model, request, fields }: Asked): unknown {
  const { width, height } = request;
  switch (source.from) {
    case 'prompt':
      return checkPrompt(model, writePrompt(request, fields, takesNegative(model)));
    case 'negative_prompt':
      return fields.negative_prompt || undefined;
    case 'seed':
      return undefined; // of each run its own
    case 'sound':
      return fields.sound;
    case 'strength':
      return fields.strength ?? undefined;
    case 'size':
      return { width: toStep(width), height: toStep(height) };
    case 'width':
      return toStep(width);
    case 'height':
      return toStep(height);
    case 'ratio':
      return chooseRatio(source, request, fields);
    case 'resolution':
      return chooseResolution(source, request);
    case 'seconds':
      return chooseSeconds(source, fields.seconds);
    case 'fps':
      return Math.round(findVideo(request).fps);
    case 'scale':
      return chooseScale(source, request);
    case 'field':
      return chooseField(source, fieldText(request, fields, source.field));
  }
}

function toStep(side: number): number {
  return Math.round(side / SIDE_STEP) * SIDE_STEP;
}

function takesNegative(model: Model): boolean {
  return Object.values(model.input).some((source) => 'from' in source && source.from === 'negative_prompt');
}

function checkPrompt({ limits }: Model, prompt: string): string | undefined {
  const most = limits.promptCharacters ?? Infinity;
  if ([...prompt].length > most) throw new CannotDo(`takes ${most} characters of prompt`);
  return prompt || undefined;
}

function chooseRatio(
  { choices, same }: Extract<Source, { from: 'ratio' }>,
  { width, height, inputs }: EngineRequest,
  { isCropped, aspect_ratio: asked }: RequestFields,
): string {
  const [photo] = inputs;
  const isOwn =
    asked === 'auto' && photo && differ(width / height, photo.width / photo.height) > RATIO_TOLERANCE;
  if (same !== undefined && !isOwn && (isCropped === false || asked === 'auto')) return same;
  const distance = (choice: string) => {
    const [w = 1, h = 1] = choice.split(':').map(Number);
    return differ(width / height, w / h);
  };
  const [nearest = ''] = choices.toSorted((a, b) => distance(a) - distance(b));
  if (distance(nearest) <= RATIO_TOLERANCE) return nearest;
  // An effect's own shape is not what anybody asked for.
  if (isOwn && same !== undefined) return same;
  throw new CannotDo(`makes nothing of the shape ${width} × ${height}`);
}

function differ(ratio: number, other: number): number {
  return Math.abs(Math.log(ratio / other));
}

function chooseResolution(
  { measure, choices, isExact }: Extract<Source, { from: 'resolution' }>,
  { width, height }: EngineRequest,
): string {
  const wanted = {
    lines: Math.sqrt((width * height * 9) / 16),
    short_side: Math.min(width, height),
    megapixels: (width * height) / 1e6,
  }[measure];
  const enough = Object.entries(choices)
    .filter(([, size]) => size >= wanted * RESOLUTION_TOLERANCE)
    .filter(([, size]) => !isExact || size * RESOLUTION_TOLERANCE <= wanted)
    .toSorted(([, a], [, b]) => a - b);
  const [smallest] = enough;
  if (!smallest) throw new CannotDo(`makes nothing ${isExact ? 'of' : 'as large as'} ${width} × ${height}`);
  return smallest[0];
}

function chooseSeconds(
  { choices, as }: Extract<Source, { from: 'seconds' }>,
  seconds: number | null,
): string | number {
  if (seconds === null || !choices.includes(seconds)) {
    throw new CannotDo(`makes videos of ${choices.join(', ')} seconds, not of ${seconds ?? 'no length'}`);
  }
  return as === 'text' ? String(seconds) : seconds;
}

function chooseScale({ least, most }: Extract<Source, { from: 'scale' }>, request: EngineRequest): number {
  const scale = Math.round((request.height / findVideo(request).height) * 1000) / 1000;
  if (scale < least || scale > most)
    throw new CannotDo(`makes a video ${least} to ${most} times as large, not ${scale}`);
  return scale;
}

function findVideo({ inputs }: EngineRequest): EngineInput {
  const video = inputs.find(({ role }) => role === 'video');
  if (!video) throw new CannotDo('needs a video');
  return video;
}

function chooseField({ field, choices }: Extract<Source, { from: 'field' }>, value: string): unknown {
  const choice = choices[value];
  if (choice === undefined) throw new CannotDo(`cannot do ${field} “${value}”`);
  return choice ?? undefined;
}
