// Statements that are asked most: put together once for the process, planned once by each connection.
import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResultRow } from 'pg';
import { connectionOf } from './connect.ts';
import type { DbOrTx } from './tx.ts';

const dialect = new PgDialect();

/**
 * `build` is called at the first use, for what it says may hang on what is loaded later; its values are
 * `sql.placeholder`s. Rows come as the driver reads them: times are Dates. `name` is the statement's on the connection:
 * one for each text.
 */
export function nameStatement<Row extends QueryResultRow, Values extends Record<string, unknown>>(
  name: string,
  build: () => SQL,
): (db: DbOrTx, values: Values) => Promise<Row[]> {
  let known: { sql: string; params: unknown[] } | null = null;
  return async (db, values) => {
    known ??= dialect.sqlToQuery(build());
    const { rows } = await connectionOf(db).query<Row>({
      name,
      text: known.sql,
      values: fillPlaceholders(known.params, values),
    });
    return rows;
  };
}
