// A text as one string that carries no language: its name in a table, and the values to fill in.
import { fillWords, type Language, type Words } from './errors.ts';

/** One that differs by language (a plan's name) is given in each. */
export type PackedValues = Readonly<Record<string, string | number | Words>>;

export function packWord(name: string, values?: PackedValues): string {
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
  const packedValues = space < 0 ? {} : (JSON.parse(packed.slice(space + 1)) as PackedValues);
  const values = Object.fromEntries(
    Object.entries(packedValues).map(([key, value]) => [
      key,
      typeof value === 'object' ? value[language] : value,
    ]),
  );
  return fillWords(words[language], values);
}
