// A text in every language of the product: how the catalogue beside this file is read, and how places are filled.

export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One text in every language. It may have places: `{n}`. */
export type Words = Readonly<Record<Language, string>>;

/** What goes into the places of a text. A value that differs by language (a plan's name) is given in each. */
export type WordValues = Readonly<Record<string, string | number | Words>>;

type Texts = { readonly [key: string]: string | Texts };

/** The same keys, each with its text in every language. */
export type Paired<Namespace> = {
  readonly [Key in keyof Namespace]: Namespace[Key] extends string ? Words : Paired<Namespace[Key]>;
};

/**
 * Returns one namespace of the catalogue in all languages at once. A key that only the first has does not compile, one
 * that only the second has fails `catalogue.test.ts`.
 */
export function pairTexts<Namespace extends Texts>(en: Namespace, zh: NoInfer<Namespace>): Paired<Namespace> {
  const pairs = Object.entries(en).map(([key, text]) => {
    const other = zh[key];
    return [key, typeof text === 'string' ? { en: text, zh: other } : pairTexts(text, other as Texts)];
  });
  return Object.fromEntries(pairs) as Paired<Namespace>;
}

/** Returns the text in that language, its places filled. A place without a value stays, so that a test finds it. */
export function translate(words: Words, language: Language, values: WordValues = {}): string {
  return words[language].replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name] ?? place;
    return typeof value === 'object' ? value[language] : String(value);
  });
}
