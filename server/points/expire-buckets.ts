// Writes off points whose date has passed (ledger kind 8).
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '#server/database/connect.ts';
import { buckets } from '#server/database/schema/points.ts';
import type { Tx } from '#server/database/tx.ts';
import { eachInTurn } from '#server/process/each-in-turn.ts';
import { withFreeUser } from '#server/database/lock-user.ts';
import { movePoints } from './move-points.ts';

const isExpired = and(gt(buckets.left, 0), lte(buckets.expires_at, sql`now()`));

/** Of one user, who is locked already: whoever counts a balance does this first, so that the ledger is exact. */
export async function expireUserBuckets(tx: Tx, userId: number): Promise<void> {
  const expired = await tx
    .select({ id: buckets.id, left: buckets.left, expiresAt: buckets.expires_at })
    .from(buckets)
    .where(and(eq(buckets.user_id, userId), isExpired))
    .orderBy(buckets.expires_at, buckets.id);
  for (const bucket of expired) {
    // A bucket may expire again after a refund gave it more life: its date makes the reason another one.
    const reason = `bucket ${bucket.id} ${bucket.expiresAt?.toISOString()}`;
    await movePoints(tx, { userId, bucketId: bucket.id, kind: 'expire', amount: -bucket.left, reason });
  }
}

/**
 * Of everybody, for the sweep. Returns for how many users it was done; at most 200 in one call, and who is locked by
 * somebody else is left for the next one.
 */
export async function expireBuckets(db: Db): Promise<number> {
  const owners = await db.selectDistinct({ id: buckets.user_id }).from(buckets).where(isExpired).limit(200);
  let done = 0;
  await eachInTurn(owners, async ({ id }) => {
    const isDone = await withFreeUser(db, id, async (tx) => {
      await expireUserBuckets(tx, id);
      return true;
    });
    if (isDone) done += 1;
  });
  return done;
}
