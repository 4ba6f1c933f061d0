// What a transaction of Paddle says: whose it is, for which period, and how it was paid.
import type { Currency, Cycle } from '#contract/prices.ts';
import { type PaymentEvent, PaymentUnavailable, type Period } from '../payments.ts';
import type { PaddleApi } from './api.ts';
import { Subscription, Transaction } from './entities.ts';
import { namePaymentMethod } from '../name-payment-method.ts';

/** Names of brands, which are the same in every language. */
const NAMES: Readonly<Record<string, string>> = {
  alipay: 'Alipay',
  american_express: 'American Express',
  apple_pay: 'Apple Pay',
  diners_club: 'Diners Club',
  google_pay: 'Google Pay',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  paypal: 'PayPal',
  union_pay: 'UnionPay',
  wechat_pay: 'WeChat Pay',
};

const CHECKOUTS: ReadonlySet<string> = new Set(['api', 'web']);
const PAID: ReadonlySet<string> = new Set(['paid', 'completed']);

export const isCheckout = ({ origin }: Transaction) => CHECKOUTS.has(origin);
export const isUpgrade = ({ origin }: Transaction) => origin === 'subscription_charge';
export const isRenewal = ({ origin }: Transaction) => origin === 'subscription_recurring';
export const isPaid = ({ status }: Transaction) => PAID.has(status);
export const isClosed = ({ custom_data: notes }: Transaction) => notes?.['closed'] === 'yes';

/** Of the order that a transaction was made for; null where it is none of ours, or a renewal. */
export function orderIdOf(transaction: Transaction): number | null {
  const notes = isUpgrade(transaction) ? transaction.items[0]?.price.custom_data : transaction.custom_data;
  return isRenewal(transaction) ? null : toOrderId(notes?.['order_id']);
}

export function toOrderId(given: unknown): number | null {
  return typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : null;
}

export const cycleOf = (interval: unknown): Cycle => (interval === 'year' ? 'year' : 'month');

/**
 * Its id and date are of the transaction, which is paid once: so they are the same in the answer to an upgrade and in
 * the webhook that tells of it again. Null for what is not paid, and for what is none of ours.
 */
export async function describePaid(
  paddle: PaddleApi,
  transaction: Transaction,
): Promise<PaymentEvent | null> {
  const { id, billed_at: billedAt, created_at: createdAt } = transaction;
  if (!isPaid(transaction)) return null;
  const paid = {
    paymentRef: id,
    amount: transaction.details.totals.grand_total,
    currency: transaction.currency_code as Currency,
    paidWith: describeMethod(transaction),
  };
  const event = { id: `${id}-paid`, at: billedAt ?? createdAt };
  const subscriptionRef = transaction.subscription_id ?? null;
  if (isRenewal(transaction)) {
    const { billing_period: period } = transaction;
    if (subscriptionRef === null || !period) return null;
    return { ...event, what: { kind: 'renewed', subscriptionRef, period: toPeriod(period), ...paid } };
  }
  const orderId = orderIdOf(transaction);
  if (orderId === null) return null;
  const period = await readPeriod(paddle, transaction);
  if (period !== null && subscriptionRef === null) {
    throw new PaymentUnavailable(`Paddle has not begun the subscription of ${id} yet`);
  }
  return { ...event, what: { kind: 'order_paid', orderId, subscriptionRef, period, ...paid } };
}

const toPeriod = ({ starts_at: start, ends_at: end }: { starts_at: Date; ends_at: Date }): Period => ({
  start,
  end,
});

/** Of the first period of a plan; null for a pack. */
async function readPeriod(paddle: PaddleApi, transaction: Transaction): Promise<Period | null> {
  const {
    billing_period: told,
    subscription_id: ref,
    billed_at: billedAt,
    created_at: createdAt,
  } = transaction;
  if (isUpgrade(transaction)) return periodOfUpgrade(transaction);
  const cycle = transaction.items[0]?.price.billing_cycle;
  if (!cycle) return null;
  if (told) return toPeriod(told);
  const { first_billed_at: first } = ref ? await paddle.get(`subscriptions/${ref}`, Subscription) : {};
  return countPeriod(first ?? billedAt ?? createdAt, cycleOf(cycle.interval));
}

/** An upgrade begins its period when it is charged. */
export function periodOfUpgrade({ items, billed_at: billedAt, created_at: createdAt }: Transaction): Period {
  return countPeriod(billedAt ?? createdAt, cycleOf(items[0]?.price.custom_data?.['cycle']));
}

/** The same day of the next month or year, or the last one before it. */
function countPeriod(start: Date, cycle: Cycle): Period {
  const end = new Date(start);
  const months = cycle === 'year' ? 12 : 1;
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return { start, end };
}

/** `Visa •••• 4242`, `WeChat Pay`. */
function describeMethod({ payments }: Transaction): string {
  const details = payments.find(({ status }) => status === 'captured')?.method_details;
  if (!details) return '';
  const { type, card } = details;
  return card?.last4
    ? `${namePaymentMethod(card.type, NAMES)} •••• ${card.last4}`
    : namePaymentMethod(type, NAMES);
}
