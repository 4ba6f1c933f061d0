// Money as people read it, in emails, sentences and invoices.
import type { Currency } from '#contract/prices.ts';
import type { Language } from '#texts/words.ts';

const LOCALES = { en: 'en-US', zh: 'zh-CN' } as const;

/** `amount` in minor units; both currencies have a hundred of them. */
export function formatMoney(amount: number, currency: Currency, language: Language): string {
  const format = new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.format(amount / 100);
}
