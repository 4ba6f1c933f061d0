// The moves of a subscription between its states; whoever has the perks of a plan has it in `users.plan` (product §3.3).
import { eq, sql } from 'drizzle-orm';
import { GRACE_DAYS_OF_PAYMENT } from '#contract/billing.ts';
import { MONTHS, type PlanId } from '#contract/prices.ts';
import type { Period, ProviderName } from '#server/adapters/payments.ts';
import { recordActivity } from '#server/community/record-activity.ts';
import { subscriptions } from '#server/database/schema/billing.ts';
import { users } from '#server/database/schema/users.ts';
import type { Tx } from '#server/database/tx.ts';
import type { Jobs } from '#server/jobs/open-jobs.ts';
import { findSubscription, type OrderRow, type SubscriptionRow, updateSubscription } from './billing-rows.ts';
import { grantMonths, monthsOf } from './grant-points.ts';
import { sendBillingEmail } from './send-email.ts';

export const NOTHING_SCHEDULED = {
  scheduled_plan_id: null,
  scheduled_cycle: null,
  scheduled_amount: null,
  scheduled_points: null,
} as const;

type Opened = {
  /** Paid. */
  order: OrderRow;
  period: Period;
  subscriptionRef: string;
  provider: ProviderName;
  paidWith: string;
  now: Date;
  /** What was chosen for later has not begun with this period. */
  keepsSchedule?: boolean;
};

/**
 * Begins the period that an order has paid for, with the points of its months so far. One that is older than the
 * period that runs (its event came late) only brings its points. The user is locked.
 */
export async function openPeriod(tx: Tx, opened: Opened): Promise<void> {
  const { order, period, subscriptionRef, provider, paidWith, now } = opened;
  const cycle = order.cycle ?? 'month';
  const before = await findSubscription(tx, order.user_id);
  // Months that had begun while nobody was there to give them belong to the period before.
  if (before && before.state !== 'expired') await grantDueMonths(tx, before, now);
  const { granted, next } = await grantMonths(tx, {
    userId: order.user_id,
    orderId: order.id,
    points: order.points,
    start: period.start,
    end: period.end,
    months: MONTHS[cycle],
    granted: 0,
    now,
  });
  const isSame = before?.subscription_ref === subscriptionRef;
  // By its start: of a better plan, begun on the 30th, the first period may end before that of the plan it replaces.
  if (isSame && order.cause !== 'upgrade' && before.period_start >= period.start) return;
  const values = {
    plan_id: order.item_id as PlanId,
    cycle,
    currency: order.currency,
    amount: order.price,
    points: order.points,
    // A renewal that was charged though it had been turned off: what was paid is used up, and then it ends.
    state: isSame && before.state === 'canceled' && order.cause === 'renewal' ? 'canceled' : 'active',
    order_id: order.id,
    period_start: period.start,
    period_end: period.end,
    granted_months: granted,
    next_grant_at: next,
    grace_until: null,
    ...(opened.keepsSchedule === true ? {} : NOTHING_SCHEDULED),
    cancel_reason: null,
    provider,
    subscription_ref: subscriptionRef,
    paid_with: paidWith,
    updated_at: now,
  } as const;
  await tx
    .insert(subscriptions)
    .values({ user_id: order.user_id, ...values })
    .onConflictDoUpdate({ target: subscriptions.user_id, set: values });
  await setPlan(tx, order.user_id, values.plan_id);
}

/** Gives the months of a yearly period that have begun since. The user is locked. */
export async function grantDueMonths(tx: Tx, row: SubscriptionRow, now: Date): Promise<void> {
  const { granted, next } = await grantMonths(tx, monthsOf(row, now));
  await updateSubscription(tx, row.user_id, { granted_months: granted, next_grant_at: next });
}

/** Everything stays for three days from the end of the period; no new points. The user is locked. */
export async function becomePastDue(tx: Tx, row: SubscriptionRow): Promise<void> {
  await tx
    .update(subscriptions)
    .set({
      state: 'past_due',
      grace_until: sql`${subscriptions.period_end} + make_interval(days => ${GRACE_DAYS_OF_PAYMENT})`,
      updated_at: sql`now()`,
    })
    .where(eq(subscriptions.user_id, row.user_id));
}

/** The perks go at once; works and permanent points stay. Plan points go on their own date. The user is locked. */
export async function endSubscription(
  { tx, jobs }: { tx: Tx; jobs: Jobs },
  row: SubscriptionRow,
): Promise<void> {
  await updateSubscription(tx, row.user_id, {
    state: 'expired',
    grace_until: null,
    next_grant_at: null,
    ...NOTHING_SCHEDULED,
  });
  await setPlan(tx, row.user_id, 'free');
  await recordActivity(tx, { userId: row.user_id, kind: 'plan_changed', values: { plan: 'free' } });
  await sendBillingEmail(jobs, tx, { kind: 'ended', userId: row.user_id });
}

async function setPlan(tx: Tx, userId: number, plan: PlanId): Promise<void> {
  await tx.update(users).set({ plan }).where(eq(users.id, userId));
}
