// The right to write of an export: of all who take it up, the last one has it.
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from '#server/database/connect.ts';
import { data_exports } from '#server/database/schema/users.ts';
import type { DbOrTx } from '#server/database/tx.ts';

export type ClaimedExport = typeof data_exports.$inferSelect;

/** Of an export that somebody still waits for. */
export const isOpenExport = inArray(data_exports.state, ['waiting', 'packing']);

/** Returns nothing when it is there no more, is done, or `isDue` is not so. Whoever had it before has lost it. */
export async function claimExport(db: Db, id: number, isDue?: SQL): Promise<ClaimedExport | undefined> {
  const [claimed] = await db
    .update(data_exports)
    .set({ state: 'packing', attempts: sql`${data_exports.attempts} + 1` })
    .where(and(eq(data_exports.id, id), isOpenExport, isDue))
    .returning();
  return claimed;
}

type Change = PgUpdateSetSource<typeof data_exports>;

/** Changes nothing, and returns nothing, when the export is not this claim's any more. */
export async function updateExport(
  db: DbOrTx,
  { id, attempts }: ClaimedExport,
  change: Change,
): Promise<ClaimedExport | undefined> {
  const isOurs = and(
    eq(data_exports.id, id),
    eq(data_exports.attempts, attempts),
    eq(data_exports.state, 'packing'),
  );
  const [row] = await db.update(data_exports).set(change).where(isOurs).returning();
  return row;
}
