// Pays an order back: to its buyer within the first days, or by an admin. The points go first, then the money.
import { fieldWord } from '#contract/field-words.ts';
import type { AppContext } from '#server/app-context.ts';
import { lockUser } from '#server/database/lock-user.ts';
import type { Tx } from '#server/database/tx.ts';
import { Refusal } from '#server/refusal.ts';
import { noteRefund } from './apply-refund.ts';
import { isBeingCredited, type OrderRow } from './billing-rows.ts';
import { findOwnOrder } from './list-orders.ts';
import { performRequests, requestRefund } from './payment-requests.ts';
import { isRefundable } from './present-order.ts';

type Needed = Pick<AppContext, 'db' | 'jobs' | 'log' | 'payments'>;

/**
 * Refuses asset_not_found, and bad_parameters where it is too late or too much was used. What could not be paid back at
 * once, because the provider is away, is paid back later.
 */
export async function refundOwnOrder(app: Needed, userId: number, id: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const order = await findOwnOrder(tx, userId, id);
    if (!(await isRefundable(tx, order))) {
      throw new Refusal('bad_parameters', {
        fields: { id: fieldWord('not_refundable') },
        says: fieldWord('not_refundable'),
      });
    }
    await refundLocked({ tx, jobs: app.jobs }, order, order.amount);
  });
  await performRequests(app, { userId });
}

/**
 * A step of a transaction in which the user is locked: `amount` (minor units) is at most what was not paid back. Refuses
 * bad_parameters while an upgrade that has credited the order is being charged.
 */
export async function refundLocked(
  context: { tx: Tx; jobs: AppContext['jobs'] },
  order: OrderRow,
  amount: number,
): Promise<void> {
  if (await isBeingCredited(context.tx, order)) {
    throw new Refusal('bad_parameters', {
      fields: { id: fieldWord('payment_under_way') },
      says: fieldWord('payment_under_way'),
    });
  }
  await requestRefund(context.tx, order, amount);
  await noteRefund(context, order, order.refunded + amount);
}
