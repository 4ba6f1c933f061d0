// Tells whether two clicks ask for the same thing.
import { createHash } from 'node:crypto';

/** SHA-256 of the value as JSON with sorted keys: the order in which a client wrote its fields does not matter. */
export function hashInput(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, sortKeys)).digest('hex');
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
