// The database's clock and calendar: what all processes agree on, whatever their own clocks say.
import { sql } from 'drizzle-orm';
import type { DbOrTx } from './tx.ts';

/** Returns the moment; in a transaction that of its begin. */
export async function readNow(db: DbOrTx): Promise<Date> {
  const { rows } = await db.execute<{ now: Date | string }>(sql`select now() as now`);
  return new Date(rows[0]?.now ?? Number.NaN);
}

/**
 * The moment that is so many months after another, as calendars count: the 31st of a short month is its last day. In
 * UTC, so that no change of clocks moves it.
 */
export async function addMonths(db: DbOrTx, from: Date, months: number): Promise<Date> {
  const { rows } = await db.execute<{ at: Date | string }>(
    sql`select (${from.toISOString()}::timestamptz at time zone 'UTC' + make_interval(months => ${months})) at time zone 'UTC' as at`,
  );
  return new Date(rows[0]?.at ?? Number.NaN);
}
