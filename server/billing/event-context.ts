// What the effects of payment events stand on: the transaction, and the rows that an event is about, locked.
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { PaymentEvent, ProviderName } from '#server/adapters/payments.ts';
import { lockUser } from '#server/database/lock-user.ts';
import { orders, payment_events, subscriptions } from '#server/database/schema/billing.ts';
import type { Tx } from '#server/database/tx.ts';
import type { Jobs } from '#server/jobs/open-jobs.ts';
import {
  findOrder,
  findSubscription,
  isPaymentOf,
  type OrderRow,
  type SubscriptionRow,
} from './billing-rows.ts';

/** An event that came before the one that it follows: it is tried again later. */
export class TooEarly extends Error {}

export type EventContext = { tx: Tx; jobs: Jobs; provider: ProviderName };
export type What<Kind extends PaymentEvent['what']['kind']> = Extract<PaymentEvent['what'], { kind: Kind }>;

/** The order as it is under the lock of its user. */
export async function lockOrder(tx: Tx, found: OrderRow | undefined): Promise<OrderRow> {
  if (!found) throw new TooEarly('no such order yet');
  await lockUser(tx, found.user_id);
  const order = await findOrder(tx, eq(orders.id, found.id));
  if (!order) throw new Error(`order ${found.id} is gone`);
  return order;
}

export const orderOfPayment = async ({ tx, provider }: EventContext, paymentRef: string): Promise<OrderRow> =>
  await lockOrder(tx, await findOrder(tx, isPaymentOf(provider, paymentRef)));

export const isOf = (ref: string) => sql`${payment_events.event} -> 'what' ->> 'subscriptionRef' = ${ref}`;
export const isKind = (kind: PaymentEvent['what']['kind']) =>
  sql`${payment_events.event} -> 'what' ->> 'kind' = ${kind}`;

/**
 * The subscription under the lock of its user; where another one has taken its place, or it never ran because it was a
 * second one, the order that it began with. Throws TooEarly for one of which no payment was told yet.
 */
export async function lockSubscription(
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
