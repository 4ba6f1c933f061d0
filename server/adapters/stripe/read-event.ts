// An event of Stripe in the words of the interface. It only tells what has moved: what is true now is asked for.
import type { Stripe } from 'stripe';
import type { PaymentEvent } from '../payments.ts';
import { isMissing } from './explain-error.ts';
import {
  describeInvoice,
  nameOf,
  orderIdOf,
  readInvoice,
  readInvoicePayment,
  readSubscriptionOf,
  toCurrency,
  toDate,
} from './read-invoice.ts';
import { readPaymentIntent } from './read-payment-intent.ts';
import { renews } from './subscription.ts';

type What = PaymentEvent['what'];

/** All that mean anything here, for the list of events and for the webhook's settings. */
export const WATCHED_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const satisfies Stripe.Event['type'][];

/** Of the results of a dispute, those that leave the money here; an inquiry that was closed is one. */
const WON: ReadonlySet<string> = new Set(['won', 'warning_closed']);

export async function readEvent(stripe: Stripe, event: Stripe.Event): Promise<PaymentEvent> {
  const { id, created, type } = event;
  const ignored: PaymentEvent = { id, at: toDate(created), what: { kind: 'ignored', type } };
  try {
    if (event.type === 'invoice.paid') {
      const told = await describeInvoice(stripe, await readInvoice(stripe, event.data.object.id));
      return told.what.kind === 'ignored' ? ignored : told;
    }
    return { ...ignored, what: (await readWhat(stripe, event)) ?? ignored.what };
  } catch (error) {
    // Test data can be deleted.
    if (isMissing(error)) return ignored;
    throw error;
  }
}

/** Null for what changes nothing here. */
async function readWhat(stripe: Stripe, event: Stripe.Event): Promise<What | null> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return readPaidSession(stripe, event.data.object.id);
    // A page is used up by a payment whose money then does not come.
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return readClosedSession(event.data.object);
    case 'invoice.payment_failed':
      return readFailedInvoice(await readInvoice(stripe, event.data.object.id));
    case 'customer.subscription.updated':
      return readSwitch(stripe, event.data);
    case 'customer.subscription.deleted':
      return { kind: 'subscription_ended', subscriptionRef: event.data.object.id };
    case 'charge.refunded': {
      const { payment_intent: payment, amount_refunded: amount } = await stripe.charges.retrieve(
        event.data.object.id,
      );
      return payment === null ? null : { kind: 'refunded', paymentRef: nameOf(payment), amount };
    }
    case 'charge.dispute.created':
      return nameDisputed('disputed', event.data.object);
    case 'charge.dispute.closed':
      return WON.has(event.data.object.status) ? nameDisputed('dispute_won', event.data.object) : null;
    default:
      return null;
  }
}

async function readPaidSession(stripe: Stripe, id: string): Promise<What | null> {
  const session = await stripe.checkout.sessions.retrieve(id);
  const orderId = orderIdOf(session.metadata);
  // Completed, but the bank takes its time: another event follows.
  if (orderId === null || session.payment_status === 'unpaid') return null;
  const paid = { orderId, amount: session.amount_total ?? 0, currency: toCurrency(session.currency) };
  if (session.mode !== 'subscription') {
    if (session.payment_intent === null) return null;
    const payment = await readPaymentIntent(stripe, nameOf(session.payment_intent));
    return { kind: 'order_paid', ...paid, ...payment, subscriptionRef: null, period: null };
  }
  if (session.invoice === null) return null;
  const invoice = await readInvoice(stripe, nameOf(session.invoice));
  const subscription = readSubscriptionOf(invoice);
  if (subscription === null) return null;
  const { subscriptionRef, period } = subscription;
  const payment = await readInvoicePayment(stripe, invoice);
  return { kind: 'order_paid', ...paid, ...payment, subscriptionRef, period };
}

function readClosedSession({ metadata }: Stripe.Checkout.Session): What | null {
  const orderId = orderIdOf(metadata);
  return orderId === null ? null : { kind: 'order_closed', orderId };
}

function nameDisputed(
  kind: 'disputed' | 'dispute_won',
  { payment_intent: payment }: Stripe.Dispute,
): What | null {
  return payment === null ? null : { kind, paymentRef: nameOf(payment) };
}

/** One that was paid meanwhile has not failed. The first charge of a subscription fails on its page. */
function readFailedInvoice(invoice: Stripe.Invoice): What | null {
  const subscription = readSubscriptionOf(invoice);
  const reason = invoice.billing_reason;
  const isLater = reason === 'subscription_cycle' || reason === 'subscription_update';
  if (subscription === null || !isLater || invoice.status === 'paid') return null;
  const { subscriptionRef, orderId, period } = subscription;
  if (orderId !== null) return { kind: 'order_failed', orderId };
  return { kind: 'renewal_failed', subscriptionRef, periodStart: period.start };
}

async function readSwitch(
  stripe: Stripe,
  { object, previous_attributes: before = {} }: Stripe.CustomerSubscriptionUpdatedEvent.Data,
): Promise<What | null> {
  if (!('cancel_at_period_end' in before) && !('cancel_at' in before)) return null;
  const subscription = await stripe.subscriptions.retrieve(object.id);
  if (subscription.status === 'canceled') return null;
  return { kind: 'renewal_switched', subscriptionRef: object.id, renews: renews(subscription) };
}
