// Money: orders, the one subscription of each user, what payment providers told us, and what was reminded of.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CancelReason, OrderCause, OrderState } from '#contract/billing.ts';
import type { Currency, Cycle, PlanId } from '#contract/prices.ts';
import { createdAt, id, idOf, time } from '../columns.ts';

/**
 * What was sold, or is about to be; amounts in minor units. Rows outlive the account: they are what the books are made
 * from. A paid order has brought its points once; each further period is an order of its own.
 */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    user_id: idOf('user_id').notNull(),
    kind: text('kind').$type<'plan' | 'pack'>().notNull(),
    cause: text('cause').$type<OrderCause>().notNull(),
    item_id: text('item_id').notNull(),
    cycle: text('cycle').$type<Cycle>(),
    currency: text('currency').$type<Currency>().notNull(),
    /** What is paid: `price` less `credit`. */
    amount: integer('amount').notNull(),
    /** Of a period, or of the pack, when it was ordered: a running subscription keeps it. */
    price: integer('price').notNull(),
    credit: integer('credit').notNull().default(0),
    /** Points that it brings; of a plan each month. */
    points: integer('points').notNull(),
    status: text('status').$type<OrderState>().notNull().default('pending'),
    /** Paid back so far. */
    refunded: integer('refunded').notNull().default(0),
    disputed: boolean('disputed').notNull().default(false),
    /** Of the press: the same one gets the same order. Null for what came by the clock. */
    client_token: text('client_token'),
    provider: text('provider').notNull(),
    /** The provider's name for the page where it is paid. */
    checkout_ref: text('checkout_ref'),
    /** The provider's name for the payment. */
    payment_ref: text('payment_ref'),
    pay_url: text('pay_url'),
    paid_with: text('paid_with').notNull().default(''),
    period_start: time('period_start'),
    period_end: time('period_end'),
    created_at: createdAt(),
    paid_at: time('paid_at'),
  },
  (t) => [
    index('orders_user').on(t.user_id, t.id),
    uniqueIndex('orders_token')
      .on(t.user_id, t.client_token)
      .where(sql`${t.client_token} is not null`),
    uniqueIndex('orders_checkout')
      .on(t.provider, t.checkout_ref)
      .where(sql`${t.checkout_ref} is not null`),
    uniqueIndex('orders_payment')
      .on(t.provider, t.payment_ref)
      .where(sql`${t.payment_ref} is not null`),
    index('orders_paid')
      .on(t.paid_at)
      .where(sql`${t.paid_at} is not null`),
    check(
      'orders_amount',
      sql`${t.amount} >= 0 and ${t.credit} >= 0 and ${t.amount} = ${t.price} - ${t.credit}`,
    ),
    check('orders_refunded', sql`${t.refunded} between 0 and ${t.amount}`),
    check('orders_paid_at', sql`(${t.status} in ('paid', 'refunded')) = (${t.paid_at} is not null)`),
  ],
);

/** The newest subscription of a user; none for who never had one. `users.plan` follows it in the same transaction. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    user_id: idOf('user_id').primaryKey(),
    plan_id: text('plan_id').$type<PlanId>().notNull(),
    cycle: text('cycle').$type<Cycle>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** Of each period, as it was sold. */
    amount: integer('amount').notNull(),
    /** Of each month, as they were sold. */
    points: integer('points').notNull(),
    state: text('state').$type<'active' | 'canceled' | 'past_due' | 'expired'>().notNull(),
    /** The order that opened the present period. */
    order_id: idOf('order_id').notNull(),
    period_start: time('period_start').notNull(),
    period_end: time('period_end').notNull(),
    /** Months of the period whose points were granted, and when the next are due (null: none before its end). */
    granted_months: integer('granted_months').notNull().default(0),
    next_grant_at: time('next_grant_at'),
    grace_until: time('grace_until'),
    /** What begins with the next period, at the price it had when it was chosen. */
    scheduled_plan_id: text('scheduled_plan_id').$type<PlanId>(),
    scheduled_cycle: text('scheduled_cycle').$type<Cycle>(),
    scheduled_amount: integer('scheduled_amount'),
    scheduled_points: integer('scheduled_points'),
    cancel_reason: text('cancel_reason').$type<CancelReason>(),
    provider: text('provider').notNull(),
    subscription_ref: text('subscription_ref').notNull(),
    paid_with: text('paid_with').notNull().default(''),
    created_at: createdAt(),
    updated_at: time('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('subscriptions_ref').on(t.provider, t.subscription_ref),
    index('subscriptions_grant')
      .on(t.next_grant_at)
      .where(sql`${t.next_grant_at} is not null`),
    index('subscriptions_end')
      .on(t.period_end)
      .where(sql`${t.state} <> 'expired'`),
    check('subscriptions_period', sql`${t.period_start} < ${t.period_end}`),
    check('subscriptions_grace', sql`(${t.state} = 'past_due') = (${t.grace_until} is not null)`),
  ],
);

/** How a provider calls a user. */
export const payment_customers = pgTable(
  'payment_customers',
  {
    user_id: idOf('user_id').notNull(),
    provider: text('provider').notNull(),
    customer_ref: text('customer_ref').notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.provider] })],
);

/** Every event of a provider once, by its own id; its effect and `applied_at` are written in one transaction. */
export const payment_events = pgTable(
  'payment_events',
  {
    provider: text('provider').notNull(),
    event_id: text('event_id').notNull(),
    /** As server/adapters/payments.ts shapes it. */
    event: jsonb('event').$type<Record<string, unknown>>().notNull(),
    /** The provider's clock. */
    happened_at: time('happened_at').notNull(),
    received_at: time('received_at').notNull().defaultNow(),
    applied_at: time('applied_at'),
    /** What it did, in a word, or why it did nothing. */
    outcome: text('outcome').notNull().default(''),
    attempts: integer('attempts').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.event_id] }),
    index('payment_events_waiting')
      .on(t.received_at)
      .where(sql`${t.applied_at} is null`),
    index('payment_events_order')
      .on(sql`(${t.event} -> 'what' ->> 'orderId')`)
      .where(sql`(${t.event} -> 'what' ->> 'orderId') is not null`),
    index('payment_events_payment')
      .on(sql`(${t.event} -> 'what' ->> 'paymentRef')`)
      .where(sql`(${t.event} -> 'what' ->> 'paymentRef') is not null`),
  ],
);

/** What must still be asked of a provider, with its own key for not being done twice; gone when it is done. */
export const payment_requests = pgTable(
  'payment_requests',
  {
    id: id(),
    user_id: idOf('user_id').notNull(),
    provider: text('provider').notNull(),
    act: text('act').$type<'end_subscription' | 'refund' | 'stop_renewal'>().notNull(),
    /** Of the subscription, or of the payment. */
    ref: text('ref').notNull(),
    /** Minor units to pay back; 0 for other acts. */
    amount: integer('amount').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    next_at: time('next_at').notNull().defaultNow(),
    /** Why the last try failed; empty before the first. */
    last_error: text('last_error').notNull().default(''),
    created_at: createdAt(),
  },
  (t) => [index('payment_requests_due').on(t.next_at)],
);

/** Letters and notes that were sent, once for each occasion. */
export const billing_notices = pgTable(
  'billing_notices',
  {
    user_id: idOf('user_id').notNull(),
    kind: text('kind').notNull(),
    /** The occasion: a period, a bucket, an order. */
    key: text('key').notNull(),
    sent_at: time('sent_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.kind, t.key] })],
);

/** The memory of the sandbox cashier, which stands where a payment provider would be: pages, subscriptions, webhooks. */
export const sandbox_objects = pgTable(
  'sandbox_objects',
  {
    ref: text('ref').primaryKey(),
    kind: text('kind').$type<'checkout' | 'subscription' | 'payment' | 'webhook'>().notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** When it does something by itself. */
    due_at: time('due_at'),
    created_at: createdAt(),
  },
  (t) => [
    index('sandbox_objects_due')
      .on(t.kind, t.due_at)
      .where(sql`${t.due_at} is not null`),
  ],
);
