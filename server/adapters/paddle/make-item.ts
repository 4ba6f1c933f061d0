// What is sold, as Paddle wants it where it has no catalogue of ours: a price of its own for each.
// https://developer.paddle.com/build/transactions/bill-create-custom-items-prices-products
import type { Currency, Cycle } from '#contract/prices.ts';

export type Sold = { name: string; currency: Currency; amount: number; cycle: Cycle | null };

/** `notes` come back with the item. Prices contain their taxes; nobody buys two. */
export function makeItem(
  { name, currency, amount, cycle }: Sold,
  notes: Record<string, string> = {},
): object {
  return {
    quantity: 1,
    price: {
      name,
      description: name,
      unit_price: { amount: String(amount), currency_code: currency },
      billing_cycle: cycle && { interval: cycle, frequency: 1 },
      tax_mode: 'internal',
      quantity: { minimum: 1, maximum: 1 },
      custom_data: notes,
      // The one category that every account of Paddle may sell.
      product: { name, tax_category: 'standard' },
    },
  };
}
