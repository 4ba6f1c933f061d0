// What the account at the fake Paddle holds: its entities in Paddle's shapes, and the events of what moved.
export type Interval = 'month' | 'year';
export type CustomData = Record<string, unknown> | null;

/** How the bank answers when a card is charged; `later`: a way to pay whose money comes after days. */
export type CardAnswer = 'pays' | 'declined' | 'authenticate' | 'later';

export type Customer = {
  id: string;
  status: 'active' | 'archived';
  email: string;
  name: string | null;
  custom_data: CustomData;
};

export type Price = {
  id: string;
  name: string;
  type: 'custom';
  unit_price: { amount: string; currency_code: string };
  billing_cycle: { interval: Interval; frequency: 1 } | null;
  tax_mode: string;
  custom_data: CustomData;
};
export type Item = { price: Price; quantity: number };
export type Span = { starts_at: string; ends_at: string };

export type Payment = {
  payment_attempt_id: string;
  amount: string;
  status: 'captured' | 'error' | 'pending_no_action_required';
  error_code: string | null;
  method_details: {
    type: string;
    card: { type: string; last4: string; cardholder_name: string } | null;
  };
};

export type Transaction = {
  id: string;
  status: 'draft' | 'ready' | 'billed' | 'paid' | 'completed' | 'canceled' | 'past_due';
  origin: 'api' | 'subscription_recurring' | 'subscription_charge';
  customer_id: string;
  address_id: string | null;
  currency_code: string;
  custom_data: CustomData;
  subscription_id: string | null;
  billing_period: Span | null;
  billed_at: string | null;
  created_at: string;
  items: Item[];
  details: { totals: { grand_total: string }; line_items: { id: string; totals: { total: string } }[] };
  payments: Payment[];
  checkout: { url: string } | null;
};

export type Subscription = {
  id: string;
  status: 'active' | 'past_due' | 'canceled';
  customer_id: string;
  currency_code: string;
  custom_data: CustomData;
  created_at: string;
  updated_at: string;
  first_billed_at: string;
  next_billed_at: string | null;
  current_billing_period: Span | null;
  scheduled_change: { action: 'cancel'; effective_at: string; resume_at: null } | null;
  items: Item[];
};

export type Adjustment = {
  id: string;
  action: 'refund' | 'chargeback' | 'chargeback_reverse';
  type: 'full' | 'partial';
  status: 'pending_approval' | 'approved' | 'rejected';
  transaction_id: string;
  reason: string;
  totals: { total: string };
  created_at: string;
};

export type PaddleEvent = {
  event_id: string;
  event_type: string;
  occurred_at: string;
  notification_id: string;
  data: { id: string; [further: string]: unknown };
};

/** Tries of a renewal that was not paid, and when the next is (milliseconds). */
export type Dunning = { tried: number; nextAt: number };

export type Store = {
  /** Milliseconds. */
  now: number;
  customers: Map<string, Customer>;
  /** The card of each customer; who has none here has one that pays. */
  cards: Map<string, CardAnswer>;
  transactions: Map<string, Transaction>;
  subscriptions: Map<string, Subscription>;
  adjustments: Map<string, Adjustment>;
  dunning: Map<string, Dunning>;
  /** Charges that were refused, and when Paddle cancels them by itself. */
  givenUpAt: Map<string, number>;
  /** The oldest first. */
  events: PaddleEvent[];
  /** Most refunds wait for Paddle; some are approved at once. */
  refunds: 'approved' | 'pending_approval';
  /** It is not documented whether another cycle without a bill moves the next charge. */
  movesDates: boolean;
  nextId(prefix: string): string;
  date(milliseconds?: number): string;
  emit(type: string, data: { id: string }): void;
  change(subscription: Subscription, ...types: string[]): void;
};

/** Its clock stands still until a test moves it. */
export function openStore(start: Date): Store {
  let made = 0;
  const store: Store = {
    now: start.getTime(),
    customers: new Map(),
    cards: new Map(),
    transactions: new Map(),
    subscriptions: new Map(),
    adjustments: new Map(),
    dunning: new Map(),
    givenUpAt: new Map(),
    events: [],
    refunds: 'approved',
    movesDates: true,
    // As Paddle's: the later, the greater.
    nextId: (prefix) => `${prefix}_01fake${String((made += 1)).padStart(20, '0')}`,
    date: (milliseconds = store.now) => new Date(milliseconds).toISOString(),
    emit(type, data) {
      store.events.push({
        event_id: store.nextId('evt'),
        event_type: type,
        occurred_at: store.date(),
        notification_id: store.nextId('ntf'),
        data: structuredClone(data),
      });
    },
    change(subscription, ...types) {
      subscription.updated_at = store.date();
      for (const type of types) store.emit(`subscription.${type}`, subscription);
      store.emit('subscription.updated', subscription);
    },
  };
  return store;
}

export function itemOf({ items }: { items: Item[] }): Item {
  const [item] = items;
  if (!item) throw new Error('there is no item');
  return item;
}

/** The same day of the next month or year, or the last one before it. */
export function addInterval(from: number, interval: Interval): number {
  const date = new Date(from);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + (interval === 'year' ? 12 : 1));
  const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, days));
  return date.getTime();
}
