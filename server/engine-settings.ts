// The settings of engines: which there are, which is asked first for each tool, and how much each may do and cost.
import * as z from 'zod';
import { TOOL_NAMES, TOOL_WORDS, type ToolName } from '#contract/tool-names.ts';
import {
  OPENAI_SETTINGS,
  type OpenAiConfig,
  type OpenAiVideoConfig,
  shapeOpenAi,
  shapeOpenAiVideo,
} from './openai-settings.ts';
import { type OrderRule, orderRules } from './engine-order.ts';
import { address, names, text } from './setting-parts.ts';
import { HUB } from '#server/engines/local/fetch/hub.ts';

const BUILT_IN = 'built-in';
const MICROS = 1_000_000;

/** `name=number` pairs, separated by commas. */
function amounts(example: string, isAmount: RegExp) {
  return z
    .string()
    .default('')
    .transform((given, context) => {
      const found: Record<string, number> = {};
      for (const part of given.split(',').map((word) => word.trim())) {
        if (part === '') continue;
        const [name = '', amount = ''] = part.split('=').map((word) => word.trim());
        if (name === '' || !isAmount.test(amount)) context.addIssue(`must look like ${example}`);
        else found[name] = Number(amount);
      }
      return found;
    });
}

const addresses = names.refine(
  (given) => given.every((part) => URL.canParse(part) && /^https?:/.test(part)),
  'must be addresses that begin with http:// or https://, separated by commas',
);
const headers = text.transform((given, context) => {
  try {
    return z.record(z.string(), z.string()).parse(given === '' ? {} : JSON.parse(given));
  } catch {
    context.addIssue('must be JSON such as {"Authorization":"Bearer …"}');
    return z.NEVER;
  }
});

type Underscored<Name extends string> = Name extends `${infer Head}-${infer Rest}`
  ? `${Head}_${Underscored<Rest>}`
  : Name;
type OrderSetting = `ENGINES_${Uppercase<Underscored<ToolName>>}`;
const orderSetting = (tool: ToolName): OrderSetting =>
  `ENGINES_${tool.toUpperCase().replaceAll('-', '_') as Uppercase<Underscored<ToolName>>}`;

const orders = Object.fromEntries(
  TOOL_NAMES.map((tool) => [
    orderSetting(tool),
    names.describe(`The same for ${TOOL_WORDS[tool].en} alone.`),
  ]),
) as Record<OrderSetting, typeof names>;

export const ENGINE_SETTINGS = {
  ENGINES: names.describe(
    'Who is asked first: names of engines, comma-separated, such as comfyui,fal,built-in. Empty: every one that is set up, then built-in.',
  ),
  ...orders,
  ENGINES_BY_OPTION: orderRules.describe(
    'Who is asked before all others where a task has certain options, such as text-to-image resolution=2K: comfyui; text-to-video duration=10: fal. The first rule that fits is taken.',
  ),
  ENGINE_TASKS: amounts('comfyui=2,fal=10', /^[1-9]\d{0,3}$/).describe(
    'How many tasks an engine does at a time, such as comfyui=2,fal=10. Empty: as many as the workers do.',
  ),
  COMFYUI_URL: addresses.describe('Servers of ComfyUI, comma-separated: the engine comfyui.'),
  COMFYUI_HEADERS: headers.describe('Headers for a proxy in front of them, as JSON.'),
  COMFYUI_WORKFLOWS: text.describe('A folder with workflows of your own, beside those that are shipped.'),
  FAL_KEY: text.describe('A key of fal.ai: the engine fal. It costs money.'),
  FAL_API_BASE: address('https://queue.fal.run').describe('Its queue, where a proxy stands in front.'),
  FAL_REST_BASE: address('https://rest.fal.ai').describe('Its storage, likewise.'),
  FAL_PLATFORM_BASE: address('https://api.fal.ai/v1').describe(
    'Its prices, by which the key is tried, likewise.',
  ),
  REPLICATE_API_TOKEN: text.describe('A token of Replicate: the engine replicate. It costs money.'),
  REPLICATE_API_BASE: address('https://api.replicate.com/v1').describe(
    'Its address, where a proxy stands in front.',
  ),
  ...OPENAI_SETTINGS,
  LOCAL_MODEL: text.describe(
    'The id of an open model that npm run model has fetched to this machine: the engine local.',
  ),
  MODEL_MIRROR: address(HUB).describe(
    'Where npm run model fetches from: the Hugging Face hub, or a mirror of it.',
  ),
  ENGINE_BUDGETS: amounts('fal=5,replicate=2.50', /^\d{1,6}(\.\d{1,6})?$/).describe(
    'US dollars that an engine may cost a day (UTC), such as fal=5,replicate=2.50; then the next one is asked. Empty: no limit.',
  ),
  ENGINE_POINTS: amounts('built-in=5000,comfyui=20000', /^[1-9]\d{0,8}$/).describe(
    'Points for which an engine may work a day (UTC), less what was given back, such as built-in=5000,comfyui=20000; then the next one is asked. Empty: no limit.',
  ),
};

/** What the router of engines goes by. */
export type EngineLimits = {
  /** Names in the order of preference. */
  order: readonly string[];
  /** Where a tool has an order of its own. */
  orders: Partial<Record<ToolName, readonly string[]>>;
  /** Where a task has certain options: asked before those. */
  rules: readonly OrderRule[];
  /** Tasks at a time, over all workers. */
  tasks: Readonly<Record<string, number>>;
  /** Millionths of a US dollar a day. */
  budgets: Readonly<Record<string, number>>;
  /** Points a day that people pay for what it makes. */
  points: Readonly<Record<string, number>>;
};

export type EngineConfig = {
  limits: EngineLimits;
  comfyUi: {
    urls: readonly string[];
    headers: Readonly<Record<string, string>>;
    workflowFolder: string;
  } | null;
  fal: { key: string; apiBase: string; restBase: string; platformBase: string } | null;
  replicate: { token: string; apiBase: string } | null;
  /** A model on this machine. */
  local: { model: string } | null;
  openAi: OpenAiConfig | null;
  openAiVideo: OpenAiVideoConfig | null;
};

export type EngineSettings = z.output<z.ZodObject<typeof ENGINE_SETTINGS>>;

export function shapeEngineConfig(given: EngineSettings): EngineConfig {
  const { COMFYUI_URL: urls, FAL_KEY: key, REPLICATE_API_TOKEN: token } = given;
  const set = {
    comfyUi:
      urls.length > 0
        ? { urls, headers: given.COMFYUI_HEADERS, workflowFolder: given.COMFYUI_WORKFLOWS }
        : null,
    fal:
      key === ''
        ? null
        : {
            key,
            apiBase: given.FAL_API_BASE,
            restBase: given.FAL_REST_BASE,
            platformBase: given.FAL_PLATFORM_BASE,
          },
    replicate: token === '' ? null : { token, apiBase: given.REPLICATE_API_BASE },
    openAi: shapeOpenAi(given),
    openAiVideo: shapeOpenAiVideo(given),
    local: given.LOCAL_MODEL === '' ? null : { model: given.LOCAL_MODEL },
  };
  const budgets = Object.entries(given.ENGINE_BUDGETS).map(([name, usd]) => [name, Math.round(usd * MICROS)]);
  const ofTools = TOOL_NAMES.map((tool) => [tool, given[orderSetting(tool)]] as const);
  return {
    ...set,
    limits: {
      order: given.ENGINES.length > 0 ? given.ENGINES : listSetUp(given),
      orders: Object.fromEntries(ofTools.filter(([, order]) => order.length > 0)),
      rules: given.ENGINES_BY_OPTION,
      tasks: given.ENGINE_TASKS,
      budgets: Object.fromEntries(budgets),
      points: given.ENGINE_POINTS,
    },
  };
}

/** In the order in which they are asked where nobody says otherwise. */
function listSetUp(given: EngineSettings): string[] {
  const { COMFYUI_URL, FAL_KEY, REPLICATE_API_TOKEN } = given;
  return [
    ...(COMFYUI_URL.length > 0 ? ['comfyui'] : []),
    ...(FAL_KEY === '' ? [] : ['fal']),
    ...(REPLICATE_API_TOKEN === '' ? [] : ['replicate']),
    ...(shapeOpenAi(given) ? ['openai'] : []),
    ...(shapeOpenAiVideo(given) ? ['openai-video'] : []),
    ...(given.LOCAL_MODEL === '' ? [] : ['local']),
    BUILT_IN,
  ];
}

/** Returns a sentence for each engine that a setting names and that is not there. */
export function findUnknownEngines(given: EngineSettings): string[] {
  const all = listSetUp(given);
  const naming: [string, readonly string[]][] = [
    ['ENGINES', given.ENGINES],
    ...TOOL_NAMES.map((tool): [string, readonly string[]] => [orderSetting(tool), given[orderSetting(tool)]]),
    ['ENGINES_BY_OPTION', given.ENGINES_BY_OPTION.flatMap(({ engines }) => engines)],
    ['ENGINE_TASKS', Object.keys(given.ENGINE_TASKS)],
    ['ENGINE_BUDGETS', Object.keys(given.ENGINE_BUDGETS)],
    ['ENGINE_POINTS', Object.keys(given.ENGINE_POINTS)],
  ];
  return naming.flatMap(([setting, named]) =>
    named
      .filter((name) => !all.includes(name))
      .map((name) => `${setting} names ${name}, which is not set up here; there are ${all.join(', ')}`),
  );
}

/** Returns a sentence for each engine that a rule names for a tool for which it is never asked. */
export function findUnaskedEngines(given: EngineSettings): string[] {
  const usual = given.ENGINES.length > 0 ? given.ENGINES : listSetUp(given);
  return given.ENGINES_BY_OPTION.flatMap(({ tool, engines }) => {
    const setting = orderSetting(tool);
    const own = given[setting];
    const asked = own.length > 0 ? own : usual;
    return engines
      .filter((name) => listSetUp(given).includes(name) && !asked.includes(name))
      .map(
        (name) =>
          `ENGINES_BY_OPTION names ${name} for ${tool}, and ${own.length > 0 ? setting : 'ENGINES'} leaves it out`,
      );
  });
}

const UNPRICED = ['openai', 'openai-video'];

/** Returns a sentence for a budget of what does not tell its costs: it would hold nobody back. */
export function findIdleBudgets({ ENGINE_BUDGETS }: EngineSettings): string[] {
  return UNPRICED.filter((engine) => engine in ENGINE_BUDGETS).map(
    (engine) =>
      `ENGINE_BUDGETS names ${engine}, which does not tell what its calls cost; set a limit at the provider`,
  );
}
