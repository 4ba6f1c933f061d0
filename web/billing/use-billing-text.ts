// How money, days and plans are written on the screens of plans and money.
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Currency, Cycle } from '#contract/prices.ts';
import type { Words } from '#texts/words.ts';
import {
  formatCurrency,
  formatDate,
  formatLocaleOf,
  formatMinorUnits,
  formatNumber,
  formatPointPrice,
  formatPrice,
} from '#web/i18n/format.ts';
import { isLanguage } from '#web/i18n/locale.ts';

export type BillingText = {
  t: TFunction;
  count: (value: number) => string;
  /** In minor units; "$67". */
  price: (amount: number, currency: Currency) => string;
  /** In minor units, as books are kept; "$67.00". */
  money: (amount: number, currency: Currency) => string;
  /** "$67 a year" */
  each: (amount: number, currency: Currency, cycle: Cycle) => string;
  /** "1.16 ¢", "¥0.083" */
  pointPrice: (amount: number, points: number, currency: Currency) => string;
  /** "Dec 1" */
  day: (at: string) => string;
  /** "Dec 1, 2026" */
  date: (at: string) => string;
  /** "December 1, 2026" */
  longDay: (at: string) => string;
  name: (words: Words) => string;
};

export function useBillingText(): BillingText {
  const { t, i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : 'en';
  return useMemo(() => {
    const locale = formatLocaleOf(language);
    const price = (amount: number, currency: Currency) => formatPrice(amount, currency, locale);
    return {
      t,
      count: formatNumber,
      price,
      money: (amount, currency) => formatCurrency(amount, currency, locale),
      each: (amount, currency, cycle) => t(`billing.each.${cycle}`, { price: price(amount, currency) }),
      /** "1.16 ¢", "¥0.083" */
      pointPrice: (amount, points, currency) =>
        currency === 'USD'
          ? t('billing.pack.cents', { n: formatMinorUnits(amount / points, locale) })
          : formatPointPrice(amount, points, currency, locale),
      date: (at) => formatDate(at, locale),
      day: (at) => formatDate(at, locale, { month: language === 'zh' ? 'long' : 'short', day: 'numeric' }),
      longDay: (at) => formatDate(at, locale, { year: 'numeric', month: 'long', day: 'numeric' }),
      name: (words) => words[language],
    };
  }, [t, language]);
}
