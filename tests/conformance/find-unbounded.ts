// Finds what in a schema has no end, or is worked on before its end is known.
import type * as z from 'zod/mini';

type Check = { check: string; maximum?: number; abort?: boolean; when?: unknown };
/** What zod keeps of a schema; each kind has some of these. */
export type Def = {
  type: string;
  checks?: object[];
  /** Of a schema that is a check of its own: `z.uuid()`. */
  check?: string;
  shape: Record<string, z.ZodMiniType>;
  catchall?: z.ZodMiniType;
  element: z.ZodMiniType;
  keyType: z.ZodMiniType;
  valueType: z.ZodMiniType;
  innerType: z.ZodMiniType;
  options: z.ZodMiniType[];
  in: z.ZodMiniType;
  entries: Record<string, string>;
  values: unknown[];
};

export const defOf = (schema: z.ZodMiniType): Def => schema.def as unknown as Def;

/** The checks behind a schema, in their order. Their insides have no public name. */
const checksOf = ({ checks = [] }: Def): Check[] =>
  checks.map((check) => (Reflect.get(check, '_zod') as { def: Check }).def);

/** The most that a text or a list may hold; undefined where nothing says so. */
export function mostOf(schema: z.ZodMiniType): number | undefined {
  return checksOf(defOf(schema)).find(({ check }) => check === 'max_length')?.maximum;
}

const SAFE = new Set(['number', 'int', 'boolean', 'literal', 'enum', 'null', 'undefined', 'never']);
const INSIDE = new Set(['optional', 'nullable', 'default', 'prefault', 'nonoptional', 'readonly']);
const LENGTHS = new Set(['max_length', 'min_length', 'length_equals']);
const ENTRIES = 1000;

/** One sentence for each fault, with where it is. A kind of schema that is not known here is one. */
export function findUnbounded(schema: z.ZodMiniType, path = 'input'): string[] {
  const def = defOf(schema);
  if (SAFE.has(def.type)) return [];
  if (INSIDE.has(def.type)) return findUnbounded(def.innerType, path);
  switch (def.type) {
    case 'string':
      return findUnboundedText(def).map((fault) => `${path}: ${fault}`);
    case 'array':
      return [
        ...(mostOf(schema) === undefined ? [`${path}: a list without a most`] : []),
        ...findUnbounded(def.element, `${path}[]`),
      ];
    case 'object':
      return [
        ...(def.catchall && defOf(def.catchall).type !== 'never' ? [`${path}: takes any other field`] : []),
        ...Object.entries(def.shape).flatMap(([name, inner]) => findUnbounded(inner, `${path}.${name}`)),
      ];
    case 'record':
      return [
        ...(takesManyEntries(schema, def) ? [`${path}: a record without a most`] : []),
        ...findUnbounded(def.keyType, `${path}.(key)`),
        ...findUnbounded(def.valueType, `${path}.*`),
      ];
    case 'union':
      return def.options.flatMap((option, at) => findUnbounded(option, `${path}|${at}`));
    case 'pipe':
      // What stands behind works on what has passed; a transform in front of it works on anything.
      return findUnbounded(def.in, path);
    default:
      return [`${path}: ${def.type}`];
  }
}

function findUnboundedText(def: Def): string[] {
  if (def.check !== undefined) return ['a format that is tried before the length'];
  const [most, ...others] = checksOf(def);
  if (most?.check !== 'max_length') return ['a text whose first check is no longest length'];
  if (most.abort !== true) return ['a text that goes on when it is too long'];
  // A check with a condition of its own runs although the first has failed.
  return others.some(({ check, when }) => when && !LENGTHS.has(check))
    ? ['a text with a check that no failure stops']
    : [];
}

/** The number of entries is only said by a check's own code, so it is tried. */
function takesManyEntries(schema: z.ZodMiniType, def: Def): boolean {
  if (defOf(def.valueType).type !== 'unknown') return true; // then this must learn what an entry is
  const entries = Array.from({ length: ENTRIES }, (_, at) => [`k${at}`, 1]);
  return schema.safeParse(Object.fromEntries(entries)).success;
}
