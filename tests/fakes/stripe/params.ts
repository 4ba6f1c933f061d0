// What each call of Stripe's API may say, as far as we use it. More is refused, as Stripe refuses it.
import * as z from 'zod';

const metadata = z.record(z.string().max(40), z.string().max(500));
const expand = z.array(z.string()).optional();
const whole = z.string().regex(/^\d+$/).transform(Number);
const flag = z.enum(['true', 'false']).transform((given) => given === 'true');
const currency = z.enum(['usd', 'cny']);
const interval = z.enum(['month', 'year']);
const recurring = z.strictObject({ interval });
const product_data = z.strictObject({ name: z.string().min(1) });
const discounts = z.array(z.strictObject({ coupon: z.string() })).max(1);
const address = z.url();

export const CustomerCreate = z.strictObject({ email: z.email(), name: z.string().optional(), metadata });

export const PriceCreate = z.strictObject({ currency, unit_amount: whole, recurring, product_data });

export const CouponCreate = z.strictObject({
  amount_off: whole.refine((amount) => amount > 0),
  currency,
  duration: z.literal('once'),
  max_redemptions: whole,
  metadata,
});

const sessionFields = {
  customer: z.string(),
  client_reference_id: z.string(),
  line_items: z.array(
    z.strictObject({
      quantity: z.literal('1'),
      price_data: z.strictObject({
        currency,
        unit_amount: whole,
        product_data,
        recurring: recurring.optional(),
      }),
    }),
  ),
  discounts: discounts.optional(),
  metadata,
  success_url: address,
  cancel_url: address,
  locale: z.enum(['en', 'zh']),
  adaptive_pricing: z.strictObject({ enabled: flag }),
};

export const SessionCreate = z.discriminatedUnion('mode', [
  z.strictObject({
    mode: z.literal('subscription'),
    ...sessionFields,
    subscription_data: z.strictObject({ metadata }),
  }),
  z.strictObject({
    mode: z.literal('payment'),
    ...sessionFields,
    payment_intent_data: z.strictObject({ metadata }),
    invoice_creation: z.strictObject({ enabled: flag, invoice_data: z.strictObject({ metadata }) }),
  }),
]);

export const SubscriptionUpdate = z.strictObject({
  items: z
    .array(z.strictObject({ id: z.string(), price: z.string() }))
    .length(1)
    .optional(),
  billing_cycle_anchor: z.strictObject({ type: z.enum(['now', 'unchanged']) }).optional(),
  proration_behavior: z.enum(['none', 'create_prorations', 'always_invoice']).optional(),
  payment_behavior: z.literal('error_if_incomplete').optional(),
  discounts: z.union([z.literal(''), discounts]).optional(),
  metadata: metadata.optional(),
  cancel_at: z.literal('').optional(),
  cancel_at_period_end: flag.optional(),
});

export const SubscriptionCancel = z.strictObject({ invoice_now: flag.optional(), prorate: flag.optional() });

export const ScheduleCreate = z.strictObject({ from_subscription: z.string() });

const phaseFields = {
  items: z.array(z.strictObject({ price: z.string(), quantity: whole })).length(1),
  proration_behavior: z.enum(['none', 'create_prorations']).optional(),
};

export const ScheduleUpdate = z.strictObject({
  end_behavior: z.literal('release'),
  proration_behavior: z.enum(['none', 'create_prorations']).optional(),
  phases: z.tuple([
    z.strictObject({ ...phaseFields, start_date: whole, end_date: whole }),
    z.strictObject({
      ...phaseFields,
      duration: z.strictObject({ interval, interval_count: z.literal('1') }),
      billing_cycle_anchor: z.literal('phase_start'),
      metadata,
    }),
  ]),
});

export const RefundCreate = z.strictObject({ payment_intent: z.string(), amount: whole });

export const PortalCreate = z.strictObject({ customer: z.string(), return_url: address });

export const Read = z.strictObject({ expand });

export const InvoiceList = z.strictObject({
  subscription: z.string(),
  status: z.literal('open'),
  starting_after: z.string().optional(),
});

export const EventList = z.strictObject({
  created: z.strictObject({ gte: whole }),
  types: z.array(z.string()).max(20),
  limit: whole,
  starting_after: z.string().optional(),
});

export const Nothing = z.strictObject({});
