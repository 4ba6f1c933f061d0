// What a user has to spend: the two balances and the dated buckets behind them.
import { and, asc, eq, gt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { DAILY_TIME_ZONE } from '#contract/limits.ts';
import { prices } from '#contract/prices.ts';
import type { Wallet } from '#contract/points.ts';
import { buckets } from '#server/database/schema/points.ts';
import type { DbOrTx } from '#server/database/tx.ts';

export type Balance = { point: number; sub_point: number };
/** `isExpired`: its date has passed, but nobody has written it off yet. */
export type HeldBucket = {
  id: number;
  kind: Wallet['buckets'][number]['kind'];
  left: number;
  expires_at: Date | null;
  isExpired: boolean;
};

type Summed = Pick<HeldBucket, 'left' | 'isExpired'> & { expires_at: unknown };

/** The end of the current day of the daily points, on the database's clock. */
export const endOfDay = sql<Date>`(date_trunc('day', now() at time zone ${DAILY_TIME_ZONE}) + interval '1 day') at time zone ${DAILY_TIME_ZONE}`;

/** Not empty, in the order of spending: what expires first goes first (product §3.1). */
export async function listHeldBuckets(db: DbOrTx, userId: number): Promise<HeldBucket[]> {
  return await db
    .select({
      id: buckets.id,
      kind: buckets.kind,
      left: buckets.left,
      expires_at: buckets.expires_at,
      isExpired: sql<boolean>`coalesce(${buckets.expires_at} <= now(), false)`,
    })
    .from(buckets)
    .where(and(eq(buckets.user_id, userId), gt(buckets.left, 0)))
    .orderBy(sql`${buckets.expires_at} asc nulls last`, asc(buckets.id));
}

/** The same inside a larger statement, as a list in JSON. */
export const heldBuckets = (userId: SQLWrapper): SQL => sql`(
  select coalesce(json_agg(json_build_object('id', id, 'left', "left", 'expires_at', expires_at,
    'isExpired', coalesce(expires_at <= now(), false)) order by expires_at asc nulls last, id), '[]')
  from ${buckets} where user_id = ${userId} and "left" > 0)`;

/** `point` never expires, `sub_point` does. */
export function sumBuckets(held: readonly Summed[]): Balance {
  const balance = { point: 0, sub_point: 0 };
  for (const { left, expires_at, isExpired } of held) {
    if (!isExpired) balance[expires_at === null ? 'point' : 'sub_point'] += left;
  }
  return balance;
}

/** The sum of both balances, in a statement about users. */
export const pointsOfUser = sql<number>`(
  select coalesce(sum(held."left"), 0) from ${buckets} held
  where held.user_id = users.id and held."left" > 0 and coalesce(held.expires_at > now(), true))`;

export async function readBalance(db: DbOrTx, userId: number): Promise<Balance> {
  return sumBuckets(await listHeldBuckets(db, userId));
}

/** `granted`: points of the day that were given just before. */
export async function readWallet(db: DbOrTx, userId: number, granted = 0): Promise<Wallet> {
  const spendable = (await listHeldBuckets(db, userId)).filter(({ isExpired }) => !isExpired);
  const { rows } = await db.execute<{ resets_at: Date }>(sql`select ${endOfDay} as resets_at`);
  const resetsAt = rows[0]?.resets_at ?? new Date();
  return {
    ...sumBuckets(spendable),
    buckets: spendable.map(({ kind, left, expires_at }) => ({
      kind,
      left,
      expires_at: expires_at?.toISOString() ?? null,
    })),
    daily: { amount: prices().gifts.daily, resets_at: new Date(resetsAt).toISOString(), granted },
  };
}
