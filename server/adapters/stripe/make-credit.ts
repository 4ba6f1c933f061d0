// What an order costs less than its plan, for unused days of another one: a coupon for one invoice.
import type { Stripe } from 'stripe';
import type { PayableOrder } from '../payments.ts';
import { orderKey } from './idempotency-keys.ts';

/** Returns the coupon's name; null where the full price is paid. */
export async function makeCredit(stripe: Stripe, order: PayableOrder): Promise<string | null> {
  const credit = order.renewal === null ? 0 : order.renewal.amount - order.amount;
  if (credit <= 0) return null;
  const { id } = await stripe.coupons.create(
    {
      amount_off: credit,
      currency: order.currency.toLowerCase(),
      duration: 'once',
      max_redemptions: 1,
      metadata: { order_id: String(order.id) },
    },
    { idempotencyKey: orderKey(order.id, 'credit') },
  );
  return id;
}
