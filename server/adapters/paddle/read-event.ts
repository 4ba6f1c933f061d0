// An event of Paddle in the words of the interface. It only tells what has moved: what is true now is asked for.
// https://developer.paddle.com/webhooks/about/
import * as z from 'zod';
import { type PaymentEvent, PaymentUnavailable } from '../payments.ts';
import type { PaddleApi } from './api.ts';
import { finishUpgrade } from './charge-upgrade.ts';
import { Subscription, Transaction } from './entities.ts';
import { explainError, isMissing } from './explain-error.ts';
import { PaymentRefused } from '../payments.ts';
import {
  describePaid,
  isCheckout,
  isClosed,
  isPaid,
  isRenewal,
  isUpgrade,
  orderIdOf,
} from './read-transaction.ts';
import { listAdjustments } from './refund-payment.ts';
import { renews } from './subscription.ts';

type What = PaymentEvent['what'];

/** All that mean anything here, for the list of events and for the webhook's settings. */
export const WATCHED_EVENTS = [
  'transaction.completed',
  'transaction.payment_failed',
  'transaction.past_due',
  'transaction.canceled',
  'transaction.updated',
  'subscription.updated',
  'subscription.canceled',
  'adjustment.created',
  'adjustment.updated',
] as const;

export const PaddleEvent = z.object({
  event_id: z.string(),
  event_type: z.string(),
  occurred_at: z.coerce.date(),
  data: z.object({
    id: z.string(),
    transaction_id: z.string().nullish(),
    action: z.string().nullish(),
    custom_data: z.record(z.string(), z.unknown()).nullish(),
  }),
});
export type PaddleEvent = z.output<typeof PaddleEvent>;

export async function readEvent(paddle: PaddleApi, event: PaddleEvent): Promise<PaymentEvent> {
  const { event_id: id, event_type: type, occurred_at: at } = event;
  const ignored: PaymentEvent = { id, at, what: { kind: 'ignored', type } };
  try {
    if (type === 'transaction.completed') return (await readPaid(paddle, event.data.id)) ?? ignored;
    return { ...ignored, what: (await readWhat(paddle, event)) ?? ignored.what };
  } catch (error) {
    if (isMissing(error)) return ignored;
    throw error;
  }
}

/** An upgrade that broke off after its charge goes on here. Null for what is none of ours. */
async function readPaid(paddle: PaddleApi, id: string): Promise<PaymentEvent | null> {
  const transaction = await paddle.get(`transactions/${id}`, Transaction);
  try {
    await finishUpgrade(paddle, transaction);
  } catch (error) {
    const explained = explainError(error);
    if (!(explained instanceof PaymentRefused)) throw error;
    if (explained.reason !== 'gone') throw new PaymentUnavailable(explained.message, { cause: error });
  }
  return await describePaid(paddle, transaction);
}

/** Null for what changes nothing here. */
async function readWhat(paddle: PaddleApi, { event_type: type, data }: PaddleEvent): Promise<What | null> {
  switch (type) {
    // It happens with each key that the buyer presses.
    case 'transaction.updated':
      return data.custom_data?.['closed'] === 'yes' ? await readOpenPage(paddle, data.id) : null;
    case 'transaction.payment_failed':
    case 'transaction.canceled':
      return await readOpenPage(paddle, data.id);
    case 'transaction.past_due':
      return await readFailedRenewal(paddle, data.id);
    case 'subscription.updated':
      return await readRenewal(paddle, data.id);
    case 'subscription.canceled':
      return { kind: 'subscription_ended', subscriptionRef: data.id };
    case 'adjustment.created':
    case 'adjustment.updated':
      return data.transaction_id
        ? await readAdjustment(paddle, data.transaction_id, data.action ?? '')
        : null;
    default:
      return null;
  }
}

/** What was not paid: a page, or the charge of an upgrade. */
async function readOpenPage(paddle: PaddleApi, id: string): Promise<What | null> {
  const transaction = await paddle.get(`transactions/${id}`, Transaction);
  const orderId = orderIdOf(transaction);
  if (orderId === null || isPaid(transaction)) return null;
  if (transaction.status === 'canceled' || isClosed(transaction)) return { kind: 'order_closed', orderId };
  // Of a charge the call itself tells, or that Paddle has canceled it.
  return isCheckout(transaction) && !isUpgrade(transaction) ? { kind: 'order_failed', orderId } : null;
}

/** One that was paid meanwhile has not failed. */
async function readFailedRenewal(paddle: PaddleApi, id: string): Promise<What | null> {
  const transaction = await paddle.get(`transactions/${id}`, Transaction);
  const { subscription_id: subscriptionRef, billing_period: period, status } = transaction;
  if (!isRenewal(transaction) || status !== 'past_due' || !subscriptionRef || !period) return null;
  return { kind: 'renewal_failed', subscriptionRef, periodStart: period.starts_at };
}

/** Paddle does not say what has changed, so that this is told again with each other change. */
async function readRenewal(paddle: PaddleApi, id: string): Promise<What | null> {
  const subscription = await paddle.get(`subscriptions/${id}`, Subscription);
  if (subscription.status === 'canceled') return null;
  return { kind: 'renewal_switched', subscriptionRef: id, renews: renews(subscription) };
}

/** Money that a bank takes back comes as an adjustment too; a warning of it moves none. */
async function readAdjustment(paddle: PaddleApi, paymentRef: string, action: string): Promise<What | null> {
  const approved = (await listAdjustments(paddle, paymentRef)).filter(({ status }) => status === 'approved');
  const listOf = (wanted: string) => approved.filter((one) => one.action === wanted);
  if (action === 'refund') {
    const amount = listOf('refund').reduce((sum, { totals }) => sum + totals.total, 0);
    return amount > 0 ? { kind: 'refunded', paymentRef, amount } : null;
  }
  if (action === 'chargeback_reverse') return { kind: 'dispute_won', paymentRef };
  const isOpen = listOf('chargeback').length > listOf('chargeback_reverse').length;
  return action === 'chargeback' && isOpen ? { kind: 'disputed', paymentRef } : null;
}
