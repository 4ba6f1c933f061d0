// Which tables were read from end to end, as PostgreSQL counts it.
import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/connect.ts';

/** Rows read by sequential scans so far. */
export type Scans = ReadonlyMap<string, { scans: number; rows: number; size: number }>;

/** A table this small, such as that of the people here, fits on some pages: PostgreSQL rightly joins it whole. */
const SMALL = 5000;

export async function readScans(db: Db): Promise<Scans> {
  const { rows } = await db.execute<{ table: string; scans: number; rows: number; size: number }>(sql`
    select relname as table, seq_scan as scans, seq_tup_read as rows, n_live_tup as size from pg_stat_user_tables`);
  return new Map(rows.map(({ table, ...counts }) => [table, counts]));
}

export function listFullScans(before: Scans, after: Scans): { table: string; rows: number }[] {
  return [...after].flatMap(([table, { rows, size }]) => {
    const read = rows - (before.get(table)?.rows ?? 0);
    return size > SMALL && read >= size ? [{ table, rows: read }] : [];
  });
}
