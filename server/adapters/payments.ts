// What every payment provider promises: pages where orders are paid, subscriptions that renew themselves, and events.
import * as z from 'zod';
import { CURRENCIES, type Currency, type Cycle } from '#contract/prices.ts';
import type { Language, Words } from '#texts/words.ts';

export type ProviderName = 'stripe' | 'paddle' | 'sandbox';

/** What is to be paid; amounts in minor units, from our own table of prices. */
export type PayableOrder = {
  /** Our number: the provider gives it back with each event about it. */
  id: number;
  kind: 'plan' | 'pack';
  name: Words;
  currency: Currency;
  /** What is charged now. */
  amount: number;
  /** Of each further period; what is charged now may be less (unused days of another plan). Null for a pack. */
  renewal: { amount: number; cycle: Cycle } | null;
  customerRef: string;
  userId: number;
  language: Language;
  /** Where the buyer comes back to after paying, and after giving up. */
  returnUrl: string;
  givenUpUrl: string;
};

/** The next periods of a subscription, after the present one. */
export type NextPeriods = { name: Words; currency: Currency; amount: number; cycle: Cycle };

const Moment = z.coerce.date();
const Ref = z.string();
const Money = z.int().nonnegative();
const CurrencyOf = z.enum(CURRENCIES);

const PeriodSchema = z.object({ start: Moment, end: Moment });
export type Period = z.output<typeof PeriodSchema>;

/** `paidWith` in no language, such as "•••• 4417"; empty where it is not known. */
const paid = { paymentRef: Ref, amount: Money, currency: CurrencyOf, paidWith: z.string() };

/**
 * What happened at the provider. Events may come twice, late and in any order. `paymentRef` and `subscriptionRef` are
 * the provider's names.
 */
export const PaymentEventSchema = z.object({
  /** The provider's own, the same for every delivery. */
  id: z.string(),
  at: Moment,
  what: z.discriminatedUnion('kind', [
    /** The order is paid; `subscriptionRef` and `period` for a plan. */
    z.object({
      kind: z.literal('order_paid'),
      orderId: z.int(),
      subscriptionRef: Ref.nullable(),
      period: PeriodSchema.nullable(),
      ...paid,
    }),
    /** A try to pay failed; the page is still open. */
    z.object({ kind: z.literal('order_failed'), orderId: z.int() }),
    /** The page was given up and cannot be paid any more. */
    z.object({ kind: z.literal('order_closed'), orderId: z.int() }),
    z.object({ kind: z.literal('renewed'), subscriptionRef: Ref, period: PeriodSchema, ...paid }),
    /** The charge for the period that begins at `periodStart` failed; the provider tries again by itself. */
    z.object({ kind: z.literal('renewal_failed'), subscriptionRef: Ref, periodStart: Moment }),
    /** The subscription is over at the provider: nothing more will be charged. */
    z.object({ kind: z.literal('subscription_ended'), subscriptionRef: Ref }),
    /** Renewal was turned on or off, here or on the provider's own page. It may be told again with another change. */
    z.object({ kind: z.literal('renewal_switched'), subscriptionRef: Ref, renews: z.boolean() }),
    /** `amount`: all that was paid back of this payment so far. */
    z.object({ kind: z.literal('refunded'), paymentRef: Ref, amount: Money }),
    z.object({ kind: z.literal('disputed'), paymentRef: Ref }),
    z.object({ kind: z.literal('dispute_won'), paymentRef: Ref }),
    /** Nothing that changes anything here. */
    z.object({ kind: z.literal('ignored'), type: z.string() }),
  ]),
});
export type PaymentEvent = z.output<typeof PaymentEventSchema>;

/**
 * The provider refused in an orderly way: the card was declined, the subscription is gone, or it cannot be changed as it
 * is now (`not_now`: a renewal is unpaid, or about to be charged).
 */
export class PaymentRefused extends Error {
  readonly reason: 'declined' | 'needs_authentication' | 'gone' | 'not_now';
  constructor(reason: PaymentRefused['reason'], message: string) {
    super(message);
    this.name = 'PaymentRefused';
    this.reason = reason;
  }
}

/** The provider cannot be reached, or answers nonsense: the same call may be made again. */
export class PaymentUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PaymentUnavailable';
  }
}

/** A webhook that was not signed by the provider, or too long ago, or in the future. */
export class BadSignature extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadSignature';
  }
}

/**
 * Every act carries a key or is one that may be done twice: a call that broke off is made again. All throw
 * PaymentUnavailable where the provider cannot be reached.
 */
export type Payments = {
  readonly name: ProviderName;
  /** Returns the provider's name for a user, made where there is none. */
  openCustomer(user: { id: number; email: string; name: string }): Promise<string>;
  /** Makes the page where the order is paid; twice with the same order gives the same page. */
  startCheckout(order: PayableOrder): Promise<{ checkoutRef: string; payUrl: string }>;
  /** Closes the page, if it was not paid meanwhile: then that payment's event comes. */
  closeCheckout(checkoutRef: string): Promise<void>;
  /**
   * Charges a better plan to the card of the running subscription at once, and begins its period now. Returns the event
   * that a webhook will tell again. Throws PaymentRefused; then nothing has changed.
   */
  chargeUpgrade(order: PayableOrder, subscriptionRef: string): Promise<PaymentEvent>;
  /**
   * Off: nothing more is charged, and a change that was to come is taken back; one that is over already is fine. On:
   * throws PaymentRefused (`gone`) for one that is over.
   */
  setRenewal(subscriptionRef: string, renews: boolean): Promise<void>;
  /**
   * What the next period will be, instead of the same again: this also turns the renewal on. Null takes it back. Throws
   * PaymentRefused (`gone`).
   */
  scheduleChange(subscriptionRef: string, next: NextPeriods | null): Promise<void>;
  /** Ends a subscription now, without paying anything back. One that is over already is fine. */
  endSubscription(subscriptionRef: string): Promise<void>;
  /** Pays back; `key` makes it happen once. Throws PaymentRefused where that cannot be (any more). */
  refund(refund: { paymentRef: string; amount: number; key: string }): Promise<void>;
  /** The provider's own page for cards and receipts; null where it has none. */
  openPortal(customerRef: string, returnUrl: string): Promise<string | null>;
  /** Reads a webhook. Throws BadSignature. */
  readWebhook(body: Buffer, header: (name: string) => string | undefined): Promise<PaymentEvent>;
  /** All events since then, for what was never delivered. */
  listEvents(since: Date): AsyncIterable<PaymentEvent>;
};
