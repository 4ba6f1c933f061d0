// The points of the day, given at its first visit and gone at midnight in Shanghai (product §3.1, ledger kind 2).
import { and, eq, inArray, sql } from 'drizzle-orm';
import { DAILY_TIME_ZONE } from '#contract/limits.ts';
import { prices } from '#contract/prices.ts';
import { LEDGER_KINDS } from '#contract/points.ts';
import type { Db } from '#server/database/connect.ts';
import { buckets, ledger } from '#server/database/schema/points.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import { accountsOfMailbox } from './accounts-of-mailbox.ts';
import { expireUserBuckets } from './expire-buckets.ts';
import { lockUser } from '#server/database/lock-user.ts';
import { movePoints } from './move-points.ts';
import { endOfDay } from './read-wallet.ts';

const today = sql<string>`to_char(now() at time zone ${DAILY_TIME_ZONE}, 'YYYY-MM-DD')`;

/**
 * Returns the points given, or 0 when the day's were given before, to this account or another of its mailbox. What was left of another day has expired by
 * then, so they never add up; points that a refund revived belong to the user and do not lessen the new day's.
 */
export async function grantDailyPoints(db: Db, userId: number): Promise<number> {
  const amount = prices().gifts.daily;
  if (amount === 0 || (await isGrantedToday(db, userId))) return 0;
  return await db.transaction(async (tx) => {
    const { mailbox } = await lockUser(tx, userId);
    // Two accounts of one mailbox wait for each other here, or each would see that the other has got nothing yet.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`daily ${mailbox || userId}`}, 0))`);
    if (await isGrantedToday(tx, userId)) return 0;
    await expireUserBuckets(tx, userId);
    const [bucket] = await tx
      .insert(buckets)
      .values({ user_id: userId, kind: 'daily', left: 0, expires_at: endOfDay })
      .returning({ id: buckets.id, day: today });
    if (!bucket) throw new Error('the daily points got no bucket');
    await movePoints(tx, {
      userId,
      bucketId: bucket.id,
      kind: 'daily',
      amount,
      reason: bucket.day,
    });
    return amount;
  });
}

async function isGrantedToday(db: DbOrTx, userId: number): Promise<boolean> {
  const granted = await db
    .select({ id: ledger.id })
    .from(ledger)
    .where(
      and(
        inArray(ledger.user_id, accountsOfMailbox(userId)),
        eq(ledger.kind, LEDGER_KINDS.daily),
        eq(ledger.reason, today),
      ),
    )
    .limit(1);
  return granted.length > 0;
}
