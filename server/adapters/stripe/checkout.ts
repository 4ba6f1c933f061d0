// Stripe's own page where an order is paid: made with our amounts, closed when it is not wanted any more.
import type { Stripe } from 'stripe';
import { type PayableOrder, PaymentUnavailable } from '../payments.ts';
import { isInvalid, isMissing } from './explain-error.ts';
import { orderKey } from './idempotency-keys.ts';
import { makeCredit } from './make-credit.ts';

/**
 * Which ways to pay are shown is chosen in Stripe's dashboard. Tax is not asked for: our prices contain it. Twice with
 * the same order gives the first page again, for as long as Stripe keeps it open (a day).
 */
export async function startCheckout(
  stripe: Stripe,
  order: PayableOrder,
): Promise<{ checkoutRef: string; payUrl: string }> {
  const { amount, renewal, language } = order;
  const coupon = await makeCredit(stripe, order);
  const { id, url } = await stripe.checkout.sessions.create(
    {
      customer: order.customerRef,
      client_reference_id: String(order.userId),
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: order.currency.toLowerCase(),
            unit_amount: renewal?.amount ?? amount,
            product_data: { name: order.name[language] },
            ...(renewal && { recurring: { interval: renewal.cycle } }),
          },
        },
      ],
      ...(coupon !== null && { discounts: [{ coupon }] }),
      ...describePayment(order),
      metadata: { order_id: String(order.id) },
      success_url: order.returnUrl,
      cancel_url: order.givenUpUrl,
      locale: language,
      // Exactly our sum, in our currency.
      adaptive_pricing: { enabled: false },
    },
    { idempotencyKey: orderKey(order.id, 'checkout') },
  );
  if (url === null) throw new PaymentUnavailable(`Stripe gave no address for ${id}`);
  return { checkoutRef: id, payUrl: url };
}

function describePayment({
  id,
  renewal,
  language,
}: PayableOrder): Partial<Stripe.Checkout.SessionCreateParams> {
  const metadata = { order_id: String(id), language };
  if (renewal) return { mode: 'subscription', subscription_data: { metadata } };
  return {
    mode: 'payment',
    payment_intent_data: { metadata },
    invoice_creation: { enabled: true, invoice_data: { metadata } },
  };
}

/** A page that was paid, has closed by itself or was forgotten by Stripe is fine. */
export async function closeCheckout(stripe: Stripe, checkoutRef: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(checkoutRef);
  } catch (error) {
    if (isMissing(error)) return;
    if (!isInvalid(error)) throw error;
    const { status } = await stripe.checkout.sessions.retrieve(checkoutRef);
    if (status === 'open') throw error;
  }
}
