// What an error of Stripe means to who called: refused, away, or a mistake of ours.
import { Stripe } from 'stripe';
import { explainingBy } from '../explaining.ts';
import { PaymentRefused, PaymentUnavailable } from '../payments.ts';

/** The bank wants to hear from the buyer, who is not at the page. */
const NEEDS_BUYER: ReadonlySet<string> = new Set([
  'authentication_required',
  'subscription_payment_intent_requires_action',
]);

/** Returns the same act, whose errors of Stripe are told as the interface tells them. */
export const explaining = explainingBy(explainError);

/** Returns what is to be thrown. What is neither a refusal nor an outage is a mistake of ours, and stays as it is. */
export function explainError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { type, code = '', decline_code: decline = '', requestId = '' } = error;
  // Of a refusal no more than its codes: the error itself carries the card.
  if (error instanceof Stripe.errors.StripeCardError) {
    const reason = NEEDS_BUYER.has(code) || NEEDS_BUYER.has(decline) ? 'needs_authentication' : 'declined';
    return new PaymentRefused(reason, `Stripe refused: ${code} ${decline} ${requestId}`.trim());
  }
  if (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError
  ) {
    return new PaymentUnavailable(`Stripe did not answer: ${type} ${code} ${requestId}`.trim(), {
      cause: error,
    });
  }
  return error;
}

/** True where Stripe knows nothing of that name. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** True where the call cannot be done on what it names, as it is now. */
export function isInvalid(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}
