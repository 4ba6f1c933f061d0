// Moves the clock of a test's database: `now()` of every statement of the product is found in a schema that comes before
// PostgreSQL's own. Defaults of columns keep the real time.
import { sql } from 'drizzle-orm';
import { connectDatabase, type Db } from '#server/database/connect.ts';
import type { TestDatabase } from '#tests/database/test-database.ts';

export type DatabaseClock = {
  /** Connections that read this clock. */
  db: Db;
  now(): Promise<Date>;
  /** ISO 8601; time may only go on. */
  set(moment: string | Date): Promise<void>;
  /** An interval of PostgreSQL, such as `3 days`. */
  advance(interval: string): Promise<void>;
  /** From now on it stands at this moment, earlier or later than the last one. */
  freeze(moment: Date): Promise<void>;
  close(): Promise<void>;
};

export async function openDatabaseClock({
  db,
  url,
}: Pick<TestDatabase, 'db' | 'url'>): Promise<DatabaseClock> {
  await db.execute(sql`create schema if not exists test_clock`);
  // Whoever borrowed the database before has left its clock.
  await db.execute(sql`drop table if exists test_clock.ahead cascade`);
  await db.execute(sql`create table test_clock.ahead (by interval not null, frozen timestamptz)`);
  await db.execute(sql`insert into test_clock.ahead values ('0')`);
  // Volatile, or one transaction would go on with what it read first; `stable` suffices, for each reads it anew.
  await db.execute(sql`create or replace function test_clock.now() returns timestamptz language sql stable
    as 'select coalesce(frozen, pg_catalog.now() + by) from test_clock.ahead'`);
  const ahead = new URL(url);
  ahead.searchParams.set('options', '-c timezone=UTC -c search_path=test_clock,pg_catalog,public');
  const { db: shifted, close } = connectDatabase(ahead.href);
  const now = async () => {
    const { rows } = await shifted.execute<{ now: Date | string }>(sql`select now() as now`);
    return new Date(rows[0]?.now ?? Number.NaN);
  };
  return {
    db: shifted,
    now,
    set: async (moment) => {
      const by = sql`${new Date(moment).toISOString()}::timestamptz - pg_catalog.now()`;
      await db.execute(sql`update test_clock.ahead set by = greatest(by, ${by})`);
    },
    advance: async (interval) => {
      await db.execute(sql`update test_clock.ahead set by = by + ${interval}::interval`);
    },
    freeze: async (moment) => {
      await db.execute(sql`update test_clock.ahead set frozen = ${moment.toISOString()}::timestamptz`);
    },
    close,
  };
}
