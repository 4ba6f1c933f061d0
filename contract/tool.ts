// What every tool of the registry promises, whatever it makes.
import type * as z from 'zod/mini';
import type { Language, Words } from '#texts/words.ts';
import type { EffectClass, EffectTemplate } from './effect.ts';
import type { Endpoint } from './endpoint.ts';
import { ceilPoints, type PlanLimits, prices } from './prices.ts';
import type { Options } from './model.ts';
import type { MediaRef, MediaRule, MediaSource } from './media.ts';
import { priceWord, type Quote } from './price-words.ts';
import type { ToolName } from './tool-names.ts';

/**
 * What is stored with a task: the values of a tool's fields after defaults, each reference to a medium with what was
 * measured of it.
 */
export type ParamsOf<Fields extends z.ZodMiniObject> = {
  [Field in keyof z.output<Fields>]: Measured<z.output<Fields>[Field]>;
};

type Measured<Value> = Value extends MediaRef[]
  ? MediaSource[]
  : Value extends MediaRef
    ? MediaSource
    : Value;

/** Parameters whose media are still references: the server measures what they point at and adds the facts. */
export type Unmeasured<Params> = {
  [Field in keyof Params]: Params[Field] extends MediaSource | undefined
    ? MediaRef | Extract<Params[Field], undefined>
    : Params[Field] extends MediaSource[]
      ? MediaRef[]
      : Params[Field];
};

/** What came of a task, for its settlement. */
export type Made = {
  /** Results that came, of those that were wanted. */
  count: number;
  wanted: number;
  /** Seconds of the first result; 0 for an image. */
  seconds: number;
  /** Which part of what was asked for the engine could do, 0–1. */
  share: number;
};

/**
 * The contract of one tool: what may be asked, what it costs, how long it takes.
 * `Params` are the form values after defaults, exactly what is stored with the task; media fields hold a MediaSource.
 */
export type ToolContract<Params = Record<string, unknown>> = {
  name: ToolName;
  /**
   * The calls that post this tool's tasks; `toParams` turns a call's input into parameters to be measured and stored,
   * and answers null for an input that is meant for another tool of the same call.
   */
  posts: readonly { endpoint: Endpoint; toParams(input: never): Unmeasured<Params> | null }[];
  /** Accepts incomplete form values (no prompt yet, no files, their facts as numbers) for a quote. */
  quote: z.ZodMiniType<Params>;
  /** What each media field takes, by its name in `Params`; a tool without media has none. */
  media: Readonly<Record<string, MediaRule>>;
  /** Fields that point at places in the media, which say nothing without them and are nobody else's business. */
  placesInMedia?: readonly string[];
  price(params: Params): Quote;
  /** Points for what came, at most the price. Absent: in proportion to `count` and `share`, rounded down. */
  earned?(params: Params, made: Made): number;
  /** Seconds that it usually takes on the built-in engine, without waiting. */
  etaSeconds(params: Params): number;
  /** What the fields say together or of their media that a schema cannot see, as packed field words by field. */
  refuseParams?(params: Params): Record<string, string>;
  /** Fields that the plan does not allow, as packed field words; empty when all is allowed. */
  refusePlan(params: Params, limits: PlanLimits): Record<string, string>;
  /** The words a person typed, for titles and search; empty where there are none. */
  promptOf(params: Params): string;
  /** Short words for a work without a prompt. Absent: the tool's name. */
  titleOf?(params: Params, language: Language): string;
  /** True when it names something other than a template that does not exist: an unknown voice. */
  namesUnknown?(params: Params): boolean;
  /** The template that was picked, for tools that have templates. */
  templateOf?(params: Params): { id: string; name: Words } | null;
  /** True when typed words must be spoken, which not every deployment can. */
  needsSpeech?(params: Params): boolean;
  /** What a model may be unable to do beside the options that are parameters (`optionsOf`). */
  moreOptionsOf?(params: Params): Options;
  templates?: readonly EffectTemplate[];
  templateClasses?: readonly EffectClass[];
};

/** By what the operator multiplies points for the model that was chosen: 1 where none was, or the table names none. */
export function factorOf(params: object): number {
  const { model } = params as { model?: unknown };
  return (typeof model === 'string' ? prices().models?.[model] : undefined) ?? 1;
}

/** What a task costs: what its tool asks for, times what is asked for its model. */
export function priceTask<Params extends object>(
  { price }: Pick<ToolContract<Params>, 'price'>,
  params: Params,
): Quote {
  const plain = price(params);
  const factor = factorOf(params);
  const whole = ceilPoints(plain.price * factor);
  if (whole === plain.price) return plain;
  return {
    price: whole,
    items: [...plain.items, { label: priceWord('model', { n: factor }), amount: whole - plain.price }],
  };
}

/** Points for what came of a task: what the tool says, never more than was paid. */
export function earnedPoints(tool: ToolContract<object>, params: object, cost: number, made: Made): number {
  const own = tool.earned?.(params, made);
  const earned =
    own === undefined
      ? Math.floor((cost * made.count * made.share) / Math.max(1, made.wanted))
      : ceilPoints(own * factorOf(params));
  return Math.max(0, Math.min(cost, earned));
}
