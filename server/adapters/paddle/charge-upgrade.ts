// A better plan at once, to the card of the running subscription. Paddle does it in two steps: a charge of our own sum,
// and then the new price from the end of the period that it has paid. Whoever sees the charge first does the second.
// https://developer.paddle.com/api-reference/subscriptions/create-subscription-charge
import type { Currency } from '#contract/prices.ts';
import { type PayableOrder, type PaymentEvent, PaymentRefused } from '../payments.ts';
import { type PaddleApi, PaddleRefusal } from './api.ts';
import { type Subscription, Subscription as SubscriptionSchema, Transaction } from './entities.ts';
import { makeItem } from './make-item.ts';
import {
  cycleOf,
  describePaid,
  isPaid,
  isUpgrade,
  orderIdOf,
  periodOfUpgrade,
  toOrderId,
} from './read-transaction.ts';
import { readRunning, replaceItem, takeBackEnd } from './subscription.ts';

/** Paddle changes nothing in the half hour before a charge; the rest is for the second step. */
const LOCKED_MS = 40 * 60_000;

/** Returns the event of its transaction, as its webhook will; an ignored one while the bank takes its time. */
export async function chargeUpgrade(
  paddle: PaddleApi,
  order: PayableOrder,
  subscriptionRef: string,
): Promise<PaymentEvent> {
  const running = await readRunning(paddle, subscriptionRef);
  const before = await findCharge(paddle, subscriptionRef, order.id);
  // One that the bank has refused is canceled by Paddle, and can be made again.
  if (before === null || before.status === 'canceled') await charge(paddle, order, running);
  const made = await findCharge(paddle, subscriptionRef, order.id);
  if (made !== null) await finishUpgrade(paddle, made);
  const told = made && (await describePaid(paddle, made));
  const type = `upgrade ${made?.status ?? 'not listed yet'}`;
  return told ?? { id: `${subscriptionRef}-${order.id}`, at: new Date(), what: { kind: 'ignored', type } };
}

/** The newest of the order. */
async function findCharge(paddle: PaddleApi, ref: string, orderId: number): Promise<Transaction | null> {
  const query = { subscription_id: ref, origin: 'subscription_charge', order_by: 'created_at[DESC]' };
  for await (const one of paddle.list('transactions', Transaction, query)) {
    if (orderIdOf(one) === orderId) return one;
  }
  return null;
}

async function charge(paddle: PaddleApi, order: PayableOrder, running: Subscription): Promise<void> {
  const { name, currency, amount, renewal, language } = order;
  if (renewal === null) throw new Error(`order ${order.id} is of no plan`);
  if (running.status !== 'active') {
    throw new PaymentRefused('not_now', `Paddle charges nothing to a subscription that is ${running.status}`);
  }
  const next = running.next_billed_at ?? running.scheduled_change?.effective_at;
  if (next && next.getTime() - Date.now() < LOCKED_MS) {
    throw new PaymentRefused('not_now', `${running.id} is about to be charged`);
  }
  // What the second step needs, for whoever does it.
  const notes = {
    order_id: String(order.id),
    name: name[language],
    amount: String(renewal.amount),
    cycle: renewal.cycle,
  };
  try {
    await paddle.post(`subscriptions/${running.id}/charge`, SubscriptionSchema, {
      effective_from: 'immediately',
      on_payment_failure: 'prevent_change',
      items: [makeItem({ name: name[language], currency, amount, cycle: null }, notes)],
    });
  } catch (error) {
    if (!(error instanceof PaddleRefusal) || error.code !== 'subscription_payment_declined') throw error;
    const refused = await findCharge(paddle, running.id, order.id);
    const needsBuyer = refused?.payments.some(({ error_code: code }) => code === 'authentication_failed');
    throw new PaymentRefused(needsBuyer ? 'needs_authentication' : 'declined', error.message);
  }
}

/**
 * The second step, for any number of times: the subscription notes the order whose plan it has. An upgrade that came
 * after this one stays. Nothing for what is no paid upgrade.
 */
export async function finishUpgrade(paddle: PaddleApi, transaction: Transaction): Promise<void> {
  const orderId = orderIdOf(transaction);
  const notes = transaction.items[0]?.price.custom_data;
  const { subscription_id: ref } = transaction;
  if (!isUpgrade(transaction) || !isPaid(transaction) || orderId === null || !notes || !ref) return;
  const subscription = await paddle.get(`subscriptions/${ref}`, SubscriptionSchema);
  const begun = toOrderId(subscription.custom_data?.['order_id']) ?? 0;
  if (begun >= orderId || subscription.status === 'canceled') return;
  const sold = {
    name: String(notes['name']),
    currency: transaction.currency_code as Currency,
    amount: Number(notes['amount']),
    cycle: cycleOf(notes['cycle']),
  };
  await replaceItem(paddle, await takeBackEnd(paddle, subscription), sold, {
    after: { order_id: String(orderId), present: null },
    nextBilledAt: periodOfUpgrade(transaction).end,
  });
}
