// Turns what a person typed into a search field into a condition that takes every character as itself.
import { ilike, like, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { tasks } from '#server/database/schema/tasks.ts';

const LAST_OF_ASCII = 127;

/**
 * True for rows where one of the columns contains the text, in whatever case. Undefined for no text. Scripts without
 * cases are compared as they are, which takes the database a third of the time.
 */
export function matchText(text: string | undefined, columns: readonly PgColumn[]): SQL | undefined {
  if (!text) return undefined;
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const isCaseless = text.toLowerCase() === text.toUpperCase();
  return or(...columns.map((column) => (isCaseless ? like(column, pattern) : ilike(column, pattern))));
}

/**
 * For prompts, besides `matchText`: lets the database go by the index of their neighboring characters. One letter of a
 * script with few letters says too little: undefined.
 */
export function matchGrams(text: string | undefined): SQL | undefined {
  if (!text || (text.length === 1 && text.charCodeAt(0) <= LAST_OF_ASCII)) return undefined;
  return sql`search_grams(${tasks.prompt}) @> search_grams(${text})`;
}

/**
 * Words that many wrote fill a page among the first thousands of a list, where `near` looks; the index would find all
 * of them first. What is rarer is found by the index (`all`). The database itself cannot tell, because it takes
 * neighboring characters for independent of each other.
 */
export async function searchNearFirst<Row>(
  text: string | undefined,
  wanted: number,
  { near, all }: Record<'near' | 'all', () => Promise<Row[]>>,
): Promise<Row[]> {
  if (!text) return await all();
  const rows = await near();
  return rows.length >= wanted ? rows : await all();
}

/** Rows that `near` looks at. */
export const NEAR = 2000;
