// Makes the smallest input that an endpoint's schema takes.
import * as z from 'zod/mini';

type Schema = {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  minLength?: number;
  minimum?: number;
};

/** Throws when the sample does not pass the schema: then this file must learn something. */
export function sampleInput(input: z.ZodMiniType): Record<string, unknown> {
  const sample = sampleOf(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema);
  z.parse(input, sample);
  return sample as Record<string, unknown>;
}

function sampleOf(schema: Schema): unknown {
  const [branch] = schema.anyOf ?? schema.oneOf ?? [];
  if (branch) return sampleOf(branch);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}));
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'boolean':
      return false;
    default:
      if (schema.format === 'uuid') return '5f0c1c1e-7b1a-4c39-9d3e-3a1f7f0e2b11';
      return '1'.repeat(Math.max(1, schema.minLength ?? 0));
  }
}
