// The models of a tool: what each of them can do of what is asked for, in a form and in a post alike.
import * as z from 'zod/mini';
import { text } from './text.ts';

/** An engine's id, with the model's own behind it where the engine has several: `fal/flux-2`, `built-in`. */
export const ModelId = text(160).check(z.regex(/^[a-z0-9][\w.:/@+-]*$/));

const Scalar = z.union([z.string(), z.number(), z.boolean()]);
export type Scalar = z.output<typeof Scalar>;

/** What is not named can be anything. */
export const Accepts = z.object({
  /** Of an option the values that it can do, or the numbers from … to. */
  options: z.record(
    z.string(),
    z.union([
      z.object({ values: z.array(Scalar) }),
      z.object({ least: z.optional(z.number()), most: z.optional(z.number()) }),
    ]),
  ),
  /** Values that it can do, but not together. */
  except: z.array(z.record(z.string(), Scalar)),
});
export type Accepts = z.output<typeof Accepts>;
type Accepted = Accepts['options'][string];

/** Fields that some models make nothing of; what is in them is no reason to refuse. */
export const UNUSED_FIELDS = ['seed', 'negative_prompt', 'strength'] as const;
export type UnusedField = (typeof UNUSED_FIELDS)[number];

/** A model as a form shows it. */
export const ToolModel = z.object({
  id: ModelId,
  name: z.string(),
  /** The name of its engine. */
  engine: z.string(),
  is_ai: z.boolean(),
  /** It cannot be asked just now. */
  away: z.boolean(),
  /** Seconds that eight of ten of its tasks of this tool took; null: it has not done enough of them. */
  speed: z.nullable(z.tuple([z.number(), z.number()])),
  /** The address of a small image that shows what it makes; null: nobody has shown any. */
  sample: z.nullable(z.string()),
  accepts: Accepts,
  unused: z.array(z.enum(UNUSED_FIELDS)),
});
export type ToolModel = z.output<typeof ToolModel>;

export type Options = Readonly<Record<string, Scalar>>;

/**
 * Parameters as options by name: a list by its length (`images`), a medium by its being there (`image_tail`), its seconds
 * and its frames (`audio.seconds`, `video.fps`), an object by what is in it (`length.longer`). Words are options, too; no
 * model has a rule for them.
 */
export function optionsOf(params: object): Options {
  const options: Record<string, Scalar> = {};
  for (const [name, value] of Object.entries(params)) Object.assign(options, optionOf(name, value));
  return options;
}

function optionOf(name: string, value: unknown): Options {
  if (value === undefined || value === null) return {};
  if (Array.isArray(value)) return { [name]: value.length };
  if (typeof value !== 'object') return { [name]: value as Scalar };
  if ('kind' in value && 'duration' in value) {
    const { duration, fps } = value as { duration: number; fps?: number };
    return { [name]: true, [`${name}.seconds`]: duration, ...(fps ? { [`${name}.fps`]: fps } : {}) };
  }
  const inside = Object.entries(value).flatMap(([key, one]) =>
    Object.entries(optionOf(`${name}.${key}`, one)),
  );
  return { [name]: true, ...Object.fromEntries(inside) };
}

/** True where a model can do this value of an option. */
export function accepts(accepted: Accepted | undefined, value: Scalar | undefined): boolean {
  if (!accepted) return true;
  if ('values' in accepted) {
    // What is not there is not asked for; an option that nobody has chosen is the engine's to choose.
    if (value === undefined) return !accepted.values.includes(true) || accepted.values.includes(false);
    return accepted.values.includes(value);
  }
  if (typeof value !== 'number') return true;
  const { least = -Infinity, most = Infinity } = accepted;
  return value >= least && value <= most;
}

/** The options that a model cannot do, by name; of two that do not go together, both. */
export function findUnable(rules: Accepts, options: Options): string[] {
  const alone = Object.keys(rules.options).filter((name) => !accepts(rules.options[name], options[name]));
  const paired = rules.except
    .filter((pair) => Object.entries(pair).every(([name, value]) => options[name] === value))
    .flatMap(Object.keys);
  return [...new Set([...alone, ...paired])];
}
