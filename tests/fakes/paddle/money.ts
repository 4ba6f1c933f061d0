// Money moves at the fake Paddle: transactions are made and paid, refunded, taken back by banks.
import type { NewPrice } from './params.ts';
import { missing, refuse } from './paddle-fault.ts';
import {
  addInterval,
  type Adjustment,
  type CardAnswer,
  itemOf,
  type Item,
  type Payment,
  type Price,
  type Store,
  type Subscription,
  type Transaction,
} from './store.ts';

/** https://developer.paddle.com/errors/transactions/transaction_balance_less_than_charge_limit */
const LEAST_AMOUNT: Readonly<Record<string, number>> = { USD: 70, CNY: 500 };
const GIVEN_UP_AFTER_MS = 45_000;
const CARD = { type: 'visa', last4: '4242', cardholder_name: 'Anna' };

export function makePrice(
  store: Store,
  { name, unit_price, billing_cycle, tax_mode, custom_data }: NewPrice,
): Price {
  const id = store.nextId('pri');
  return { id, name, type: 'custom', unit_price, billing_cycle, tax_mode, custom_data };
}

export const totalOf = ({ details }: Transaction) => Number(details.totals.grand_total);

export function makeTransaction(
  store: Store,
  given: Pick<Transaction, 'origin' | 'customer_id' | 'currency_code'> & Partial<Transaction>,
  { items, discount = 0 }: { items: Item[]; discount?: number },
): Transaction {
  const total = Number(itemOf({ items }).price.unit_price.amount) - discount;
  const { currency_code: currency } = given;
  if (items.some(({ price }) => price.unit_price.currency_code !== currency)) {
    throw refuse('transaction_currency_mismatch', 'All prices have the currency of the transaction');
  }
  const least = LEAST_AMOUNT[currency] ?? 0;
  if (total < least) {
    const balance = `Transaction balance: ${total}, Minimum payment amount: ${least}, Currency code: ${currency}`;
    throw refuse('transaction_balance_less_than_charge_limit', balance);
  }
  const grand_total = String(total);
  const transaction: Transaction = {
    id: store.nextId('txn'),
    status: 'draft',
    address_id: null,
    custom_data: null,
    subscription_id: null,
    billing_period: null,
    billed_at: null,
    created_at: store.date(),
    items: structuredClone(items),
    details: {
      totals: { grand_total },
      line_items: [{ id: store.nextId('txnitm'), totals: { total: grand_total } }],
    },
    payments: [],
    checkout: null,
    ...given,
  };
  store.transactions.set(transaction.id, transaction);
  store.emit('transaction.created', transaction);
  return transaction;
}

/** One try to pay. Returns whether the money is there. */
export function tryToPay(store: Store, transaction: Transaction, answer: CardAnswer): boolean {
  const refused = { declined: 'declined', authenticate: 'authentication_failed', pays: null, later: null }[
    answer
  ];
  const payment: Payment = {
    payment_attempt_id: store.nextId('pay'),
    amount: transaction.details.totals.grand_total,
    status: refused ? 'error' : answer === 'later' ? 'pending_no_action_required' : 'captured',
    error_code: refused,
    method_details: answer === 'later' ? { type: 'wechat_pay', card: null } : { type: 'card', card: CARD },
  };
  transaction.payments.unshift(payment);
  store.emit('transaction.updated', transaction);
  if (refused) store.emit('transaction.payment_failed', transaction);
  return payment.status === 'captured';
}

/** The money is there: the subscription begins, and the transaction is booked. */
export function complete(store: Store, transaction: Transaction): void {
  Object.assign(transaction, { status: 'paid', billed_at: transaction.billed_at ?? store.date() });
  store.emit('transaction.paid', transaction);
  if (transaction.origin === 'api' && itemOf(transaction).price.billing_cycle) begin(store, transaction);
  transaction.status = 'completed';
  store.emit('transaction.updated', transaction);
  store.emit('transaction.completed', transaction);
}

/** `subscription.created` does not always come. */
function begin(store: Store, transaction: Transaction): Subscription {
  const { price } = itemOf(transaction);
  const ends_at = store.date(addInterval(store.now, price.billing_cycle?.interval ?? 'month'));
  const subscription: Subscription = {
    id: store.nextId('sub'),
    status: 'active',
    customer_id: transaction.customer_id,
    currency_code: transaction.currency_code,
    custom_data: structuredClone(transaction.custom_data),
    created_at: store.date(),
    updated_at: store.date(),
    first_billed_at: store.date(),
    next_billed_at: ends_at,
    current_billing_period: { starts_at: store.date(), ends_at },
    scheduled_change: null,
    items: structuredClone(transaction.items),
  };
  store.subscriptions.set(subscription.id, subscription);
  transaction.subscription_id = subscription.id;
  store.emit('subscription.activated', subscription);
  return subscription;
}

/** Of a running subscription, to the card that is known. Throws where the bank refuses; Paddle gives it up soon after. */
export function chargeNow(store: Store, subscription: Subscription, items: Item[]): void {
  const { customer_id, currency_code, id } = subscription;
  const known = { customer_id, currency_code, subscription_id: id, billed_at: store.date() };
  const transaction = makeTransaction(
    store,
    { origin: 'subscription_charge', status: 'billed', ...known },
    { items },
  );
  store.emit('transaction.billed', transaction);
  if (tryToPay(store, transaction, store.cards.get(customer_id) ?? 'pays'))
    return complete(store, transaction);
  transaction.status = 'past_due';
  store.emit('transaction.past_due', transaction);
  store.givenUpAt.set(transaction.id, store.now + GIVEN_UP_AFTER_MS);
  throw refuse('subscription_payment_declined', 'payment declined');
}

export function adjust(
  store: Store,
  given: Pick<Adjustment, 'action' | 'type' | 'transaction_id' | 'reason'>,
  total: number,
): Adjustment {
  const status = given.action === 'refund' ? store.refunds : 'approved';
  const totals = { total: String(total) };
  const adjustment: Adjustment = {
    id: store.nextId('adj'),
    ...given,
    status,
    totals,
    created_at: store.date(),
  };
  store.adjustments.set(adjustment.id, adjustment);
  store.emit('adjustment.created', adjustment);
  return adjustment;
}

const ofTransaction = (store: Store, id: string) =>
  [...store.adjustments.values()].filter(({ transaction_id }) => transaction_id === id);

export function refund(
  store: Store,
  given: Pick<Adjustment, 'type' | 'transaction_id' | 'reason'>,
  part: { item_id: string; amount: string } | undefined,
): Adjustment {
  const transaction = store.transactions.get(given.transaction_id);
  if (!transaction) throw missing(given.transaction_id);
  if (transaction.status !== 'completed') {
    throw refuse('adjustment_transaction_invalid_status_for_refund');
  }
  const made = ofTransaction(store, transaction.id);
  if (made.some(({ status }) => status === 'pending_approval'))
    throw refuse('adjustment_pending_refund_request');
  if (part && part.item_id !== transaction.details.line_items[0]?.id) {
    throw refuse('adjustment_transaction_item_invalid');
  }
  const gone = made.filter(({ status, action }) => status === 'approved' && action !== 'chargeback_reverse');
  const left = gone.reduce((sum, { totals }) => sum - Number(totals.total), totalOf(transaction));
  const total = part ? Number(part.amount) : totalOf(transaction);
  if (total > left || total === 0) throw refuse('adjustment_amount_above_remaining_allowed');
  return adjust(store, { action: 'refund', ...given }, total);
}

/** Paddle decides about every refund that waits. */
export function decideRefunds(store: Store, status: 'approved' | 'rejected'): void {
  for (const adjustment of store.adjustments.values()) {
    if (adjustment.status !== 'pending_approval') continue;
    adjustment.status = status;
    store.emit('adjustment.updated', adjustment);
  }
}

export function dispute(store: Store, transactionId: string): void {
  const transaction = store.transactions.get(transactionId);
  if (!transaction) throw missing(transactionId);
  const given = {
    action: 'chargeback',
    type: 'full',
    transaction_id: transactionId,
    reason: 'fraud',
  } as const;
  adjust(store, given, totalOf(transaction));
}

/** A lost one leaves everything as it is. */
export function closeDispute(store: Store, transactionId: string, result: 'won' | 'lost'): void {
  if (result === 'lost') return;
  const open = ofTransaction(store, transactionId).find(({ action }) => action === 'chargeback');
  if (!open) throw new Error(`${transactionId} is not disputed`);
  const { type, transaction_id, reason, totals } = open;
  adjust(store, { action: 'chargeback_reverse', type, transaction_id, reason }, Number(totals.total));
}
