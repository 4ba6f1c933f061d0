// The price of each period of a plan, as Stripe wants it where there is no page to pay on.
import type { Stripe } from 'stripe';
import type { Language } from '#texts/words.ts';
import type { NextPeriods } from '../payments.ts';
import { hashKey } from './idempotency-keys.ts';

/** Returns Stripe's name for it; the same one for the same contents while Stripe remembers the key. */
export async function makePrice(
  stripe: Stripe,
  { name, currency, amount, cycle }: NextPeriods,
  language: Language,
): Promise<string> {
  const price = {
    currency: currency.toLowerCase(),
    unit_amount: amount,
    recurring: { interval: cycle },
    product_data: { name: name[language] },
  };
  const { id } = await stripe.prices.create(price, { idempotencyKey: `price-${hashKey(price)}` });
  return id;
}
