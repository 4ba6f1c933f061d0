// Pays an order back by an admin, in whole or in part, and says why to the log and to the buyer.
import { and, eq, sql } from 'drizzle-orm';
import type { AdminOrderDetail, adminOrderRefund } from '#contract/admin-order.ts';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import { fieldWord } from '#contract/field-words.ts';
import type { AppContext } from '#server/app-context.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import { findOrder } from '#server/billing/billing-rows.ts';
import { performRequests } from '#server/billing/payment-requests.ts';
import { refundLocked } from '#server/billing/refund-order.ts';
import { recordActivity } from '#server/community/record-activity.ts';
import { audit_log } from '#server/database/schema/admin.ts';
import { orders } from '#server/database/schema/billing.ts';
import type { Tx } from '#server/database/tx.ts';
import { formatMoney } from '#server/format-money.ts';
import { Refusal } from '#server/refusal.ts';
import { lockPerson } from './lock-person.ts';
import { readAdminOrder } from './present-admin-order.ts';

type Asked = ParsedInputOf<typeof adminOrderRefund>;

const refuse = (field: string, word: string) => new Refusal('bad_parameters', { fields: { [field]: word } });

/**
 * Also for a buyer who has gone, whose money it was. The same `client_token` with the same order and amount pays once.
 * What the provider could not do at once it is asked for again. Refuses asset_not_found, and bad_parameters: an order
 * that was not paid (only_paid), whose money the bank takes already (order_disputed), or more than is left of it
 * (refund_most).
 */
export async function refundOrderByAdmin(
  app: Pick<AppContext, 'db' | 'jobs' | 'log' | 'payments'>,
  adminId: number,
  asked: Asked,
): Promise<AdminOrderDetail> {
  const orderId = Number(asked.id);
  const found = await findOrder(app.db, eq(orders.id, orderId));
  if (!found) throw new Refusal('asset_not_found');
  await app.db.transaction(async (tx) => {
    const buyer = await lockPerson(tx, adminId, found.user_id, { mayBeGone: true });
    if (await isDone(tx, found.user_id, asked)) return;
    const order = await findOrder(tx, eq(orders.id, orderId));
    if (!order) throw new Refusal('asset_not_found');
    const { amount, reason } = asked;
    const { user_id: userId, currency } = order;
    const left = order.amount - order.refunded;
    if (order.paid_at === null || left === 0) throw refuse('id', fieldWord('only_paid'));
    if (order.disputed) throw refuse('id', fieldWord('order_disputed'));
    if (amount > left) {
      throw refuse('amount', fieldWord('refund_most', { x: formatMoney(left, currency, 'en') }));
    }
    await refundLocked({ tx, jobs: app.jobs }, order, amount);
    const detail = { order: orderId, amount, currency, client_token: asked.client_token };
    await writeAudit(tx, { adminId, act: 'order_refund', userId, reason, detail });
    if (buyer.state === 'gone') return;
    const values = { order: orderId, amount, currency, reason };
    await recordActivity(tx, { userId, kind: 'money_returned', values });
  });
  await performRequests(app, { userId: found.user_id });
  return await readAdminOrder(app.db, orderId);
}

/** Refuses (bad_parameters) a click that was used for something else. */
async function isDone(tx: Tx, userId: number, asked: Asked): Promise<boolean> {
  const [done] = await tx
    .select({ detail: audit_log.detail })
    .from(audit_log)
    .where(
      and(
        eq(audit_log.user_id, userId),
        eq(audit_log.act, 'order_refund'),
        sql`${audit_log.detail} ->> 'client_token' = ${asked.client_token}`,
      ),
    );
  if (!done) return false;
  if (done.detail['order'] === Number(asked.id) && done.detail['amount'] === asked.amount) return true;
  throw refuse('client_token', fieldWord('token_reused'));
}
