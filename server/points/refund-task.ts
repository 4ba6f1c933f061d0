// Gives points of a task back to the buckets they came from: all of them (ledger kind 6), a part (kind 7), or by an admin (kind 10).
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { LEDGER_KINDS } from '#contract/points.ts';
import { buckets, ledger } from '#server/database/schema/points.ts';
import type { Tx } from '#server/database/tx.ts';
import { expireUserBuckets } from './expire-buckets.ts';
import { movePoints } from './move-points.ts';

const TASK_KINDS = [
  LEDGER_KINDS.task_charge,
  LEDGER_KINDS.task_refund,
  LEDGER_KINDS.task_adjust,
  LEDGER_KINDS.admin,
];

export type TaskRefund = {
  userId: number;
  taskId: number;
  /**
   * `all` = what is not back yet, after a failure; a number = this much, because the price was a ceiling; `rest` = what
   * is not back yet, because an admin says so.
   */
  points: 'all' | 'rest' | number;
};

/**
 * A step of the transaction that ends the task; the user must be locked. A bucket that has expired meanwhile lives
 * for 24 hours more. Returns the points given back. The ledger's unique index refuses a second refund of one kind.
 */
export async function refundTask(tx: Tx, { userId, taskId, points }: TaskRefund): Promise<number> {
  await expireUserBuckets(tx, userId);
  const paid = await listPaid(tx, taskId);
  const total = paid.reduce((sum, bucket) => sum + bucket.points, 0);
  let missing = typeof points === 'number' ? points : total;
  if (missing > total)
    throw new RangeError(`task ${taskId} has ${total} points to give back, not ${missing}`);
  const kind = points === 'all' ? 'task_refund' : points === 'rest' ? 'admin' : 'task_adjust';
  const given = missing;
  // Last spent, first returned: the points that live longest are the dearest to their owner.
  for (const bucket of paid.toReversed()) {
    if (missing === 0) break;
    const amount = Math.min(missing, bucket.points);
    missing -= amount;
    await reviveBucket(tx, bucket.id);
    await movePoints(tx, { userId, bucketId: bucket.id, kind, amount, taskId });
  }
  return given;
}

/** What each bucket has paid for the task and not got back, in the order of paying; none at zero. */
async function listPaid(tx: Tx, taskId: number): Promise<{ id: number; points: number }[]> {
  const paid = await tx
    .select({ id: ledger.bucket_id, points: sql<number>`-sum(${ledger.amount})` })
    .from(ledger)
    .where(and(eq(ledger.task_id, taskId), inArray(ledger.kind, TASK_KINDS)))
    .groupBy(ledger.bucket_id)
    .orderBy(asc(sql`min(${ledger.id})`));
  return paid.filter((bucket) => bucket.points > 0);
}

async function reviveBucket(tx: Tx, bucketId: number): Promise<void> {
  await tx
    .update(buckets)
    .set({ expires_at: sql`now() + interval '24 hours'` })
    .where(and(eq(buckets.id, bucketId), sql`${buckets.expires_at} <= now()`));
}
