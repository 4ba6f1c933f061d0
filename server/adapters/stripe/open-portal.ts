// Stripe's own page for cards and receipts.
import type { Stripe } from 'stripe';
import { isInvalid } from './explain-error.ts';

/** Null where the portal was not set up in Stripe's dashboard; Stripe says that in words alone. */
export async function openPortal(
  stripe: Stripe,
  customer: string,
  returnUrl: string,
): Promise<string | null> {
  try {
    return (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url;
  } catch (error) {
    if (isInvalid(error) && /no configuration provided/i.test(error.message)) return null;
    throw error;
  }
}
