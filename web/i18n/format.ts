// Dates, numbers and money as they are written. Spec §9: the date format is zh-CN and the currency CNY by default.
import type { Currency } from '#contract/prices.ts';
import type { Language } from '#texts/words.ts';

type FormatLocale = 'zh-CN' | 'en-US';

const DEFAULT_LOCALE: FormatLocale = 'zh-CN';
const DEFAULT_CURRENCY: Currency = 'CNY';
const MINOR_UNITS = 100;

/** To make one costs far more than what it is made for, and a wall says days and numbers while it scrolls. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();

/** What a page in this language passes to the helpers below (product C11). */
export function formatLocaleOf(language: Language): FormatLocale {
  return language === 'zh' ? 'zh-CN' : 'en-US';
}

export function formatDate(
  date: Date | string,
  locale: FormatLocale = DEFAULT_LOCALE,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  return keptIn(dateFormats, key, () => new Intl.DateTimeFormat(locale, options)).format(new Date(date));
}

/** The currency in which a page in this language shows prices first (product C11). */
export function currencyOf(language: Language): Currency {
  return language === 'zh' ? 'CNY' : 'USD';
}

/** `amount` in minor units: 12900 is ¥129.00. */
export function formatCurrency(
  amount: number,
  currency: Currency = DEFAULT_CURRENCY,
  locale: FormatLocale = DEFAULT_LOCALE,
): string {
  return numbersIn(locale, { style: 'currency', currency }).format(amount / MINOR_UNITS);
}

/** A price as it is told, without decimals where there are none: 4900 is ¥49, 699 is $6.99. */
export function formatPrice(amount: number, currency: Currency, locale: FormatLocale): string {
  return numbersIn(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount / MINOR_UNITS);
}

/** What one point of a purchase costs, which is less than most coins: ¥0.083, $0.012. */
export function formatPointPrice(
  amount: number,
  points: number,
  currency: Currency,
  locale: FormatLocale,
): string {
  return numbersIn(locale, { style: 'currency', currency, maximumSignificantDigits: 2 }).format(
    amount / MINOR_UNITS / points,
  );
}

/** Of a cent or a 分, with two decimals: 349 for 300 points is 1.16. */
export function formatMinorUnits(amount: number, locale: FormatLocale): string {
  return numbersIn(locale, { maximumFractionDigits: 2 }).format(amount);
}

/** Whole numbers (points, likes) with their separators: the same in both languages. */
export function formatNumber(value: number): string {
  // By hand, as every screen begins with one: the browser's formats take 10 to 50 ms to come in.
  return String(Math.round(value)).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

/** Of the day, from 00:00 to 23:59 in both languages. `at`: as `Date` reads it. */
export function formatTime(at: string): string {
  const date = new Date(at);
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

/** What a date is told with besides its day. `hour12: false` would make 24:05 of five past midnight in English. */
export const WITH_TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

function numbersIn(locale: FormatLocale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  return keptIn(numberFormats, key, () => new Intl.NumberFormat(locale, options));
}

function keptIn<Format>(formats: Map<string, Format>, key: string, make: () => Format): Format {
  const format = formats.get(key) ?? make();
  formats.set(key, format);
  return format;
}
