// The lines of a price: stored without a language, as a word and an amount, and read in the language of who asks.
import en from '#texts/en/contract/prices.json' with { type: 'json' };
import zh from '#texts/zh/contract/prices.json' with { type: 'json' };
import { type Language, pairTexts, type WordValues } from '#texts/words.ts';
import { packWord, readPackedWord } from './packed-word.ts';

const PRICE_WORDS = pairTexts(en, zh);

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
