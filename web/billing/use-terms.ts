// In which cycle and currency prices are shown, and what is chosen to be bought: all in the address, so that Back, a
// shared link and a sign-in in between keep it.
import type { Subscription } from '#contract/billing.ts';
import { CURRENCIES, CYCLES } from '#contract/prices.ts';
import type { Currency, Cycle } from '#contract/prices.ts';
import type { Language } from '#texts/words.ts';
import { currencyOf } from '#web/i18n/format.ts';
import { useAddressParams } from '#web/model/use-address-params.ts';

export type Terms = {
  cycle: Cycle;
  currency: Currency;
  /** A running subscription keeps the currency in which it was sold. */
  isCurrencyFixed: boolean;
  setCycle: (cycle: Cycle) => void;
  setCurrency: (currency: Currency) => void;
};

export function useTerms(language: Language, subscription: Subscription | null): Terms {
  const [params, changeParams] = useAddressParams();
  const sold = subscription && isRunning(subscription) ? subscription : null;
  const set = (name: 'cycle' | 'currency', value: string) =>
    changeParams((held) => held.set(name, value), { replace: true });
  return {
    cycle: CYCLES.find((cycle) => cycle === params.get('cycle')) ?? sold?.cycle ?? 'month',
    currency:
      sold?.currency ??
      CURRENCIES.find((currency) => currency === params.get('currency')) ??
      currencyOf(language),
    isCurrencyFixed: Boolean(sold?.currency),
    setCycle: (cycle) => set('cycle', cycle),
    setCurrency: (currency) => set('currency', currency),
  };
}

/** True while there is something that renews, ends or waits for a payment. */
export function isRunning({ state }: Pick<Subscription, 'state'>): boolean {
  return state === 'active' || state === 'canceled' || state === 'past_due';
}

/** Where a plan or a pack is bought: the dialog with its terms stands open there. */
export function buyAddress(
  choice: { plan: string; cycle: Cycle; currency: Currency } | { pack: string; currency: Currency },
): string {
  return `/subscription?${new URLSearchParams(choice).toString()}`;
}
