// Plans, point packs, orders and the subscription. Money is in minor units (cents, fen). Source: product §1.6, §3.2–3.3.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Empty, Id, pageFields, pageOf, Time } from './page.ts';
import { CURRENCIES, CYCLES, PERKS, PLAN_IDS, PlanLimits } from './prices.ts';
import { text, Uuid } from './text.ts';

const PlanId = z.enum(PLAN_IDS);
const Cycle = z.enum(CYCLES);
const Currency = z.enum(CURRENCIES);
const Money = z.int().check(z.gte(0));
const TwoWords = z.object({ en: z.string(), zh: z.string() });

/** Days after a renewal that failed in which everything stays. */
export const GRACE_DAYS_OF_PAYMENT = 3;
/** A first purchase is paid back in full for so long, as long as so much of its points was not used. */
export const REFUND_DAYS = 7;
export const REFUND_MOST_USED_PERCENT = 10;

export const Plan = z.object({
  id: PlanId,
  name: TwoWords,
  /** Its place among the plans, from 0. */
  tier: z.int(),
  recommended: z.boolean(),
  /** Empty for one that is not sold. `per_month` is rounded. */
  prices: z.array(z.object({ cycle: Cycle, currency: Currency, amount: Money, per_month: Money })),
  points_per_month: z.int(),
  limits: z.object(PlanLimits.shape),
  perks: z.array(z.enum(PERKS)),
});
export type Plan = z.output<typeof Plan>;

export const PointPack = z.object({
  id: z.string(),
  points: z.int(),
  bonus: z.int(),
  prices: z.array(z.object({ currency: Currency, amount: Money })),
});
export type PointPack = z.output<typeof PointPack>;

/** What an order is for: a first subscription, a better plan at once, the next period, or points. */
export const ORDER_CAUSES = ['subscribe', 'upgrade', 'renewal', 'pack'] as const;
export type OrderCause = (typeof ORDER_CAUSES)[number];

export const ORDER_STATES = ['pending', 'paid', 'closed', 'refunded'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const Order = z.object({
  id: z.string(),
  kind: z.enum(['plan', 'pack']),
  item_id: z.string(),
  name: TwoWords,
  cause: z.enum(ORDER_CAUSES),
  cycle: z.nullable(Cycle),
  currency: Currency,
  /** What is paid: the price without `credit`. */
  amount: Money,
  /** For unused days of the plan before. */
  credit: Money,
  /** Points that it brings (a plan: each month). */
  points: z.int(),
  /** `refunded` when all of it went back. */
  status: z.enum(ORDER_STATES),
  refunded: Money,
  /** True when the bank has taken the money back, or wants to. */
  disputed: z.boolean(),
  /** True while the buyer may have all of it back (7 days, 10 % of the points). */
  refundable: z.boolean(),
  period_start: z.nullable(Time),
  period_end: z.nullable(Time),
  /** Such as "Card ending 4417"; empty where it is not known. */
  paid_with: z.string(),
  /** Where it is paid; null when there is nothing to pay any more. */
  pay_url: z.nullable(z.string()),
  created_at: Time,
  paid_at: z.nullable(Time),
});
export type Order = z.output<typeof Order>;

/** How an invoice is called: `A-2026-000123`, by the year in which it was paid (UTC) and the order's id. */
export function invoiceNumber({ id, paid_at }: { id: string; paid_at: string | null }): string {
  return `A-${new Date(paid_at ?? 0).getUTCFullYear()}-${id.padStart(6, '0')}`;
}

export const SUBSCRIPTION_STATES = ['none', 'active', 'canceled', 'past_due', 'expired'] as const;

export const Subscription = z.object({
  plan_id: PlanId,
  state: z.enum(SUBSCRIPTION_STATES),
  cycle: z.nullable(Cycle),
  currency: z.nullable(Currency),
  /** The price of a period as it was sold; null without a price. */
  amount: z.nullable(Money),
  period_start: z.nullable(Time),
  period_end: z.nullable(Time),
  next_charge: z.nullable(z.object({ at: Time, amount: z.int() })),
  cancel_at_period_end: z.boolean(),
  /** What it becomes at the end of the period. */
  scheduled_plan_id: z.nullable(PlanId),
  scheduled_cycle: z.nullable(Cycle),
  next_grant_at: z.nullable(Time),
  /** Points of each month. */
  next_grant_points: z.nullable(z.int()),
  grace_until: z.nullable(Time),
  paid_with: z.string(),
  /** The provider has a page on which the card can be changed. */
  has_portal: z.boolean(),
});
export type Subscription = z.output<typeof Subscription>;

export const planList = endpoint({
  path: '/api/plan/list',
  summary: 'The plans with prices and limits, the free one first. Empty where nothing is sold.',
  access: 'anyone',
  kind: 'read',
  input: Empty,
  output: z.object({ items: z.array(Plan) }),
});

export const packList = endpoint({
  path: '/api/pack/list',
  summary: 'Packs of points that never expire. Empty where nothing is sold.',
  access: 'anyone',
  kind: 'read',
  input: Empty,
  output: z.object({ items: z.array(PointPack) }),
});

export const orderCreate = endpoint({
  path: '/api/order/create',
  summary:
    'Order a plan or a pack. Nothing is charged before it is paid at `pay_url`. A better plan than the present one is ordered with its unused days credited. The same client_token gets the same order.',
  access: 'user',
  kind: 'act',
  input: z.strictObject({
    kind: z.enum(['plan', 'pack']),
    item_id: text(40).check(z.minLength(1)),
    cycle: z.optional(Cycle),
    currency: Currency,
    client_token: Uuid,
  }),
  output: Order,
  refusals: ['unavailable', 'too_many_requests'],
});

export const orderStatus = endpoint({
  path: '/api/order/status',
  summary: 'One own order.',
  access: 'user',
  kind: 'read',
  input: z.strictObject({ id: Id }),
  output: Order,
  refusals: ['asset_not_found'],
});

export const orderList = endpoint({
  path: '/api/order/list',
  summary: 'Own orders, newest first; `paid` leaves out those that were never paid.',
  access: 'user',
  kind: 'read',
  input: z.strictObject({ paid: z.optional(z.boolean()), ...pageFields }),
  output: pageOf(Order),
});

export const orderRefund = endpoint({
  path: '/api/order/refund',
  summary:
    'Have a first purchase paid back in full: within seven days, when at most a tenth of its points was used. The unspent points go; a plan ends.',
  access: 'user',
  kind: 'act',
  input: z.strictObject({ id: Id }),
  output: Order,
  refusals: ['asset_not_found', 'unavailable'],
});

export const orderInvoice = endpoint({
  path: '/api/order/invoice',
  summary: 'An address from which the invoice of an own paid order comes as a PDF, for ten minutes.',
  access: 'user',
  kind: 'act',
  input: z.strictObject({ id: Id }),
  output: z.object({ url: z.string() }),
  refusals: ['asset_not_found'],
});

export const getInvoice = endpoint({
  method: 'GET',
  path: '/invoices/invoice.pdf',
  summary: 'The invoice behind an address of /api/order/invoice, in the language of who asked for it.',
  access: 'anyone',
  kind: 'read',
  answer: 'bytes',
  input: z.object({ t: text(2000) }),
  output: z.unknown(),
});

export const CANCEL_REASONS = ['too_expensive', 'not_needed', 'quality', 'missing', 'other'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export const subscriptionCancel = endpoint({
  path: '/api/subscription/cancel',
  summary: 'Turn the renewal off; everything stays until the end of the period.',
  access: 'user',
  kind: 'act',
  input: z.strictObject({ reason: z.optional(z.enum(CANCEL_REASONS)) }),
  output: Subscription,
  refusals: ['unavailable'],
});

export const subscriptionResume = endpoint({
  path: '/api/subscription/resume',
  summary: 'Turn the renewal on again, and take back a change that was to come.',
  access: 'user',
  kind: 'act',
  input: Empty,
  output: Subscription,
  refusals: ['unavailable'],
});

export const subscriptionChange = endpoint({
  path: '/api/subscription/change',
  summary:
    'A better plan at once, charged as the first time and with unused days credited; a smaller plan or another cycle at the end of the period. `amount` is what the caller was shown for today: another sum is refused.',
  access: 'user',
  kind: 'act',
  input: z.strictObject({ plan_id: PlanId, cycle: Cycle, amount: z.optional(Money) }),
  output: Subscription,
  refusals: ['unavailable'],
});

/** What a press on a plan would do and cost. */
export const ChangeQuote = z.object({
  /** `current`: nothing to change; `cancel`: to the free plan, by turning the renewal off. */
  kind: z.enum(['subscribe', 'upgrade', 'scheduled', 'cancel', 'current']),
  currency: Currency,
  /** What is charged now. */
  today: Money,
  credit: Money,
  /** What each period costs from then on. */
  amount: Money,
  /** When it is charged for the first time (`scheduled`), or again. */
  next_charge_at: z.nullable(Time),
});
export type ChangeQuote = z.output<typeof ChangeQuote>;

export const subscriptionQuote = endpoint({
  path: '/api/subscription/quote',
  summary: 'What each plan of a cycle would cost the caller today and later.',
  access: 'user',
  kind: 'read',
  input: z.strictObject({ cycle: Cycle, currency: Currency }),
  output: z.object({ items: z.array(z.object({ plan_id: PlanId, ...ChangeQuote.shape })) }),
});

export const subscriptionPortal = endpoint({
  path: '/api/subscription/portal',
  summary: 'An address of the payment provider where the card can be changed; null where there is none.',
  access: 'user',
  kind: 'act',
  input: Empty,
  output: z.object({ url: z.nullable(z.string()) }),
  refusals: ['unavailable'],
});

/** What the cashier of the sandbox can be told to do. */
export const SANDBOX_ACTS = [
  'pay',
  'fail',
  'delay',
  'authenticate',
  'chargeback',
  'renew',
  'fail_renewal',
] as const;
export type SandboxAct = (typeof SANDBOX_ACTS)[number];

const SandboxRef = text(100).check(z.minLength(1));

export const sandboxOrder = endpoint({
  path: '/sandbox/order',
  summary: 'What the sandbox cashier shows of an order. Only without a payment provider.',
  access: 'optional',
  kind: 'read',
  input: z.strictObject({ order: SandboxRef }),
  output: z.object({
    id: z.string(),
    name: TwoWords,
    currency: Currency,
    amount: Money,
    cycle: z.nullable(Cycle),
    /** What each further period costs; null for a pack. */
    renewal_amount: z.nullable(Money),
    status: z.enum(ORDER_STATES),
    /** Waits for the buyer to prove who they are. */
    needs_authentication: z.boolean(),
    acts: z.array(z.enum(SANDBOX_ACTS)),
  }),
  refusals: ['asset_not_found'],
});

export const payPage = endpoint({
  path: '/api/order/pay-page',
  summary:
    'What the page of a payment by Paddle shows, and what it opens the checkout with. `order` is null for what is paid otherwise, such as a renewal that failed. Only where payments are by Paddle.',
  access: 'anyone',
  kind: 'read',
  input: z.strictObject({ transaction: text(100).check(z.minLength(1)) }),
  output: z.object({
    order: z.nullable(
      z.object({
        id: z.string(),
        name: TwoWords,
        currency: Currency,
        amount: Money,
        cycle: z.nullable(Cycle),
        /** What each further period costs; null for a pack. */
        renewal_amount: z.nullable(Money),
        status: z.enum(ORDER_STATES),
      }),
    ),
    checkout: z.object({
      /** The address of Paddle.js. */
      script: z.string(),
      environment: z.enum(['production', 'sandbox']),
      client_token: z.string(),
    }),
  }),
  refusals: ['asset_not_found'],
});

export const sandboxPay = endpoint({
  path: '/sandbox/pay',
  summary:
    'The act of the sandbox cashier: no money moves. It arrives as a webhook does. `order` is that of `pay_url`, or an own order’s id.',
  access: 'optional',
  kind: 'act',
  input: z.strictObject({ order: SandboxRef, act: z.enum(SANDBOX_ACTS) }),
  output: z.object({ ok: z.boolean() }),
  refusals: ['asset_not_found'],
});

export const billingEndpoints = {
  planList,
  packList,
  orderCreate,
  orderStatus,
  orderList,
  orderRefund,
  orderInvoice,
  getInvoice,
  subscriptionCancel,
  subscriptionResume,
  subscriptionChange,
  subscriptionQuote,
  subscriptionPortal,
  payPage,
  sandboxOrder,
  sandboxPay,
};
