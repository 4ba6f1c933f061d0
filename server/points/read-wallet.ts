// What a user has to spend: the two balances and the dated buckets behind them.
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { DAILY_POINTS, DAILY_TIME_ZONE } from '#contract/limits.ts';
import type { Wallet } from '#contract/points.ts';
import { buckets } from '#server/database/schema.ts';
import type { DbOrTx } from '#server/database/tx.ts';

export type Balance = { point: number; sub_point: number };
export type SpendableBucket = {
  id: number;
  kind: Wallet['buckets'][number]['kind'];
  left: number;
  expires_at: Date | null;
};

/** The end of the current day of the daily points, on the database's clock. */
export const endOfDay = sql<Date>`(date_trunc('day', now() at time zone ${DAILY_TIME_ZONE}) + interval '1 day') at time zone ${DAILY_TIME_ZONE}`;

/** Not empty, not expired, in the order of spending: what expires first goes first (product §3.1). */
export async function listSpendableBuckets(db: DbOrTx, userId: number): Promise<SpendableBucket[]> {
  return await db
    .select({ id: buckets.id, kind: buckets.kind, left: buckets.left, expires_at: buckets.expires_at })
    .from(buckets)
    .where(
      and(
        eq(buckets.user_id, userId),
        gt(buckets.left, 0),
        or(isNull(buckets.expires_at), gt(buckets.expires_at, sql`now()`)),
      ),
    )
    .orderBy(sql`${buckets.expires_at} asc nulls last`, asc(buckets.id));
}

/** `point` never expires, `sub_point` does. */
export function sumBuckets(spendable: readonly Pick<SpendableBucket, 'left' | 'expires_at'>[]): Balance {
  const balance = { point: 0, sub_point: 0 };
  for (const { left, expires_at } of spendable) balance[expires_at === null ? 'point' : 'sub_point'] += left;
  return balance;
}

export async function readBalance(db: DbOrTx, userId: number): Promise<Balance> {
  return sumBuckets(await listSpendableBuckets(db, userId));
}

export async function readWallet(db: DbOrTx, userId: number): Promise<Wallet> {
  const spendable = await listSpendableBuckets(db, userId);
  const { rows } = await db.execute<{ resets_at: Date }>(sql`select ${endOfDay} as resets_at`);
  const resetsAt = rows[0]?.resets_at ?? new Date();
  return {
    ...sumBuckets(spendable),
    buckets: spendable.map(({ kind, left, expires_at }) => ({
      kind,
      left,
      expires_at: expires_at?.toISOString() ?? null,
    })),
    daily: { amount: DAILY_POINTS, resets_at: new Date(resetsAt).toISOString() },
  };
}
