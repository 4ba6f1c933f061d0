// What a pack costs in a currency.
import type { PointPack } from '#contract/billing.ts';
import type { Currency } from '#contract/prices.ts';

/** Minor units; null where it is not sold in this currency. */
export function packPrice(pack: PointPack, currency: Currency): number | null {
  return pack.prices.find((price) => price.currency === currency)?.amount ?? null;
}
