// What each call of Paddle's API may say, as far as we use it. More is refused, as Paddle refuses it.
import * as z from 'zod';

const custom_data = z.record(z.string(), z.unknown()).nullable();
const currency_code = z.enum(['CNY', 'USD']);
const amount = z.string().regex(/^\d{1,12}$/);

const price = z.strictObject({
  name: z.string().min(1).max(150),
  description: z.string().min(2).max(500),
  unit_price: z.strictObject({ amount, currency_code }),
  billing_cycle: z.strictObject({ interval: z.enum(['month', 'year']), frequency: z.literal(1) }).nullable(),
  tax_mode: z.enum(['internal', 'external', 'location', 'account_setting']),
  quantity: z.strictObject({ minimum: z.literal(1), maximum: z.int() }),
  custom_data,
  product: z.strictObject({ name: z.string().min(1), tax_category: z.literal('standard') }),
});
export type NewPrice = z.output<typeof price>;
const items = z.array(z.strictObject({ quantity: z.literal(1), price })).length(1);

export const CustomerCreate = z.strictObject({
  email: z.email(),
  name: z.string().nullable(),
  custom_data,
});
export const CustomerUpdate = z.strictObject({ status: z.enum(['active', 'archived']) });

export const TransactionCreate = z.strictObject({
  items,
  customer_id: z.string().startsWith('ctm_'),
  currency_code,
  collection_mode: z.literal('automatic'),
  custom_data,
  checkout: z.strictObject({ url: z.url() }),
  discount: z
    .strictObject({
      type: z.literal('flat'),
      amount,
      description: z.string().min(1),
      recur: z.boolean(),
    })
    .optional(),
});
export const TransactionUpdate = z.strictObject({
  status: z.enum(['billed', 'canceled', 'completed']).optional(),
  custom_data: custom_data.optional(),
});

export const SubscriptionUpdate = z.strictObject({
  items: items.optional(),
  proration_billing_mode: z.enum(['do_not_bill', 'full_immediately', 'prorated_immediately']).optional(),
  next_billed_at: z.iso.datetime().optional(),
  scheduled_change: z.null().optional(),
  custom_data: custom_data.optional(),
});
export const SubscriptionCancel = z.strictObject({
  effective_from: z.enum(['immediately', 'next_billing_period']),
});
export const SubscriptionCharge = z.strictObject({
  effective_from: z.literal('immediately'),
  on_payment_failure: z.enum(['prevent_change', 'apply_change']),
  items,
});

export const AdjustmentCreate = z.discriminatedUnion('type', [
  z.strictObject({
    action: z.literal('refund'),
    type: z.literal('full'),
    transaction_id: z.string(),
    reason: z.string().min(1),
  }),
  z.strictObject({
    action: z.literal('refund'),
    type: z.literal('partial'),
    transaction_id: z.string(),
    reason: z.string().min(1),
    items: z.array(z.strictObject({ item_id: z.string(), type: z.literal('partial'), amount })).length(1),
  }),
]);

export const Nothing = z.strictObject({});
const page = {
  after: z.string().optional(),
  per_page: z.coerce.number().int().max(200).optional(),
  order_by: z.enum(['id[ASC]', 'created_at[DESC]']).optional(),
};
export const CustomerList = z.strictObject({ ...page, email: z.email(), status: z.string() });
export const TransactionList = z.strictObject({
  ...page,
  customer_id: z.string().optional(),
  subscription_id: z.string().optional(),
  origin: z.string().optional(),
});
export const AdjustmentList = z.strictObject({ ...page, transaction_id: z.string() });
export const EventList = z.strictObject({
  ...page,
  event_type: z.string().optional(),
  from: z.iso.datetime().optional(),
});
