// The keys of the texts, as types: for what is handed on before `t` is asked.
import type { ParseKeys } from 'i18next';
import type { bundledEn } from './bundled-en.ts';

/** What `t` takes. */
export type TextKey = ParseKeys;

/** What follows the name in the keys of all that stands under it: `TextBelow<'gallery.step'>` is 'animate' and so on. */
export type TextBelow<Name extends string> = TextKey extends infer Key
  ? Key extends `${Name}.${infer Rest}`
    ? Rest
    : never
  : never;

/** The keys of lists of texts, such as ideas for a prompt. */
export type TextListKey = ListKeys<typeof bundledEn>;

type ListKeys<Texts, Start extends string = ''> = {
  [Name in keyof Texts & string]: Texts[Name] extends readonly string[]
    ? `${Start}${Name}`
    : Texts[Name] extends object
      ? ListKeys<Texts[Name], `${Start}${Name}.`>
      : never;
}[keyof Texts & string];
