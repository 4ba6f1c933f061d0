// What we read of Paddle's entities; all else is passed over, so that new fields and values harm nothing.
// https://developer.paddle.com/api-reference/transactions, /subscriptions, /adjustments
import * as z from 'zod';

const Moment = z.coerce.date();
const Amount = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number);
const Custom = z.record(z.string(), z.unknown()).nullish();
const Span = z.object({ starts_at: Moment, ends_at: Moment });

const Price = z.object({
  name: z.string().nullish(),
  unit_price: z.object({ amount: Amount }),
  billing_cycle: z.object({ interval: z.string(), frequency: z.int() }).nullish(),
  custom_data: Custom,
});
const Item = z.object({ price: Price });

const Payment = z.object({
  status: z.string(),
  error_code: z.string().nullish(),
  method_details: z
    .object({
      type: z.string(),
      card: z.object({ type: z.string(), last4: z.string() }).nullish(),
    })
    .nullish(),
});

export const Transaction = z.object({
  id: z.string(),
  status: z.string(),
  origin: z.string(),
  currency_code: z.string(),
  custom_data: Custom,
  subscription_id: z.string().nullish(),
  billing_period: Span.nullish(),
  billed_at: Moment.nullish(),
  created_at: Moment,
  items: z.array(Item),
  details: z.object({
    totals: z.object({ grand_total: Amount }),
    line_items: z.array(z.object({ id: z.string() })),
  }),
  payments: z.array(Payment),
  checkout: z.object({ url: z.string().nullish() }).nullish(),
});
export type Transaction = z.output<typeof Transaction>;

export const Subscription = z.object({
  id: z.string(),
  status: z.string(),
  currency_code: z.string(),
  custom_data: Custom,
  first_billed_at: Moment.nullish(),
  next_billed_at: Moment.nullish(),
  updated_at: Moment,
  current_billing_period: Span.nullish(),
  scheduled_change: z.object({ action: z.string(), effective_at: Moment }).nullish(),
  items: z.array(Item),
});
export type Subscription = z.output<typeof Subscription>;

export const Adjustment = z.object({
  id: z.string(),
  action: z.string(),
  status: z.string(),
  reason: z.string(),
  totals: z.object({ total: Amount }),
});
export type Adjustment = z.output<typeof Adjustment>;

export const Customer = z.object({ id: z.string(), status: z.string() });
