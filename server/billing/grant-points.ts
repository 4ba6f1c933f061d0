// Gives the points that an order has bought: a pack at once, a plan month by month (ledger kinds 3, 4).
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { LEDGER_KINDS } from '#contract/points.ts';
import { MONTHS } from '#contract/prices.ts';
import { addMonths } from '#server/database/clock.ts';
import { buckets, ledger } from '#server/database/schema/points.ts';
import type { Tx } from '#server/database/tx.ts';
import { expireUserBuckets } from '#server/points/expire-buckets.ts';
import { movePoints } from '#server/points/move-points.ts';
import type { OrderRow, SubscriptionRow } from './billing-rows.ts';

type Grant = { userId: number; orderId: number; points: number };

/** Points without an end. The user is locked. */
export async function grantPack(tx: Tx, { userId, orderId, points }: Grant): Promise<void> {
  if (points === 0) return;
  const bucketId = await addBucket(tx, { userId, orderId, kind: 'pack', expiresAt: null });
  await movePoints(tx, { userId, bucketId, kind: 'pack', amount: points, reason: `order ${orderId}` });
}

export type Months = {
  userId: number;
  orderId: number;
  /** Of each month. */
  points: number;
  start: Date;
  end: Date;
  months: number;
  /** Months that have their points already. */
  granted: number;
  now: Date;
};

/**
 * Gives every month of a period that has begun by `now` its points, each until the end of that month: also those that
 * were missed, whose points have expired by then. The ledger refuses a month that was given before. The user is locked.
 * Returns how many months have theirs now, and when the next begins (null: none in this period).
 */
export async function grantMonths(
  tx: Tx,
  { userId, orderId, points, start, end, months, granted, now }: Months,
): Promise<{ granted: number; next: Date | null }> {
  let month = granted;
  let begins = await addMonths(tx, start, month);
  while (month < months && begins <= now && begins < end) {
    const after = month + 1 === months ? end : await addMonths(tx, start, month + 1);
    const expiresAt = after < end ? after : end;
    if (points > 0) {
      const bucketId = await addBucket(tx, { userId, orderId, kind: 'plan', expiresAt });
      const reason = `order ${orderId} month ${month}`;
      await movePoints(tx, { userId, bucketId, kind: 'plan_grant', amount: points, reason });
      // A month that is over already leaves both its lines.
      if (expiresAt <= now) await expireUserBuckets(tx, userId);
    }
    month += 1;
    begins = after;
  }
  return { granted: month, next: month < months && begins < end ? begins : null };
}

/** What is due of the present period. */
export function monthsOf(row: SubscriptionRow, now: Date): Months {
  return {
    userId: row.user_id,
    orderId: row.order_id,
    points: row.points,
    start: row.period_start,
    end: row.period_end,
    months: MONTHS[row.cycle],
    granted: row.granted_months,
    now,
  };
}

async function addBucket(
  tx: Tx,
  bucket: { userId: number; orderId: number; kind: 'plan' | 'pack'; expiresAt: Date | null },
): Promise<number> {
  const [row] = await tx
    .insert(buckets)
    .values({
      user_id: bucket.userId,
      kind: bucket.kind,
      left: 0,
      expires_at: bucket.expiresAt,
      order_id: bucket.orderId,
    })
    .returning({ id: buckets.id });
  if (!row) throw new Error('the points got no bucket');
  return row.id;
}

/** Takes back what is left of an order's points (ledger kind 11). Returns how many. */
export async function takeBackPoints(
  tx: Tx,
  { id, user_id: userId }: Pick<OrderRow, 'id' | 'user_id'>,
  why: 'refund' | 'dispute',
): Promise<number> {
  await expireUserBuckets(tx, userId);
  const held = await tx
    .select({ id: buckets.id, left: buckets.left })
    .from(buckets)
    .where(and(eq(buckets.order_id, id), gt(buckets.left, 0)));
  let taken = 0;
  for (const { id: bucketId, left } of held) {
    const before = and(
      eq(ledger.bucket_id, bucketId),
      eq(ledger.kind, LEDGER_KINDS.clawback),
      sql`${ledger.reason} like ${`${why} of order ${id} %`}`,
    );
    // A bank may dispute again what it has lost once.
    const turn = await tx.$count(ledger, before);
    const reason = `${why} of order ${id} bucket ${bucketId}${turn > 0 ? ` turn ${turn + 1}` : ''}`;
    await movePoints(tx, { userId, bucketId, kind: 'clawback', amount: -left, reason });
    taken += left;
  }
  return taken;
}

/** Gives back what disputes took and have not given back yet, when one was won (ledger kind 10): for at least a day. */
export async function returnDisputedPoints(tx: Tx, { id, user_id: userId }: OrderRow): Promise<void> {
  await expireUserBuckets(tx, userId);
  const isOfDispute = and(
    eq(ledger.user_id, userId),
    eq(buckets.order_id, id),
    inArray(ledger.kind, [LEDGER_KINDS.clawback, LEDGER_KINDS.admin]),
    sql`${ledger.reason} like ${`dispute of order ${id} %`}`,
  );
  const taken = await tx
    .select({
      bucketId: ledger.bucket_id,
      points: sql<number>`-sum(${ledger.amount})::int`,
      turn: sql<number>`count(*) filter (where ${ledger.amount} < 0)::int`,
    })
    .from(ledger)
    .innerJoin(buckets, eq(buckets.id, ledger.bucket_id))
    .where(isOfDispute)
    .groupBy(ledger.bucket_id);
  for (const { bucketId, points, turn } of taken) {
    if (points <= 0) continue;
    await tx
      .update(buckets)
      .set({ expires_at: sql`now() + interval '24 hours'` })
      .where(and(eq(buckets.id, bucketId), sql`${buckets.expires_at} <= now()`));
    const reason = `dispute of order ${id} won bucket ${bucketId}${turn > 1 ? ` turn ${turn}` : ''}`;
    await movePoints(tx, { userId, bucketId, kind: 'admin', amount: points, reason });
  }
}
