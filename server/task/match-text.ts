// Turns what a person typed into a search field into a condition that takes every character as itself.
import { or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** True for rows where one of the columns contains the text, in whatever case. Undefined for no text. */
export function matchText(text: string | undefined, columns: readonly PgColumn[]): SQL | undefined {
  if (!text) return undefined;
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(...columns.map((column) => sql`${column} ilike ${pattern}`));
}
