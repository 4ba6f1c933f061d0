// What an invoice of Stripe says: whose it is, for which period, and how it was paid.
import type { Stripe } from 'stripe';
import type { Currency } from '#contract/prices.ts';
import type { PaymentEvent, Period } from '../payments.ts';
import { readPaymentIntent } from './read-payment-intent.ts';

/** As it is now, with its payments and its subscription. */
export function readInvoice(stripe: Stripe, id: string): Promise<Stripe.Invoice> {
  return stripe.invoices.retrieve(id, { expand: ['payments', 'parent.subscription_details.subscription'] });
}

export function orderIdOf(metadata: Stripe.Metadata | null | undefined): number | null {
  const id = metadata?.['order_id'] ?? '';
  return /^\d{1,15}$/.test(id) ? Number(id) : null;
}

export const toDate = (seconds: number) => new Date(seconds * 1000);
export const toCurrency = (currency: string | null) => (currency ?? '').toUpperCase() as Currency;
export const nameOf = (thing: string | { id: string }) => (typeof thing === 'string' ? thing : thing.id);

/** Null for an invoice of no subscription. `orderId`: of the order that made the invoice, not of one before it. */
export function readSubscriptionOf(
  invoice: Stripe.Invoice,
): { subscriptionRef: string; orderId: number | null; period: Period } | null {
  const details = invoice.parent?.subscription_details;
  // An invoice's own period is the one before; that of a line is what is paid for.
  const [line] = invoice.lines.data.toSorted((a, b) => b.period.end - a.period.end);
  if (!details || !line) return null;
  return {
    subscriptionRef: nameOf(details.subscription),
    orderId:
      invoice.billing_reason === 'subscription_cycle' ? null : orderIdOf(readMetadata(invoice.id, details)),
    period: { start: toDate(line.period.start), end: toDate(line.period.end) },
  };
}

/** Of the newest invoice what the subscription says now; of an older one what was noted when it was written. */
function readMetadata(
  invoiceId: string,
  { metadata, subscription }: Stripe.Invoice.Parent.SubscriptionDetails,
): Stripe.Metadata | null {
  if (typeof subscription === 'string' || subscription.latest_invoice === null) return metadata;
  return nameOf(subscription.latest_invoice) === invoiceId ? subscription.metadata : metadata;
}

/**
 * The payment of an invoice; where none was needed (nothing was due), the invoice stands for it: refunds of it are
 * refused by Stripe.
 */
export async function readInvoicePayment(
  stripe: Stripe,
  invoice: Stripe.Invoice,
): Promise<{ paymentRef: string; paidWith: string }> {
  const paid = invoice.payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent;
  if (paid === undefined) return { paymentRef: invoice.id, paidWith: '' };
  return readPaymentIntent(stripe, nameOf(paid));
}

/**
 * The event of an invoice of a running subscription. Its id and date are of the invoice, which is paid once: so they are
 * the same in the answer to an upgrade and in the webhook that tells of it again.
 */
export async function describeInvoice(stripe: Stripe, invoice: Stripe.Invoice): Promise<PaymentEvent> {
  const { id, status, billing_reason: reason, amount_paid: amount } = invoice;
  const at = toDate(invoice.status_transitions.paid_at ?? invoice.created);
  const event = { id: `${id}-${status}`, at };
  const ignored: PaymentEvent = {
    ...event,
    what: { kind: 'ignored', type: `invoice ${status} (${reason})` },
  };
  const isLater = reason === 'subscription_cycle' || reason === 'subscription_update';
  const subscription = readSubscriptionOf(invoice);
  if (status !== 'paid' || !isLater || subscription === null) return ignored;
  const { orderId, subscriptionRef, period } = subscription;
  const payment = await readInvoicePayment(stripe, invoice);
  const paid = { ...payment, subscriptionRef, period, amount, currency: toCurrency(invoice.currency) };
  if (orderId === null) return { ...event, what: { kind: 'renewed', ...paid } };
  return { ...event, what: { kind: 'order_paid', orderId, ...paid } };
}
