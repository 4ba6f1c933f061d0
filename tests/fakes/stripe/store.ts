// What the account at the fake Stripe holds: its objects in Stripe's shapes, and the events of what moved.
export type Metadata = Record<string, string>;
export type Interval = 'month' | 'year';

/** How the bank answers when a card is charged; `later`: a way to pay whose money comes after days. */
export type CardAnswer = 'pays' | 'declined' | 'authenticate' | 'later';

export type Customer = { id: string; object: 'customer'; email: string; name: string; metadata: Metadata };

export type Price = {
  id: string;
  object: 'price';
  currency: string;
  unit_amount: number;
  recurring: { interval: Interval; interval_count: number } | null;
  product: string;
};

export type Coupon = {
  id: string;
  object: 'coupon';
  amount_off: number;
  currency: string;
  duration: string;
  max_redemptions: number | null;
  times_redeemed: number;
};

export type Charge = {
  id: string;
  object: 'charge';
  amount: number;
  amount_refunded: number;
  currency: string;
  disputed: boolean;
  payment_intent: string;
  payment_method_details: Record<string, unknown>;
};

export type PaymentIntent = {
  id: string;
  object: 'payment_intent';
  amount: number;
  currency: string;
  customer: string;
  status: 'succeeded' | 'requires_payment_method';
  latest_charge: string | null;
  metadata: Metadata;
};

export type Invoice = {
  id: string;
  object: 'invoice';
  customer: string;
  created: number;
  currency: string;
  status: 'open' | 'paid' | 'void';
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'manual';
  total: number;
  amount_due: number;
  amount_paid: number;
  status_transitions: { paid_at: number | null };
  parent: {
    type: 'subscription_details';
    subscription_details: { subscription: string; metadata: Metadata };
  } | null;
  lines: { object: 'list'; data: { id: string; amount: number; period: { start: number; end: number } }[] };
  /** Left out unless it is asked for. */
  payments: {
    object: 'list';
    data: { status: string; payment: { type: 'payment_intent'; payment_intent: string } }[];
  };
  /** Not of Stripe's: tries so far, when the next is. */
  tries: number;
  next_payment_attempt: number | null;
};

export type Phase = {
  items: { price: string; quantity: number }[];
  start_date: number;
  end_date: number;
  metadata: Metadata;
};

export type Schedule = {
  id: string;
  object: 'subscription_schedule';
  status: 'active' | 'released' | 'canceled';
  subscription: string;
  end_behavior: string;
  phases: Phase[];
};

export type Subscription = {
  id: string;
  object: 'subscription';
  customer: string;
  status: 'active' | 'past_due' | 'canceled';
  created: number;
  currency: string;
  metadata: Metadata;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  latest_invoice: string | null;
  schedule: string | null;
  items: {
    object: 'list';
    data: {
      id: string;
      price: Price;
      quantity: number;
      current_period_start: number;
      current_period_end: number;
    }[];
  };
};

export type Session = {
  id: string;
  object: 'checkout.session';
  mode: 'payment' | 'subscription';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  url: string | null;
  amount_total: number;
  currency: string;
  customer: string;
  client_reference_id: string;
  metadata: Metadata;
  locale: string;
  success_url: string;
  cancel_url: string;
  expires_at: number;
  invoice: string | null;
  payment_intent: string | null;
  subscription: string | null;
};

/** What the page was made for; not told to anybody. */
export type Sold = { name: string; price: Price; coupon: Coupon | null; metadata: Metadata };

export type Dispute = {
  id: string;
  object: 'dispute';
  amount: number;
  charge: string;
  payment_intent: string;
  status: string;
};

export type StripeEvent = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  livemode: false;
  type: string;
  data: { object: { id: string }; previous_attributes?: Record<string, unknown> };
};

export type Store = ReturnType<typeof openStore>;

/** Its clock stands still until a test moves it. */
export function openStore(start: Date) {
  let made = 0;
  const store = {
    /** Seconds. */
    now: Math.floor(start.getTime() / 1000),
    customers: new Map<string, Customer>(),
    /** The card of each customer; who has none here has one that pays. */
    cards: new Map<string, CardAnswer>(),
    prices: new Map<string, Price>(),
    coupons: new Map<string, Coupon>(),
    charges: new Map<string, Charge>(),
    payment_intents: new Map<string, PaymentIntent>(),
    invoices: new Map<string, Invoice>(),
    schedules: new Map<string, Schedule>(),
    subscriptions: new Map<string, Subscription>(),
    sessions: new Map<string, Session>(),
    sold: new Map<string, Sold>(),
    disputes: new Map<string, Dispute>(),
    /** The oldest first. */
    events: [] as StripeEvent[],
    hasPortal: true,
    nextId: (prefix: string) => `${prefix}_fake${String((made += 1)).padStart(6, '0')}`,
    emit(type: string, object: { id: string }, previous?: Record<string, unknown>): void {
      store.events.push({
        id: store.nextId('evt'),
        object: 'event',
        // The account's own, older than the SDK's: what an event carries is not to be relied on.
        api_version: '2020-08-27',
        created: store.now,
        livemode: false,
        type,
        data: {
          object: structuredClone(object),
          ...(previous && { previous_attributes: previous }),
        },
      });
    },
  };
  return store;
}
