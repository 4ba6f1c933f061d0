// What every tool of the shelf promises, whatever it makes.
import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import type { Language } from './errors.ts';
import type { PlanLimits } from './limits.ts';
import type { ToolName } from './tool-names.ts';

export type Quote = { price: number; items: { label: string; amount: number }[] };

/**
 * The contract of one tool: what may be asked, what it costs, how long it takes.
 * `Params` are the form values after defaults, exactly what is stored with the task.
 */
export type ToolContract<Params = Record<string, unknown>> = {
  name: ToolName;
  /** The calls that post this tool's tasks; `toParams` turns a call's input into stored parameters. */
  posts: readonly { endpoint: Endpoint; toParams(input: never): Params }[];
  /** Accepts incomplete form values (no prompt yet, no files) for a quote. */
  quote: z.ZodMiniType<Params>;
  /** Points, in whole numbers; `items` sum up to `price`. */
  price(params: Params, language: Language): Quote;
  /** Seconds that it usually takes on the built-in engine, without waiting. */
  etaSeconds(params: Params): number;
  /** Fields that the plan does not allow, as packed field words; empty when all is allowed. */
  refusePlan(params: Params, limits: PlanLimits): Record<string, string>;
  /** The words a person typed, for titles and search; empty where there are none. */
  promptOf(params: Params): string;
};
