// Cursors of keyset lists: the sort values of the last row of a page, packed so that clients do not take them apart.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
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

/** Microseconds since 1970: a Date of JavaScript would round and lose rows between two pages. */
export function microsecondsOf(time: SQLWrapper): SQL<number> {
  return sql<number>`(extract(epoch from ${time}) * 1000000)::bigint`;
}

/** Rows after the cursor, of a list whose newest come first. The cursor holds microseconds and an id. */
export function isOlderThan(cursor: string | undefined, time: PgColumn, id: PgColumn): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [value, last] = readCursor(cursor, 2);
  const at = sql`timestamptz 'epoch' + ${readCursorNumber(value)}::bigint * interval '1 microsecond'`;
  return sql`(${time}, ${id}) < (${at}, ${readCursorId(last)})`;
}

export function readCursorNumber(value: CursorValue | undefined): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new Refusal('bad_parameters', { fields: { cursor: fieldWord('unknown_cursor') } });
}

/** A cursor value that must be a row's id. */
export function readCursorId(value: CursorValue | undefined): number {
  const id = readCursorNumber(value);
  if (id > 0) return id;
  throw new Refusal('bad_parameters', { fields: { cursor: fieldWord('unknown_cursor') } });
}

function isCursorValue(value: unknown): value is CursorValue {
  return typeof value === 'string' || typeof value === 'number';
}
