// Cursors of keyset lists: the sort values of the last row of a page, packed so that clients do not take them apart.
import { fieldWord } from '#contract/field-words.ts';
import { Refusal } from '#server/refusal.ts';

type CursorValue = string | number;

export function packCursor(values: readonly CursorValue[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** Refuses (bad_parameters) what `packCursor` never made for a list sorted by `count` values. */
export function readCursor(cursor: string, count: number): CursorValue[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(values) && values.length === count && values.every(isCursorValue)) return values;
  } catch {
    // Falls through to the refusal.
  }
  throw new Refusal('bad_parameters', { fields: { cursor: fieldWord('unknown_cursor') } });
}

/** A cursor value that must be a row's id. */
export function readCursorId(value: CursorValue | undefined): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value;
  throw new Refusal('bad_parameters', { fields: { cursor: fieldWord('unknown_cursor') } });
}

function isCursorValue(value: unknown): value is CursorValue {
  return typeof value === 'string' || typeof value === 'number';
}
