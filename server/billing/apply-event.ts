// What each event of a payment provider does to orders, the subscription and the points (product §3.3).
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { PaymentEvent, ProviderName } from '#server/adapters/payments.ts';
import { recordActivity } from '#server/community/record-activity.ts';
import { readNow } from '#server/database/clock.ts';
import { lockUser } from '#server/database/lock-user.ts';
import { orders, payment_events, subscriptions } from '#server/database/schema/billing.ts';
import type { Tx } from '#server/database/tx.ts';
import type { Jobs } from '#server/jobs/open-jobs.ts';
import {
  findOrder,
  findSubscription,
  isLive,
  isPaymentOf,
  type OrderRow,
  type SubscriptionRow,
  updateSubscription,
} from './billing-rows.ts';
import { tierOf } from './find-item.ts';
import { grantPack, returnDisputedPoints, takeBackPoints } from './grant-points.ts';
import { requestEnd, requestRefund } from './payment-requests.ts';
import { creditOf } from './quote-change.ts';
import { sendBillingEmail } from './send-email.ts';
import { becomePastDue, endSubscription, grantDueMonths, openPeriod } from './subscription-states.ts';

const DAY_MS = 24 * 60 * 60_000;

/** An event that came before the one that it follows: it is tried again later. */
export class TooEarly extends Error {}

export type EventContext = { tx: Tx; jobs: Jobs; provider: ProviderName };
type What<Kind extends PaymentEvent['what']['kind']> = Extract<PaymentEvent['what'], { kind: Kind }>;

/**
 * A step of the transaction in which the event is marked as applied. Each effect may be asked for any number of times,
 * and in any order: what has happened already does nothing. Returns what was done, in a word or two. Throws TooEarly.
 */
export async function applyEvent(context: EventContext, { what, at }: PaymentEvent): Promise<string> {
  switch (what.kind) {
    case 'order_paid':
      return await payOrder(context, what);
    case 'order_failed':
      return 'still to be paid';
    case 'order_closed':
      return await closeOrder(context, what);
    case 'renewed':
      return await renew(context, what);
    case 'renewal_failed':
      return await failRenewal(context, what);
    case 'subscription_ended':
      return await endAtProvider(context, what);
    case 'renewal_switched':
      return await switchRenewal(context, what, at);
    case 'refunded':
      return await refund(context, what);
    case 'disputed':
      return await dispute(context, what);
    case 'dispute_won':
      return await winDispute(context, what);
    case 'ignored':
      return `nothing to do for ${what.type}`;
  }
}

/** The order as it is under the lock of its user. */
async function lockOrder(tx: Tx, found: OrderRow | undefined): Promise<OrderRow> {
  if (!found) throw new TooEarly('no such order yet');
  await lockUser(tx, found.user_id);
  const order = await findOrder(tx, eq(orders.id, found.id));
  if (!order) throw new Error(`order ${found.id} is gone`);
  return order;
}

const orderOfPayment = async ({ tx, provider }: EventContext, paymentRef: string): Promise<OrderRow> =>
  await lockOrder(tx, await findOrder(tx, isPaymentOf(provider, paymentRef)));

const isOf = (ref: string) => sql`${payment_events.event} -> 'what' ->> 'subscriptionRef' = ${ref}`;
const isKind = (kind: PaymentEvent['what']['kind']) =>
  sql`${payment_events.event} -> 'what' ->> 'kind' = ${kind}`;

/**
 * The subscription under the lock of its user; where another one has taken its place, or it never ran because it was a
 * second one, the order that it began with. Throws TooEarly for one of which no payment was told yet.
 */
async function lockSubscription(
  { tx, provider }: EventContext,
  ref: string,
): Promise<{ row: SubscriptionRow } | { row: null; begun: OrderRow }> {
  const [found] = await tx
    .select({ userId: subscriptions.user_id })
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, provider), eq(subscriptions.subscription_ref, ref)));
  if (found) {
    await lockUser(tx, found.userId);
    const row = await findSubscription(tx, found.userId);
    if (row?.subscription_ref === ref) return { row };
  }
  // Few events get here, so no index bears the cost of each that does not.
  const [begun] = await tx
    .select({ orderId: sql<number>`(${payment_events.event} -> 'what' ->> 'orderId')::bigint` })
    .from(payment_events)
    .where(
      and(
        eq(payment_events.provider, provider),
        isNotNull(payment_events.applied_at),
        isKind('order_paid'),
        isOf(ref),
      ),
    )
    .limit(1);
  if (!begun) throw new TooEarly(`no subscription ${ref} yet`);
  return { row: null, begun: await lockOrder(tx, await findOrder(tx, eq(orders.id, begun.orderId))) };
}

const NOT_THE_ONE = 'not the subscription that runs';

async function payOrder(context: EventContext, paid: What<'order_paid'>): Promise<string> {
  const { tx, jobs } = context;
  const order = await lockOrder(tx, await findOrder(tx, eq(orders.id, paid.orderId)));
  if (order.paid_at !== null) return 'paid before';
  if (order.amount !== paid.amount || order.currency !== paid.currency) {
    throw new Error(
      `order ${order.id} is ${order.amount} ${order.currency}, and ${paid.amount} ${paid.currency} were paid`,
    );
  }
  const now = await readNow(tx);
  const current = await findSubscription(tx, order.user_id);
  const isSecond =
    order.kind === 'plan' &&
    ((isLive(current) && !isBetter(order, current)) ||
      !isCreditRight(order, current, paid.period?.start ?? now));
  await tx
    .update(orders)
    .set({
      status: isSecond ? 'refunded' : 'paid',
      refunded: isSecond ? order.amount : 0,
      payment_ref: paid.paymentRef,
      paid_with: paid.paidWith,
      paid_at: now,
      period_start: paid.period?.start ?? null,
      period_end: paid.period?.end ?? null,
    })
    .where(eq(orders.id, order.id));
  if (isSecond) {
    // Two pages were open and both were paid, or what the page has credited is not there any more.
    await requestRefund(tx, { ...order, payment_ref: paid.paymentRef }, order.amount);
    if (paid.subscriptionRef !== null && paid.subscriptionRef !== current?.subscription_ref) {
      await requestEnd(tx, order, paid.subscriptionRef);
    }
    await sendBillingEmail(jobs, tx, { kind: 'paid_twice', userId: order.user_id, orderId: order.id });
    return 'a second plan: paid back';
  }
  if (order.kind === 'pack') {
    await grantPack(tx, { userId: order.user_id, orderId: order.id, points: order.points });
    await sendBillingEmail(jobs, tx, { kind: 'receipt', userId: order.user_id, orderId: order.id });
    return 'points granted';
  }
  const { subscriptionRef, period } = paid;
  if (subscriptionRef === null || period === null) {
    throw new Error(`order ${order.id} is for a plan, and was paid without a subscription`);
  }
  await openPeriod(tx, {
    order,
    period,
    subscriptionRef,
    provider: context.provider,
    paidWith: paid.paidWith,
    now,
  });
  if (isLive(current) && current.subscription_ref !== subscriptionRef) {
    await requestEnd(tx, order, current.subscription_ref);
  }
  await recordActivity(tx, { userId: order.user_id, kind: 'plan_changed', values: { plan: order.item_id } });
  await sendBillingEmail(jobs, tx, { kind: 'receipt', userId: order.user_id, orderId: order.id });
  return 'plan begun';
}

/** True where the order was made to replace the plan that runs. */
function isBetter(order: OrderRow, current: SubscriptionRow): boolean {
  const isHigher = tierOf(order.item_id as SubscriptionRow['plan_id']) > tierOf(current.plan_id);
  return order.cause === 'upgrade' && (isHigher || current.state === 'past_due');
}

/**
 * A page may be paid long after it was made: the days that it credited must not have been used, paid back or credited to
 * another plan since. A day's difference is fine. An upgrade without a page is charged as soon as it is counted.
 */
function isCreditRight(order: OrderRow, current: SubscriptionRow | undefined, paidAt: Date): boolean {
  if (order.cause !== 'upgrade' || order.checkout_ref === null) return true;
  if (!isLive(current)) return order.credit === 0;
  const dayBefore = new Date(paidAt.getTime() - DAY_MS);
  return order.credit >= creditOf(current, paidAt) && order.credit <= creditOf(current, dayBefore);
}

async function closeOrder({ tx }: EventContext, { orderId }: What<'order_closed'>): Promise<string> {
  const order = await lockOrder(tx, await findOrder(tx, eq(orders.id, orderId)));
  if (order.status !== 'pending') return `it is ${order.status}`;
  await tx.update(orders).set({ status: 'closed', pay_url: null }).where(eq(orders.id, order.id));
  return 'closed';
}

async function renew(context: EventContext, renewed: What<'renewed'>): Promise<string> {
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

async function failRenewal(context: EventContext, failed: What<'renewal_failed'>): Promise<string> {
  const { row } = await lockSubscription(context, failed.subscriptionRef);
  if (!row) return NOT_THE_ONE;
  if (row.state !== 'active') return `it is ${row.state}`;
  if (failed.periodStart < row.period_end) return 'that period is paid';
  await becomePastDue(context.tx, row);
  await sendBillingEmail(context.jobs, context.tx, { kind: 'payment_failed', userId: row.user_id });
  return 'past due';
}

/** What was paid for stays until its end, whoever ended the subscription. */
async function endAtProvider(context: EventContext, ended: What<'subscription_ended'>): Promise<string> {
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

async function switchRenewal(
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

async function refund(context: EventContext, refunded: What<'refunded'>): Promise<string> {
  const order = await orderOfPayment(context, refunded.paymentRef);
  if (refunded.amount <= order.refunded) return 'paid back before';
  return await noteRefund(context, order, refunded.amount);
}

/** `total`: all that was paid back of the order. The points go with the last of it, and with them the plan. */
export async function noteRefund(
  context: Pick<EventContext, 'tx' | 'jobs'>,
  order: OrderRow,
  total: number,
): Promise<string> {
  const { tx, jobs } = context;
  const isWhole = total >= order.amount;
  await tx
    .update(orders)
    .set({ refunded: Math.min(total, order.amount), status: isWhole ? 'refunded' : order.status })
    .where(eq(orders.id, order.id));
  await sendBillingEmail(jobs, tx, {
    kind: 'refunded',
    userId: order.user_id,
    orderId: order.id,
    amount: total - order.refunded,
  });
  if (!isWhole) return 'a part was paid back';
  await takeBackPoints(tx, order, 'refund');
  await endPlanOf(context, order);
  return 'paid back';
}

/** The plan that an order has begun ends with it, if it is the one that runs. */
async function endPlanOf(context: Pick<EventContext, 'tx' | 'jobs'>, order: OrderRow): Promise<void> {
  const row = await findSubscription(context.tx, order.user_id);
  if (!isLive(row) || row.order_id !== order.id) return;
  await endSubscription(context, row);
  await requestEnd(context.tx, order, row.subscription_ref);
}

async function dispute(context: EventContext, { paymentRef }: What<'disputed'>): Promise<string> {
  const order = await orderOfPayment(context, paymentRef);
  if (order.disputed) return 'disputed before';
  await context.tx.update(orders).set({ disputed: true }).where(eq(orders.id, order.id));
  await takeBackPoints(context.tx, order, 'dispute');
  await endPlanOf(context, order);
  return 'disputed';
}

/** The points come back, and what was left of the plan; it does not renew itself any more. */
async function winDispute(context: EventContext, { paymentRef }: What<'dispute_won'>): Promise<string> {
  const { tx } = context;
  const order = await orderOfPayment(context, paymentRef);
  if (!order.disputed) return 'not disputed';
  await tx.update(orders).set({ disputed: false }).where(eq(orders.id, order.id));
  if (order.status === 'refunded') return 'won, and paid back';
  await returnDisputedPoints(tx, order);
  const row = await findSubscription(tx, order.user_id);
  const now = await readNow(tx);
  if (row?.state === 'expired' && row.order_id === order.id && row.period_end > now) {
    await updateSubscription(tx, row.user_id, { state: 'canceled' });
    // Also the months of a year that began meanwhile, and those to come.
    await grantDueMonths(tx, row, now);
    await tx.execute(sql`update users set plan = ${row.plan_id} where id = ${row.user_id}`);
  }
  return 'won';
}
