// The rows of the money, and how they are locked: the user first, as everywhere.
import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { orders, subscriptions } from '#server/database/schema/billing.ts';
import type { DbOrTx, Tx } from '#server/database/tx.ts';

export type OrderRow = typeof orders.$inferSelect;
export type SubscriptionRow = typeof subscriptions.$inferSelect;

export async function findSubscription(db: DbOrTx, userId: number): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.user_id, userId));
  return row;
}

/** A charge is answered within this, or its event tells of it later. */
const CHARGE_SECONDS = 120;

/** An upgrade that has credited the days of the plan is being charged without a page: nothing else may have those days. */
export async function isUpgradeUnderWay(db: DbOrTx, userId: number): Promise<boolean> {
  const isUnderWay = and(
    eq(orders.user_id, userId),
    eq(orders.cause, 'upgrade'),
    eq(orders.status, 'pending'),
    isNull(orders.checkout_ref),
    gt(orders.created_at, sql`now() - make_interval(secs => ${CHARGE_SECONDS})`),
  );
  return (await db.$count(orders, isUnderWay)) > 0;
}

/** What an upgrade under way has credited of this order would be paid back twice. */
export async function isBeingCredited(db: DbOrTx, order: OrderRow): Promise<boolean> {
  return order.kind === 'plan' && (await isUpgradeUnderWay(db, order.user_id));
}

/** Has its perks: paid, or within the days of grace. */
export function isLive(row: SubscriptionRow | undefined): row is SubscriptionRow {
  return row !== undefined && row.state !== 'expired';
}

export async function updateSubscription(
  tx: Tx,
  userId: number,
  values: Partial<typeof subscriptions.$inferInsert>,
): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ ...values, updated_at: sql`now()` })
    .where(eq(subscriptions.user_id, userId));
}

/** Without a lock: its user must be locked before it is changed, and it is read again then. */
export async function findOrder(db: DbOrTx, condition: SQL | undefined): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(condition).limit(1);
  return row;
}

export const isPaymentOf = (provider: string, paymentRef: string): SQL | undefined =>
  and(eq(orders.provider, provider), eq(orders.payment_ref, paymentRef));
