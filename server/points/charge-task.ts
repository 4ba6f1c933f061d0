// Takes the price of a task out of the buckets that expire first (ledger kind 5).
import { type SQL, sql } from 'drizzle-orm';
import { ledgerKinds } from '#server/database/task-states.ts';
import type { Tx } from '#server/database/tx.ts';
import { Refusal } from '#server/refusal.ts';
import { expireUserBuckets } from './expire-buckets.ts';
import { type Balance, type HeldBucket, sumBuckets } from './read-wallet.ts';

/** What is taken of which bucket. */
export type Spending = { buckets: number[]; amounts: number[] };

type Held = Pick<HeldBucket, 'id' | 'left' | 'isExpired'> & { expires_at: unknown };

/**
 * The user is locked, and `held` was read since, in the order of spending. Points whose date has passed are written off.
 * Returns what has to be taken and the balances after it; refuses not_enough_points, and then nothing of the
 * transaction may remain.
 */
export async function planCharge(
  tx: Tx,
  userId: number,
  { held, points }: { held: readonly Held[]; points: number },
): Promise<{ spending: Spending; balance: Balance }> {
  if (held.some(({ isExpired }) => isExpired)) await expireUserBuckets(tx, userId);
  const spendable = held.filter(({ isExpired }) => !isExpired).map((bucket) => ({ ...bucket }));
  const before = sumBuckets(spendable);
  if (before.point + before.sub_point < points) throw new Refusal('not_enough_points');
  const spending: Spending = { buckets: [], amounts: [] };
  let missing = points;
  for (const bucket of spendable) {
    if (missing === 0) break;
    const taken = Math.min(missing, bucket.left);
    missing -= taken;
    bucket.left -= taken;
    spending.buckets.push(bucket.id);
    spending.amounts.push(taken);
  }
  return { spending, balance: sumBuckets(spendable) };
}

/**
 * Steps of the statement that makes tasks (`made`, with `id` and `user_id`, one of each user): each bucket and its ledger
 * line move together, as in move-points.ts. Whoever runs it must see that as many have `moved` as were to.
 */
export const chargeSteps = ({ owners, buckets, amounts }: Record<'owners' | keyof Spending, SQL>): SQL => sql`
  moved as (
    update buckets set "left" = buckets."left" - spent.amount
    from unnest(${owners}, ${buckets}, ${amounts}) with ordinality as spent (user_id, bucket_id, amount, place)
    where buckets.id = spent.bucket_id and buckets.user_id = spent.user_id
    returning buckets.id, buckets.user_id, buckets.expires_at, spent.amount, spent.place
  ),
  noted as (
    insert into ledger (user_id, bucket_id, kind, amount, balance_after, task_id, expires_at)
    select moved.user_id, moved.id, ${ledgerKinds('task_charge')}, -moved.amount,
      -- this statement still sees the buckets as they were before it
      (select coalesce(sum(held."left"), 0) from buckets held where held.user_id = moved.user_id)
        - sum(moved.amount) over (partition by moved.user_id order by moved.place),
      made.id, moved.expires_at
    from moved join made on made.user_id = moved.user_id order by moved.place
  )`;
