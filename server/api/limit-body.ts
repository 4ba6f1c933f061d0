// How many bytes a call may take: of JSON what the largest input of its schema can need, and no more.
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';

const KILOBYTE = 1024;
/** For visitors, and for who has signed in. */
const MOST_BYTES = { visitor: 64 * KILOBYTE, user: 256 * KILOBYTE };
/** What is wrong with a small input is still said by its field where it is a little larger. */
const LEAST_BYTES = 16 * KILOBYTE;
/** A unit of UTF-16 as `\uXXXX`. */
const UNIT_BYTES = 6;
const NUMBER_BYTES = 32;
/** Quotes, colon, comma, and what a sender adds to make it legible. */
const AROUND_BYTES = 32;

type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  maxItems?: number;
  maxLength?: number;
};

/** Bytes. Where a schema says nothing of the size of a part, and of raw bytes, it is the most that anybody may send. */
export function limitBody({ access, input, body }: Pick<Endpoint, 'access' | 'input' | 'body'>): number {
  if (body === 'raw') return MOST_BYTES.user;
  const most = MOST_BYTES[access === 'user' || access === 'admin' ? 'user' : 'visitor'];
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema;
  return Math.min(most, Math.max(LEAST_BYTES, measure(schema)));
}

function measure(schema: Schema): number {
  return AROUND_BYTES + measureInside(schema);
}

function measureInside(schema: Schema): number {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return Math.max(...options.map(measureInside));
  if (schema.const !== undefined) return measureText(schema.const);
  if (schema.enum) return Math.max(...schema.enum.map(measureText));
  switch (schema.type) {
    case 'string':
      return (schema.maxLength ?? Number.POSITIVE_INFINITY) * UNIT_BYTES;
    case 'integer':
    case 'number':
    case 'boolean':
    case 'null':
      return NUMBER_BYTES;
    case 'array':
      return (schema.maxItems ?? Number.POSITIVE_INFINITY) * measure(schema.items ?? {});
    case 'object':
      return schema.properties === undefined
        ? Number.POSITIVE_INFINITY
        : Object.entries(schema.properties)
            .map(([name, inner]) => measureText(name) + measure(inner))
            .reduce((sum, bytes) => sum + bytes, 0);
    default:
      return Number.POSITIVE_INFINITY;
  }
}

function measureText(value: unknown): number {
  return String(value).length * UNIT_BYTES;
}
