// A page that carries prices of its own.
import { afterEach, expect, it } from 'vitest';
import { installPrices, prices, SHIPPED_PRICES } from '#contract/prices.ts';
import { installPagePrices } from './page-prices.ts';

afterEach(() => installPrices(SHIPPED_PRICES));

it('installs the table of the page, or keeps that of the build', () => {
  installPagePrices();
  expect(prices()).toBe(SHIPPED_PRICES);
  const table = { ...SHIPPED_PRICES, gifts: { welcome: 7, daily: 3 } };
  document.head.innerHTML = `<script type="application/json" id="prices">${JSON.stringify(table)}</script>`;
  installPagePrices();
  expect(prices()).toEqual(table);
});
