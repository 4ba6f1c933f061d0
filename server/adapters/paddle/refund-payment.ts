// Pays a payment back, once for each key: Paddle keeps it as the reason, and has to approve most refunds itself.
// https://developer.paddle.com/build/transactions/create-transaction-adjustments
import { PaymentRefused, PaymentUnavailable } from '../payments.ts';
import { type PaddleApi, PaddleRefusal } from './api.ts';
import { Adjustment, Transaction } from './entities.ts';

/** Paddle has not decided yet about another one, or has not booked the payment yet. */
const LATER: ReadonlySet<string> = new Set([
  'adjustment_pending_refund_request',
  'adjustment_transaction_invalid_status_for_refund',
]);

/**
 * Done when Paddle has approved: until then it throws PaymentUnavailable, and PaymentRefused where Paddle has refused
 * or has nothing of that payment left, so that what asks for it stays where an admin sees it.
 */
export async function refundPayment(
  paddle: PaddleApi,
  { paymentRef, amount, key }: { paymentRef: string; amount: number; key: string },
): Promise<void> {
  for (const known of await listAdjustments(paddle, paymentRef)) {
    if (known.action === 'refund' && known.reason === key) return judge(known);
  }
  try {
    const { details } = await paddle.get(`transactions/${paymentRef}`, Transaction);
    const [line] = details.line_items;
    const isWhole = amount === details.totals.grand_total;
    const asked = {
      action: 'refund',
      transaction_id: paymentRef,
      reason: key,
      ...(isWhole
        ? { type: 'full' }
        : { type: 'partial', items: [{ item_id: line?.id, type: 'partial', amount: String(amount) }] }),
    };
    judge(await paddle.post('adjustments', Adjustment, asked));
  } catch (error) {
    if (!(error instanceof PaddleRefusal)) throw error;
    if (LATER.has(error.code)) throw new PaymentUnavailable(error.message, { cause: error });
    throw new PaymentRefused('gone', error.message);
  }
}

function judge({ id, status }: Adjustment): void {
  if (status === 'pending_approval') throw new PaymentUnavailable(`Paddle has not approved refund ${id} yet`);
  if (status === 'rejected') throw new PaymentRefused('gone', `Paddle has rejected refund ${id}`);
}

export async function listAdjustments(paddle: PaddleApi, paymentRef: string): Promise<Adjustment[]> {
  const all: Adjustment[] = [];
  const query = { transaction_id: paymentRef };
  for await (const one of paddle.list('adjustments', Adjustment, query)) all.push(one);
  return all;
}
