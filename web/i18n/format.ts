// Dates, numbers and money as they are written. Spec §9: the date format is zh-CN and the currency CNY by default.
import type { Language } from '#texts/words.ts';

type FormatLocale = 'zh-CN' | 'en-US';
export type Currency = 'CNY' | 'USD';

const DEFAULT_LOCALE: FormatLocale = 'zh-CN';
const DEFAULT_CURRENCY: Currency = 'CNY';
const MINOR_UNITS = 100;

/** What a page in this language passes to the helpers below (product C11). */
export function formatLocaleOf(language: Language): FormatLocale {
  return language === 'zh' ? 'zh-CN' : 'en-US';
}

export function formatDate(
  date: Date | string,
  locale: FormatLocale = DEFAULT_LOCALE,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  return new Intl.DateTimeFormat(locale, options).format(new Date(date));
}

/**
 * `amount` in minor units: 12900 is ¥129.00.
 * @public Asked for by spec §9, for the first price in money.
 */
export function formatCurrency(
  amount: number,
  currency: Currency = DEFAULT_CURRENCY,
  locale: FormatLocale = DEFAULT_LOCALE,
): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / MINOR_UNITS);
}

/** Whole numbers (points, likes) with their separators. */
export function formatNumber(value: number, locale: FormatLocale = DEFAULT_LOCALE): string {
  return new Intl.NumberFormat(locale).format(value);
}
