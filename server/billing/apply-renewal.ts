// A subscription was renewed or not, ended, or turned its renewal on or off.
import { and, eq, gt } from 'drizzle-orm';
import { recordActivity } from '#server/community/record-activity.ts';
import { readNow } from '#server/database/clock.ts';
import { orders, payment_events } from '#server/database/schema/billing.ts';
import { findOrder, isPaymentOf, type OrderRow, updateSubscription } from './billing-rows.ts';
import { type EventContext, isKind, isOf, lockSubscription, type What } from './event-context.ts';
import { requestEnd, requestRefund } from './payment-requests.ts';
import { sendBillingEmail } from './send-email.ts';
import { becomePastDue, endSubscription, openPeriod } from './subscription-states.ts';

const NOT_THE_ONE = 'not the subscription that runs';

export async function renew(context: EventContext, renewed: What<'renewed'>): Promise<string> {
  const { tx, provider, jobs } = context;
  const found = await lockSubscription(context, renewed.subscriptionRef);
  const known = await findOrder(tx, isPaymentOf(provider, renewed.paymentRef));
  if (known) return 'renewed before';
  const now = await readNow(tx);
  if (found.row === null) return await payBackRenewal(context, renewed, found.begun, now);
  const { row } = found;
  const isChange = row.scheduled_plan_id !== null && renewed.amount === row.scheduled_amount;
  const plan = isChange ? (row.scheduled_plan_id ?? row.plan_id) : row.plan_id;
  const cycle = isChange ? (row.scheduled_cycle ?? row.cycle) : row.cycle;
  const points = isChange ? (row.scheduled_points ?? row.points) : row.points;
  const order = await writeRenewal(context, renewed, {
    user_id: row.user_id,
    item_id: plan,
    cycle,
    points,
    status: 'paid',
    paid_at: now,
  });
  await openPeriod(tx, {
    order,
    period: renewed.period,
    subscriptionRef: renewed.subscriptionRef,
    provider,
    paidWith: renewed.paidWith,
    now,
    // Charged just before the provider was told of it: it begins with the period after this one.
    keepsSchedule: !isChange,
  });
  if (plan !== row.plan_id) {
    await recordActivity(tx, { userId: row.user_id, kind: 'plan_changed', values: { plan } });
  }
  await sendBillingEmail(jobs, tx, { kind: 'receipt', userId: row.user_id, orderId: order.id });
  return 'renewed';
}

async function writeRenewal(
  { tx, provider }: EventContext,
  renewed: What<'renewed'>,
  values: Pick<typeof orders.$inferInsert, 'user_id' | 'item_id' | 'cycle' | 'points' | 'status' | 'paid_at'>,
): Promise<OrderRow> {
  const [order] = await tx
    .insert(orders)
    .values({
      kind: 'plan',
      cause: 'renewal',
      currency: renewed.currency,
      amount: renewed.amount,
      price: renewed.amount,
      provider,
      payment_ref: renewed.paymentRef,
      paid_with: renewed.paidWith,
      period_start: renewed.period.start,
      period_end: renewed.period.end,
      refunded: values.status === 'refunded' ? renewed.amount : 0,
      ...values,
    })
    .returning();
  if (!order) throw new Error('the renewal was not written');
  return order;
}

/** A subscription that another one has replaced was charged before the provider had ended it. */
async function payBackRenewal(
  context: EventContext,
  renewed: What<'renewed'>,
  { user_id, item_id, cycle, points }: OrderRow,
  now: Date,
): Promise<string> {
  const { tx, jobs } = context;
  const values = { user_id, item_id, cycle, points, status: 'refunded', paid_at: now } as const;
  const order = await writeRenewal(context, renewed, values);
  await requestRefund(tx, order, order.amount);
  await requestEnd(tx, order, renewed.subscriptionRef);
  await sendBillingEmail(jobs, tx, { kind: 'paid_twice', userId: user_id, orderId: order.id });
  return 'of a plan that was replaced: paid back';
}

export async function failRenewal(context: EventContext, failed: What<'renewal_failed'>): Promise<string> {
  const { row } = await lockSubscription(context, failed.subscriptionRef);
  if (!row) return NOT_THE_ONE;
  if (row.state !== 'active') return `it is ${row.state}`;
  if (failed.periodStart < row.period_end) return 'that period is paid';
  await becomePastDue(context.tx, row);
  await sendBillingEmail(context.jobs, context.tx, { kind: 'payment_failed', userId: row.user_id });
  return 'past due';
}

/** What was paid for stays until its end, whoever ended the subscription. */
export async function endAtProvider(
  context: EventContext,
  ended: What<'subscription_ended'>,
): Promise<string> {
  const { tx } = context;
  const { row } = await lockSubscription(context, ended.subscriptionRef);
  if (!row) return NOT_THE_ONE;
  if (row.state === 'expired') return 'ended before';
  const now = await readNow(tx);
  if (row.state === 'past_due' || row.period_end <= now) {
    await endSubscription(context, row);
    return 'ended';
  }
  await updateSubscription(tx, row.user_id, { state: 'canceled' });
  return 'ends with its period';
}

export async function switchRenewal(
  context: EventContext,
  switched: What<'renewal_switched'>,
  at: Date,
): Promise<string> {
  const { row } = await lockSubscription(context, switched.subscriptionRef);
  if (!row) return NOT_THE_ONE;
  const isLater = and(
    eq(payment_events.provider, context.provider),
    gt(payment_events.happened_at, at),
    isKind('renewal_switched'),
    isOf(switched.subscriptionRef),
  );
  if ((await context.tx.$count(payment_events, isLater)) > 0) return 'switched again since';
  const [from, to] = switched.renews ? (['canceled', 'active'] as const) : (['active', 'canceled'] as const);
  if (row.state !== from) return `it is ${row.state}`;
  await updateSubscription(context.tx, row.user_id, { state: to });
  return to;
}
