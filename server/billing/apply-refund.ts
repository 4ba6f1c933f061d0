// Money went back, by us or by the buyer's bank, or came again.
import { eq, sql } from 'drizzle-orm';
import { readNow } from '#server/database/clock.ts';
import { orders } from '#server/database/schema/billing.ts';
import { findSubscription, isLive, type OrderRow, updateSubscription } from './billing-rows.ts';
import { type EventContext, orderOfPayment, type What } from './event-context.ts';
import { returnDisputedPoints, takeBackPoints } from './grant-points.ts';
import { requestEnd } from './payment-requests.ts';
import { sendBillingEmail } from './send-email.ts';
import { endSubscription, grantDueMonths } from './subscription-states.ts';

export async function refund(context: EventContext, refunded: What<'refunded'>): Promise<string> {
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

export async function dispute(context: EventContext, { paymentRef }: What<'disputed'>): Promise<string> {
  const order = await orderOfPayment(context, paymentRef);
  if (order.disputed) return 'disputed before';
  await context.tx.update(orders).set({ disputed: true }).where(eq(orders.id, order.id));
  await takeBackPoints(context.tx, order, 'dispute');
  await endPlanOf(context, order);
  return 'disputed';
}

/** The points come back, and what was left of the plan; it does not renew itself any more. */
export async function winDispute(
  context: EventContext,
  { paymentRef }: What<'dispute_won'>,
): Promise<string> {
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
