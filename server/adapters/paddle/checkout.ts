// The transaction that an order is paid by, and its page: one of our own, which opens Paddle's checkout over itself.
// https://developer.paddle.com/build/transactions/create-transaction
import { type PayableOrder, PaymentUnavailable } from '../payments.ts';
import { type PaddleApi, PaddleRefusal } from './api.ts';
import { Transaction } from './entities.ts';
import { isMissing } from './explain-error.ts';
import { makeItem } from './make-item.ts';
import { isClosed, orderIdOf } from './read-transaction.ts';

/**
 * Looks before it makes one, as Paddle knows no idempotency keys. Two equal calls at once may make two: our page opens
 * the one that the order knows, and the other is never paid.
 */
export async function startCheckout(
  paddle: PaddleApi,
  order: PayableOrder,
  payPage: string,
): Promise<{ checkoutRef: string; payUrl: string }> {
  const transaction = (await findOwn(paddle, order)) ?? (await makeTransaction(paddle, order, payPage));
  const payUrl = transaction.checkout?.url;
  if (!payUrl) throw new PaymentUnavailable(`Paddle gave no address for ${transaction.id}`);
  return { checkoutRef: transaction.id, payUrl };
}

async function findOwn(paddle: PaddleApi, { id, customerRef }: PayableOrder): Promise<Transaction | null> {
  const query = { customer_id: customerRef, origin: 'api', order_by: 'created_at[DESC]' };
  for await (const one of paddle.list('transactions', Transaction, query)) {
    if (orderIdOf(one) === id && one.status !== 'canceled' && !isClosed(one)) return one;
  }
  return null;
}

async function makeTransaction(
  paddle: PaddleApi,
  order: PayableOrder,
  payPage: string,
): Promise<Transaction> {
  const { renewal, language, currency } = order;
  const name = order.name[language];
  const amount = renewal?.amount ?? order.amount;
  const credit = amount - order.amount;
  return await paddle.post('transactions', Transaction, {
    items: [makeItem({ name, currency, amount, cycle: renewal?.cycle ?? null })],
    customer_id: order.customerRef,
    currency_code: currency,
    collection_mode: 'automatic',
    // Paddle copies it to the subscription.
    custom_data: { order_id: String(order.id), language },
    checkout: { url: payPage },
    // For unused days of another plan: off the first charge alone.
    ...(credit > 0 && {
      discount: { type: 'flat', amount: String(credit), description: name, recur: false },
    }),
  });
}

/**
 * Paddle cancels what is ready to be paid, and not a draft, which ours is until the buyer has said where they are: that
 * one is marked, and our page opens it no more. https://developer.paddle.com/errors/transactions/transaction_invalid_status_change
 */
export async function closeCheckout(paddle: PaddleApi, checkoutRef: string): Promise<void> {
  const place = `transactions/${checkoutRef}`;
  try {
    await paddle.patch(place, Transaction, { status: 'canceled' });
  } catch (error) {
    if (isMissing(error)) return;
    if (!(error instanceof PaddleRefusal)) throw error;
    const transaction = await paddle.get(place, Transaction);
    if (transaction.status === 'ready') throw error;
    if (transaction.status !== 'draft' || isClosed(transaction)) return;
    await paddle.patch(place, Transaction, {
      custom_data: { ...transaction.custom_data, closed: 'yes' },
    });
  }
}
