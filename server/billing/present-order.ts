// An order as its buyer sees it.
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Order, REFUND_DAYS, REFUND_MOST_USED_PERCENT } from '#contract/billing.ts';
import { ledgerKinds } from '#server/database/task-states.ts';
import { orders } from '#server/database/schema/billing.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import { findSubscription, isBeingCredited, type OrderRow } from './billing-rows.ts';
import { nameItem } from './find-item.ts';

export async function presentOrder(db: DbOrTx, order: OrderRow): Promise<Order> {
  return {
    ...presentFacts(order),
    refundable: await isRefundable(db, order),
    pay_url: order.status === 'pending' ? order.pay_url : null,
  };
}

/** What its buyer and an admin both see. */
export function presentFacts(order: OrderRow): Omit<Order, 'refundable' | 'pay_url'> {
  return {
    id: String(order.id),
    kind: order.kind,
    item_id: order.item_id,
    name: nameItem(order),
    cause: order.cause,
    cycle: order.cycle,
    currency: order.currency,
    amount: order.amount,
    credit: order.credit,
    points: order.points,
    status: order.status,
    refunded: order.refunded,
    disputed: order.disputed,
    period_start: order.period_start?.toISOString() ?? null,
    period_end: order.period_end?.toISOString() ?? null,
    paid_with: order.paid_with,
    created_at: order.created_at.toISOString(),
    paid_at: order.paid_at?.toISOString() ?? null,
  };
}

/**
 * A first purchase, within its days, of whose points at most a tenth was used (product §3.3). What a task has given
 * back was not used. Of a plan only the order whose period runs: what came before it was credited to a better plan.
 */
export async function isRefundable(db: DbOrTx, order: OrderRow): Promise<boolean> {
  if (order.status !== 'paid' || order.disputed || order.refunded > 0 || order.amount === 0) return false;
  if (order.kind === 'plan') {
    const isRunning = (await findSubscription(db, order.user_id))?.order_id === order.id;
    if (!isRunning || (await isBeingCredited(db, order))) return false;
  }
  const isEarlier = and(
    eq(orders.user_id, order.user_id),
    ne(orders.id, order.id),
    inArray(orders.status, ['paid', 'refunded']),
    sql`(${orders.paid_at}, ${orders.id}) < (select paid_at, id from orders where id = ${order.id})`,
  );
  if ((await db.$count(orders, isEarlier)) > 0) return false;
  const { rows } = await db.execute<{ ok: boolean }>(sql`
    select o.paid_at > now() - make_interval(days => ${REFUND_DAYS}) and
      coalesce((select sum(l.amount) from ledger l join buckets b on b.id = l.bucket_id
          where b.order_id = o.id and l.kind in (${ledgerKinds('plan_grant', 'pack')})), 0) * ${100 - REFUND_MOST_USED_PERCENT}
        <= coalesce((select sum("left") from buckets where order_id = o.id), 0) * 100 as ok
    from orders o where o.id = ${order.id}`);
  return rows[0]?.ok ?? false;
}
