// The right of one worker to pack an export, for a minute at a time; one that dies loses it to the next.
import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from '#server/database/connect.ts';
import { data_exports } from '#server/database/schema/users.ts';

/** Times that packing may be begun. */
export const MAX_ATTEMPTS = 3;
const LEASE_SECONDS = 60;
const RENEW_MS = 15_000;

export type ClaimedExport = typeof data_exports.$inferSelect;

/** The oldest that waits, or that another worker has let go of. Counted when it is claimed, so that there is an end. */
export async function claimExport(db: Db): Promise<ClaimedExport | undefined> {
  return await db.transaction(async (tx) => {
    const [next] = await tx
      .select({ id: data_exports.id })
      .from(data_exports)
      .where(
        and(
          inArray(data_exports.state, ['waiting', 'packing']),
          // Of one that waits: not before this moment.
          or(isNull(data_exports.lease_until), lt(data_exports.lease_until, sql`now()`)),
        ),
      )
      .orderBy(asc(data_exports.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!next) return undefined;
    const [claimed] = await tx
      .update(data_exports)
      .set({ state: 'packing', attempts: sql`${data_exports.attempts} + 1`, lease_until: leaseEnd })
      .where(eq(data_exports.id, next.id))
      .returning();
    return claimed;
  });
}

const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

type Change = PgUpdateSetSource<typeof data_exports>;

/** Changes nothing, and answers nothing, when the export is not this worker's any more. */
export async function updateExport(
  db: Db,
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

/** Renews the claim until it is let go; `onLost` hears when it belongs to nobody or to another. */
export function holdExport(db: Db, claimed: ClaimedExport, onLost: () => void): { letGo(): void } {
  const timer = setInterval(() => {
    updateExport(db, claimed, { lease_until: leaseEnd }).then(
      (row) => !row && onLost(),
      () => {}, // a database that is away for a moment; the lease is four times as long
    );
  }, RENEW_MS);
  return { letGo: () => clearInterval(timer) };
}
