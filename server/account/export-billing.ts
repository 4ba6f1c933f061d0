// What an export says of the money: the subscription, the orders, and what payment providers told about them.
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#server/database/connect.ts';
import {
  billing_notices,
  orders,
  payment_customers,
  payment_events,
  subscriptions,
} from '#server/database/schema/billing.ts';
import { AT_ONCE, pages } from './export-rows.ts';

export async function readSubscription(db: Db, userId: number): Promise<object> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.user_id, userId));
  const customers = await db.select().from(payment_customers).where(eq(payment_customers.user_id, userId));
  const notices = await db.select().from(billing_notices).where(eq(billing_notices.user_id, userId));
  return {
    subscription: row ?? null,
    customers: customers.map(({ provider, customer_ref }) => ({ provider, customer_ref })),
    reminders: notices.map(({ kind, key, sent_at }) => ({ kind, key, sent_at })),
  };
}

/** Amounts in minor units. */
export async function* listOrders(db: Db, userId: number): AsyncGenerator<object> {
  const read = (after: number) =>
    db
      .select()
      .from(orders)
      .where(and(eq(orders.user_id, userId), gt(orders.id, after)))
      .orderBy(asc(orders.id))
      .limit(AT_ONCE);
  for await (const page of pages(read, ({ id }) => id)) {
    for (const { user_id: _, client_token: _click, pay_url: _page, ...order } of page) yield order;
  }
}

/** The events of one's own orders and subscription, the oldest first. */
export async function* listPayments(db: Db, userId: number): AsyncGenerator<object> {
  const isOwn = sql`(
    ${payment_events.event} -> 'what' ->> 'orderId' in (select o.id::text from orders o where o.user_id = ${userId})
    or ${payment_events.event} -> 'what' ->> 'paymentRef' in (
      select o.payment_ref from orders o where o.user_id = ${userId} and o.provider = ${payment_events.provider})
    or ${payment_events.event} -> 'what' ->> 'subscriptionRef' in (
      select s.subscription_ref from subscriptions s where s.user_id = ${userId} and s.provider = ${payment_events.provider}))`;
  const rows = await db
    .select()
    .from(payment_events)
    .where(isOwn)
    .orderBy(asc(payment_events.happened_at), asc(payment_events.event_id));
  for (const { provider, event_id, event, happened_at, applied_at, outcome } of rows) {
    yield { provider, id: event_id, what: event['what'], happened_at, applied_at, outcome };
  }
}
