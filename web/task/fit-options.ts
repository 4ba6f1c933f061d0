// Which options of a form a model can do, and what comes nearest to those that it cannot.
import * as z from 'zod/mini';
import { type Accepts, findUnable, type Options, type Scalar } from '#contract/model.ts';

/** The values that a form offers, by the name of the option. */
export type Offered = Readonly<Record<string, readonly Scalar[]>>;

/** Of fields with a list of values, as their schemas say it. */
export function listOffered(fields: z.ZodMiniObject): Offered {
  const entries = Object.entries(fields.shape).map(
    ([name, field]) => [name, valuesOf(field as z.core.$ZodType)] as const,
  );
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0));
}

function valuesOf(field: z.core.$ZodType): readonly Scalar[] {
  if (field instanceof z.ZodMiniDefault || field instanceof z.ZodMiniOptional) {
    return valuesOf(field.def.innerType);
  }
  if (field instanceof z.ZodMiniEnum) return field.options as Scalar[];
  if (field instanceof z.ZodMiniLiteral) return field.def.values as Scalar[];
  if (field instanceof z.ZodMiniBoolean) return [false, true];
  return field instanceof z.ZodMiniUnion ? field.def.options.flatMap(valuesOf) : countOf(field);
}

/** Whole numbers up to these are buttons beside one another; more are a slider or a text, which no model limits. */
const MOST = 10;

function countOf(field: z.core.$ZodType): readonly number[] {
  const takes = (value: number) => z.safeParse(field, value).success;
  if (takes(0.5) || takes(MOST + 1)) return [];
  return Array.from({ length: MOST + 1 }, (_, value) => value).filter(takes);
}

/** True where a model can do the options with this one of them changed, as far as that one is concerned. */
export function canHave(rules: Accepts, options: Options, name: string, value: Scalar): boolean {
  return !findUnable(rules, { ...options, [name]: value }).includes(name);
}

/**
 * Returns values that make options possible which are not, by name: of those that are offered the nearest that goes with
 * all others. What no value makes possible is left as it is.
 */
export function moveNear(rules: Accepts, options: Options, offered: Offered): Record<string, Scalar> {
  const moved: Record<string, Scalar> = {};
  for (const [name, values] of Object.entries(offered)) {
    const now = { ...options, ...moved };
    const value = now[name];
    if (value === undefined || canHave(rules, now, name, value)) continue;
    const [nearest] = values
      .filter((other) => canHave(rules, now, name, other))
      .toSorted((a, b) => distance(values, a, value) - distance(values, b, value));
    if (nearest !== undefined) moved[name] = nearest;
  }
  return moved;
}

/** Numbers and shapes by how large they are, anything else by its place in the list. */
function distance(values: readonly Scalar[], one: Scalar, other: Scalar): number {
  const [a, b] = [sizeOf(one), sizeOf(other)];
  if (a !== null && b !== null) return Math.abs(Math.log(a / b));
  return Math.abs(values.indexOf(one) - values.indexOf(other));
}

function sizeOf(value: Scalar): number | null {
  if (typeof value === 'number') return value > 0 ? value : null;
  const [across, down] = String(value).split(':').map(Number);
  return across && down ? across / down : null;
}
