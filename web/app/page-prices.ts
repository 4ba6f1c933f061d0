// The price table that a page carries where it is another than that of the build (server/api/serve-web.ts).
import { installPrices } from '#contract/prices.ts';
import type { PriceTable } from '#contract/prices.ts';

/** Before anything is drawn: a price that was shown once must be the one that is charged. */
export function installPagePrices(): void {
  const carried = document.querySelector('script#prices')?.textContent;
  // Our own server wrote it, and checked it at its start.
  if (carried) installPrices(JSON.parse(carried) as PriceTable);
}
