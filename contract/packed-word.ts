// A text as one string that carries no language: its name in a table, and the values to fill in.
import { type Language, translate, type Words, type WordValues } from '#texts/words.ts';

export function packWord(name: string, values?: WordValues): string {
  return values ? `${name} ${JSON.stringify(values)}` : name;
}

/** Returns the sentence of a packed word; any text whose name is not in the table is returned as it is. */
export function readPackedWord(
  table: Readonly<Record<string, Words>>,
  packed: string,
  language: Language,
): string {
  const space = packed.indexOf(' ');
  const name = space < 0 ? packed : packed.slice(0, space);
  const words = Object.hasOwn(table, name) ? table[name] : undefined;
  if (!words) return packed;
  const values = space < 0 ? {} : (JSON.parse(packed.slice(space + 1)) as WordValues);
  return translate(words, language, values);
}
