// What each model of an engine can do, in the options of its tool: learned by asking the engine, which asks nobody.
import {
  type Accepts,
  accepts as isIn,
  type Options,
  type Scalar,
  type UnusedField,
} from '#contract/model.ts';
import type { MediaSource } from '#contract/media.ts';
import type { ToolName } from '#contract/tool-names.ts';
import type { ReportedModel } from '#server/database/schema/system.ts';
import type { Engine, EngineInput, EngineModel, EngineRequest, Given } from '#server/engines/engine.ts';
import { toolContracts } from '#tools/contracts.ts';
import { toolRuns } from '#tools/runs.ts';
import { nameModel } from './find-model.ts';
import { MODEL_PROBES, type Probes } from '#server/engines/models/model-probes.ts';

type Runs = Readonly<Record<ToolName, (params: never, given: Given) => EngineRequest>>;

const HAVE: Readonly<Record<UnusedField, readonly ToolName[]>> = {
  seed: ['text-to-image', 'image-to-image', 'text-to-video', 'image-to-video'],
  negative_prompt: ['text-to-image', 'text-to-video', 'image-to-video'],
  strength: ['image-to-image'],
};

/** What was learned of an engine's models: it never changes while the engine is open. Null: it can do nothing. */
const learned = new WeakMap<Engine, Map<string, Accepts | null>>();

/** In the order in which the engine asks them by itself. One that can do nothing of its tool is left out. */
export function describeModels(engine: Engine): ReportedModel[] {
  const models = engine.listModels?.();
  if (!models) return engine.traits.tools.map((tool) => describeWhole(engine, tool));
  const ask = rememberRequests();
  return models.flatMap((model) => {
    const accepts = learn(engine, model, ask);
    if (!accepts) return [];
    const { id, tool, title, isWell, unused } = model;
    const unusedHere = unused.filter((field) => HAVE[field].includes(tool));
    return { id: nameModel(engine.id, id), tool, title, is_well: isWell, accepts, unused: unusedHere };
  });
}

/** An engine without models is one itself, and can do what its traits say. */
function describeWhole({ id, name, traits }: Engine, tool: ToolName): ReportedModel {
  const options: Accepts['options'] = {};
  const templates = toolContracts[tool].templates?.map((template) => template.id);
  const effects = templates?.filter((effect) => traits.effects.includes(effect));
  if (effects && effects.length < (templates?.length ?? 0)) options['effect_id'] = { values: effects };
  if (tool === 'lip-sync' && !traits.canSpeak) options['speech'] = { values: [false] };
  const accepts = { options, except: [] };
  return { id, tool, title: { en: name, zh: name }, is_well: true, accepts, unused: [] };
}

/** Makes the requests for these options of a tool. */
type Ask = (tool: ToolName, options: Options) => EngineRequest[];

/** Making them takes longer than an engine's answer, and the models of a tool are all asked the same. */
function rememberRequests(): Ask {
  const made = new Map<string, EngineRequest[]>();
  return (tool, options) => {
    const key = `${tool} ${JSON.stringify(options)}`;
    const before = made.get(key);
    if (before) return before;
    const now = MODEL_PROBES[tool].build(options).map((params) => makeRequest(tool, params));
    made.set(key, now);
    return now;
  };
}

function learn(engine: Engine, model: EngineModel, ask: Ask): Accepts | null {
  const known = learned.get(engine) ?? new Map<string, Accepts | null>();
  learned.set(engine, known);
  const key = `${model.tool} ${model.id}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const now = learnAnew(engine, model, ask);
  known.set(key, now);
  return now;
}

function learnAnew(engine: Engine, { id, tool }: EngineModel, ask: Ask): Accepts | null {
  const probes = MODEL_PROBES[tool];
  const can = (options: Options) =>
    ask(tool, options).some((request) => (engine.findMisfit?.(id, request) ?? null) === null);
  const asked = combine(probes).filter((options) => ask(tool, options).length > 0);
  const able = asked.filter(can);
  const [first] = able;
  if (!first) return null;
  const options: Accepts['options'] = {};
  for (const [name, values] of Object.entries(probes.together)) {
    const done = values.filter((value) => able.some((one) => one[name] === value));
    if (done.length < values.length) options[name] = { values: done };
  }
  for (const [name, values] of Object.entries(probes.alone ?? {})) {
    const done = values.filter((value) => can({ ...first, [name]: value }));
    if (done.length < values.length) options[name] = { values: done };
  }
  for (const [name, values] of Object.entries(probes.ranges ?? {})) {
    const range = findRange(values, (value) => able.some((one) => can({ ...one, [name]: value })));
    if (range) options[name] = range;
  }
  return { options, except: listPairs(probes, asked, able, options) };
}

function combine({ together }: Probes): Options[] {
  let all: Options[] = [{}];
  for (const [name, values] of Object.entries(together)) {
    all = all.flatMap((options) => values.map((value) => ({ ...options, [name]: value })));
  }
  return all;
}

/** Undefined where it can do all of them, or none: then no such medium is taken, and that is said elsewhere. */
function findRange(values: readonly number[], can: (value: number) => boolean) {
  const first = values.findIndex(can);
  if (first === -1) return undefined;
  const last = findLast(values, first, can);
  const [least = 0, most = 0] = [values[first], values[last]];
  const isAll = first === 0 && last === values.length - 1;
  return isAll ? undefined : { ...(first > 0 && { least }), ...(last < values.length - 1 && { most }) };
}

/** Halves what is left: it can do all between two that it can do. There may be some hundred, and each is asked in all ways. */
function findLast(values: readonly number[], first: number, can: (value: number) => boolean): number {
  let [able, unable] = [first, values.length];
  while (unable - able > 1) {
    // The very last first: most can do it.
    const middle = unable === values.length ? unable - 1 : Math.floor((able + unable) / 2);
    if (can(values[middle] ?? Infinity)) able = middle;
    else unable = middle;
  }
  return able;
}

/**
 * Two values that it can do, and somebody may ask for together, and that it never does together. `asked`: the combinations
 * that somebody may ask for; `able`: those of them that it can do.
 */
function listPairs(
  { together }: Probes,
  asked: readonly Options[],
  able: readonly Options[],
  options: Accepts['options'],
): Accepts['except'] {
  const names = Object.keys(together);
  const pairs = names.flatMap((one, place) => names.slice(place + 1).map((other) => [one, other] as const));
  return pairs.flatMap(([one, other]) => {
    const key = (options: Options) => JSON.stringify([options[one], options[other]]);
    const done = new Set(able.map(key));
    const open = [...new Set(asked.map(key))].filter((pair) => !done.has(pair));
    return open
      .map((pair) => JSON.parse(pair) as [Scalar, Scalar])
      .filter(([a, b]) => isIn(options[one], a) && isIn(options[other], b))
      .map(([a, b]) => ({ [one]: a, [other]: b }));
  });
}

function makeRequest(tool: ToolName, params: object): EngineRequest {
  const run = (toolRuns as Runs)[tool];
  return run(params as never, { pickSeed: () => 0, inputs: listInputs(tool, params) });
}

function listInputs(tool: ToolName, params: object): EngineInput[] {
  const values = params as Readonly<Record<string, MediaSource | MediaSource[] | undefined>>;
  return Object.entries(toolContracts[tool].media).flatMap(([field, { role }]) => {
    const sources = [values[field] ?? []].flat();
    return sources.map((source, index) => ({ ...source, role, index, key: '', format: '' }));
  });
}
