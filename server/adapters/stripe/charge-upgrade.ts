// A better plan at once, to the card of the running subscription: all of it happens, or nothing.
import type { Stripe } from 'stripe';
import type { PayableOrder, PaymentEvent } from '../payments.ts';
import { isInvalid } from './explain-error.ts';
import { orderKey } from './idempotency-keys.ts';
import { makeCredit } from './make-credit.ts';
import { makePrice } from './make-price.ts';
import { describeInvoice, readInvoice } from './read-invoice.ts';
import { attachChange, readRunning, releaseChange, type Running, takeBackEnd } from './subscription.ts';

/** Returns the event of its invoice, as its webhook will; an ignored one while the bank takes its time. */
export async function chargeUpgrade(
  stripe: Stripe,
  order: PayableOrder,
  subscriptionRef: string,
): Promise<PaymentEvent> {
  const running = await readRunning(stripe, subscriptionRef);
  const isDone = running.metadata['order_id'] === String(order.id);
  const { latest_invoice: latest } = isDone ? running : await replacePlan(stripe, order, running);
  if (latest === null) throw new Error(`Stripe wrote no invoice for order ${order.id}`);
  const invoice = await readInvoice(stripe, typeof latest === 'string' ? latest : latest.id);
  await voidOlderInvoices(stripe, subscriptionRef, invoice.id);
  return describeInvoice(stripe, invoice);
}

/** Stripe does not charge what a schedule manages, so a change that was to come goes first, and comes back on refusal. */
async function replacePlan(
  stripe: Stripe,
  order: PayableOrder,
  running: Running,
): Promise<Stripe.Subscription> {
  const { name, currency, renewal, language } = order;
  if (renewal === null) throw new Error(`order ${order.id} is of no plan`);
  const price = await makePrice(stripe, { name, currency, ...renewal }, language);
  const coupon = await makeCredit(stripe, order);
  const change = await releaseChange(stripe, running);
  try {
    return await stripe.subscriptions.update(
      running.id,
      {
        items: [{ id: running.item.id, price }],
        billing_cycle_anchor: { type: 'now' },
        proration_behavior: 'none',
        payment_behavior: 'error_if_incomplete',
        discounts: coupon === null ? '' : [{ coupon }],
        metadata: { order_id: String(order.id), language },
        ...takeBackEnd(running),
      },
      { idempotencyKey: orderKey(order.id, 'upgrade') },
    );
  } catch (error) {
    if (change !== null) await attachChange(stripe, { ...running, schedule: null }, change);
    throw error;
  }
}

/** A renewal that failed would be charged again, for a period that the upgrade has ended. */
async function voidOlderInvoices(stripe: Stripe, subscription: string, newest: string): Promise<void> {
  for await (const { id } of stripe.invoices.list({ subscription, status: 'open' })) {
    if (id === newest) continue;
    await stripe.invoices.voidInvoice(id).catch((error: unknown) => {
      if (!isInvalid(error)) throw error; // else it was paid meanwhile
    });
  }
}
