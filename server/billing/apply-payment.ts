// An order was paid, or its page was closed.
import { eq } from 'drizzle-orm';
import { recordActivity } from '#server/community/record-activity.ts';
import { readNow } from '#server/database/clock.ts';
import { orders } from '#server/database/schema/billing.ts';
import {
  findOrder,
  findSubscription,
  isLive,
  isPaymentOf,
  type OrderRow,
  type SubscriptionRow,
} from './billing-rows.ts';
import { type EventContext, lockOrder, type What } from './event-context.ts';
import { tierOf } from './find-item.ts';
import { grantPack } from './grant-points.ts';
import { requestEnd, requestRefund } from './payment-requests.ts';
import { creditOf } from './quote-change.ts';
import { sendBillingEmail } from './send-email.ts';
import { openPeriod } from './subscription-states.ts';

const DAY_MS = 24 * 60 * 60_000;

export async function payOrder(context: EventContext, paid: What<'order_paid'>): Promise<string> {
  const { tx, jobs } = context;
  const order = await lockOrder(tx, await findOrder(tx, eq(orders.id, paid.orderId)));
  if (order.paid_at !== null) return await payAgain(context, order, paid);
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

/**
 * The same payment does nothing. Another one was made on a second page of the order, which a provider may make where two
 * calls for it meet: it is paid back, and stands in the history as an order of its own.
 */
async function payAgain(context: EventContext, order: OrderRow, paid: What<'order_paid'>): Promise<string> {
  const { tx, jobs, provider } = context;
  if (await findOrder(tx, isPaymentOf(provider, paid.paymentRef))) return 'paid before';
  const { user_id, kind, cause, item_id, cycle, points } = order;
  const [second] = await tx
    .insert(orders)
    .values({
      user_id,
      kind,
      cause,
      item_id,
      cycle,
      points,
      currency: paid.currency,
      amount: paid.amount,
      price: paid.amount,
      status: 'refunded',
      refunded: paid.amount,
      provider,
      payment_ref: paid.paymentRef,
      paid_with: paid.paidWith,
      paid_at: await readNow(tx),
      period_start: paid.period?.start ?? null,
      period_end: paid.period?.end ?? null,
    })
    .returning();
  if (!second) throw new Error('the second payment was not written');
  await requestRefund(tx, second, second.amount);
  const { subscriptionRef } = paid;
  const current = await findSubscription(tx, user_id);
  if (subscriptionRef !== null && subscriptionRef !== current?.subscription_ref) {
    await requestEnd(tx, second, subscriptionRef);
  }
  await sendBillingEmail(jobs, tx, { kind: 'paid_twice', userId: user_id, orderId: second.id });
  return 'a second payment: paid back';
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

export async function closeOrder({ tx }: EventContext, { orderId }: What<'order_closed'>): Promise<string> {
  const order = await lockOrder(tx, await findOrder(tx, eq(orders.id, orderId)));
  if (order.status !== 'pending') return `it is ${order.status}`;
  await tx.update(orders).set({ status: 'closed', pay_url: null }).where(eq(orders.id, order.id));
  return 'closed';
}
