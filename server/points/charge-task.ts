// Takes the price of a task out of the buckets that expire first (ledger kind 5).
import type { Tx } from '#server/database/tx.ts';
import { Refusal } from '#server/refusal.ts';
import { expireUserBuckets } from './expire-buckets.ts';
import { movePoints } from './move-points.ts';
import { type Balance, listHeldBuckets, sumBuckets } from './read-wallet.ts';

/**
 * A step of the transaction that makes the task: the user must be locked, and when it refuses (not_enough_points)
 * nothing of the transaction may remain. Returns the balances after it.
 */
export async function chargeTask(
  tx: Tx,
  { userId, taskId, points }: { userId: number; taskId: number; points: number },
): Promise<Balance> {
  const held = await listHeldBuckets(tx, userId);
  if (held.some(({ isExpired }) => isExpired)) await expireUserBuckets(tx, userId);
  const spendable = held.filter(({ isExpired }) => !isExpired);
  const balance = sumBuckets(spendable);
  if (balance.point + balance.sub_point < points) throw new Refusal('not_enough_points');
  let missing = points;
  for (const bucket of spendable) {
    if (missing === 0) break;
    const taken = Math.min(missing, bucket.left);
    missing -= taken;
    bucket.left -= taken;
    await movePoints(tx, { userId, bucketId: bucket.id, kind: 'task_charge', amount: -taken, taskId });
  }
  return sumBuckets(spendable);
}
