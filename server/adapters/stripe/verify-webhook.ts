// Whether a webhook was signed by Stripe, and just now.
import { Stripe } from 'stripe';
import { BadSignature } from '../payments.ts';

const TOLERANCE_SECONDS = 300;

/** Throws BadSignature. */
export function verifyWebhook(
  stripe: Stripe,
  body: Buffer,
  header: (name: string) => string | undefined,
  secret: string,
): Stripe.Event {
  const signature = header('stripe-signature') ?? '';
  try {
    const event = stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
    refuseFuture(signature);
    return event;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    throw new BadSignature(error.message.split('\n')[0] ?? '');
  }
}

/** The SDK takes any date that is not too old. */
function refuseFuture(signature: string): void {
  const times = signature.split(',').filter((part) => part.startsWith('t='));
  const seconds = Number(times[0]?.slice(2));
  if (times.length === 1 && seconds <= Date.now() / 1000 + TOLERANCE_SECONDS) return;
  throw new BadSignature('Timestamp in the future');
}
