// Opens the pool of connections to PostgreSQL and the query builder that knows our tables.
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, types } from 'pg';
import * as schema from './schema.ts';

export type Db = NodePgDatabase<typeof schema>;
export type Database = { db: Db; pool: Pool; close(): Promise<void> };

const INT8_TYPE = 20;

// count(*) and bigint columns arrive as numbers; one that a number cannot hold exactly is refused, never rounded.
types.setTypeParser(INT8_TYPE, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The bigint ${text} does not fit a number`);
  return value;
});

/**
 * Connects when first used. `connections` is the most this process holds at a time (default 10).
 * `onError` hears of idle connections that broke (a database restart); the pool replaces them by itself.
 */
export function connectDatabase(
  url: string,
  options: { connections?: number; onError?: (error: Error) => void } = {},
): Database {
  const pool = new Pool({
    connectionString: url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    options: '-c timezone=UTC', // also keeps PGOPTIONS of the caller's shell out
    application_name: 'atelier',
  });
  pool.on('error', options.onError ?? (() => {})); // without a listener a restart of the database would end us
  let closing: Promise<void> | null = null;
  return { db: drizzle(pool, { schema }), pool, close: () => (closing ??= pool.end()) };
}
