// The lines of a price: stored without a language, as a word and an amount, and read in the language of who asks.
import type { Language, Words, WordValues } from '#texts/words.ts';
import { packWord, readPackedWord } from './packed-word.ts';

const PRICE_WORDS = {
  images: { en: '{n} × {x}', zh: '{n} 张 × {x}' },
  seconds: { en: '{x} · {n} s', zh: '{x} · {n} 秒' },
  sound: { en: 'Sound', zh: '音效' },
  up_to_least: { en: 'Up to the minimum of {n}', zh: '补足最低 {n} 积分' },
} as const satisfies Record<string, Words>;

/** One line of a price. `label` is a packed word (`priceWord`), or plain text where it is the same in every language. */
export type PriceItem = { label: string; amount: number };

/** Points, in whole numbers; `items` sum up to `price`. */
export type Quote = { price: number; items: PriceItem[] };

export function priceWord(name: keyof typeof PRICE_WORDS, values?: WordValues): string {
  return packWord(name, values);
}

/** Returns the lines as people read them. */
export function readPriceItems(items: readonly PriceItem[], language: Language): PriceItem[] {
  return items.map(({ label, amount }) => ({ label: readPackedWord(PRICE_WORDS, label, language), amount }));
}
