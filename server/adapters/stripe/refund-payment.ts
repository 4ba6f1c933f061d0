// Pays a payment back, once for each key.
import type { Stripe } from 'stripe';
import { PaymentRefused } from '../payments.ts';
import { isInvalid } from './explain-error.ts';

/** Throws PaymentRefused (`gone`) where Stripe has no such payment, or not so much of it any more. */
export async function refundPayment(
  stripe: Stripe,
  { paymentRef, amount, key }: { paymentRef: string; amount: number; key: string },
): Promise<void> {
  try {
    await stripe.refunds.create({ payment_intent: paymentRef, amount }, { idempotencyKey: `refund-${key}` });
  } catch (error) {
    if (!isInvalid(error)) throw error;
    throw new PaymentRefused('gone', `Stripe refused to pay back: ${error.code ?? error.message}`);
  }
}
