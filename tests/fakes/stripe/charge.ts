// Money moves at the fake Stripe: cards are charged, invoices written and paid, payments disputed.
import { StripeFault } from './stripe-fault.ts';
import type {
  CardAnswer,
  Coupon,
  Invoice,
  Metadata,
  PaymentIntent,
  Price,
  Store,
  Subscription,
} from './store.ts';

const CARD = { brand: 'visa', last4: '4242', country: 'US', exp_month: 4, exp_year: 2042 };

type Bill = { amount: number; currency: string; customer: string; metadata: Metadata };

/** Returns the payment; null where the bank refuses. */
export function chargeCard(store: Store, bill: Bill, answer: CardAnswer): PaymentIntent | null {
  const payment: PaymentIntent = {
    id: store.nextId('pi'),
    object: 'payment_intent',
    ...bill,
    status: 'requires_payment_method',
    latest_charge: null,
  };
  store.payment_intents.set(payment.id, payment);
  if (answer === 'declined' || answer === 'authenticate') {
    store.emit('payment_intent.payment_failed', payment);
    return null;
  }
  const charge = {
    id: store.nextId('ch'),
    object: 'charge' as const,
    amount: bill.amount,
    amount_refunded: 0,
    currency: bill.currency,
    disputed: false,
    payment_intent: payment.id,
    payment_method_details:
      answer === 'later' ? { type: 'wechat_pay', wechat_pay: {} } : { type: 'card', card: CARD },
  };
  store.charges.set(charge.id, charge);
  Object.assign(payment, { status: 'succeeded', latest_charge: charge.id });
  store.emit('charge.succeeded', charge);
  store.emit('payment_intent.succeeded', payment);
  return payment;
}

/** What the API says instead of charging; it repeats the card, as Stripe does. */
export function refuseCard(answer: 'declined' | 'authenticate'): StripeFault {
  const card = { payment_method: { id: 'pm_1', card: CARD, billing_details: { name: 'Anna' } } };
  return answer === 'declined'
    ? new StripeFault(402, {
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'insufficient_funds',
        message: 'Your card has insufficient funds.',
        ...card,
      })
    : new StripeFault(402, {
        type: 'card_error',
        code: 'subscription_payment_intent_requires_action',
        message: 'Payment for this subscription requires additional user action.',
        ...card,
      });
}

export const cardOf = (store: Store, customer: string): CardAnswer => store.cards.get(customer) ?? 'pays';

export function priceAfter(price: Price, coupon: Coupon | null): number {
  return Math.max(0, price.unit_amount - (coupon?.amount_off ?? 0));
}

type Written = {
  customer: string;
  currency: string;
  total: number;
  reason: Invoice['billing_reason'];
  subscription: Subscription | null;
  period: { start: number; end: number };
};

export function writeInvoice(store: Store, written: Written): Invoice {
  const { subscription, period, total } = written;
  const invoice: Invoice = {
    id: store.nextId('in'),
    object: 'invoice',
    customer: written.customer,
    created: store.now,
    currency: written.currency,
    status: 'open',
    billing_reason: written.reason,
    total,
    amount_due: total,
    amount_paid: 0,
    status_transitions: { paid_at: null },
    parent: subscription && {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id, metadata: { ...subscription.metadata } },
    },
    lines: { object: 'list', data: [{ id: store.nextId('il'), amount: total, period }] },
    payments: { object: 'list', data: [] },
    tries: 0,
    next_payment_attempt: null,
  };
  store.invoices.set(invoice.id, invoice);
  if (subscription) subscription.latest_invoice = invoice.id;
  return invoice;
}

/** Returns the payment; null where the bank refuses, and where nothing is due. */
export function payInvoice(store: Store, invoice: Invoice, answer: CardAnswer): PaymentIntent | null {
  const { customer, currency, amount_due: amount } = invoice;
  const payment =
    amount === 0 ? null : chargeCard(store, { amount, currency, customer, metadata: {} }, answer);
  invoice.tries += 1;
  if (amount > 0 && payment === null) return null;
  if (payment) {
    invoice.payments.data.push({
      status: 'paid',
      payment: { type: 'payment_intent', payment_intent: payment.id },
    });
  }
  Object.assign(invoice, { status: 'paid', amount_paid: amount, next_payment_attempt: null });
  invoice.status_transitions.paid_at = store.now;
  store.emit('invoice.paid', invoice);
  return payment;
}

export function openDispute(store: Store, paymentRef: string): void {
  const charge = chargeOf(store, paymentRef);
  charge.disputed = true;
  const dispute = {
    id: store.nextId('du'),
    object: 'dispute' as const,
    amount: charge.amount,
    charge: charge.id,
    payment_intent: paymentRef,
    status: 'needs_response',
  };
  store.disputes.set(paymentRef, dispute);
  store.emit('charge.dispute.created', dispute);
}

export function closeDispute(store: Store, paymentRef: string, status: string): void {
  const dispute = store.disputes.get(paymentRef);
  if (!dispute) throw new Error(`${paymentRef} is not disputed`);
  dispute.status = status;
  store.emit('charge.dispute.closed', dispute);
}

export function chargeOf(store: Store, paymentRef: string) {
  const payment = store.payment_intents.get(paymentRef);
  const charge = store.charges.get(payment?.latest_charge ?? '');
  if (!charge) throw missing('payment_intent', paymentRef);
  return charge;
}

export function missing(kind: string, id: string): StripeFault {
  return new StripeFault(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
  });
}
