// The product's own texts, so that a test says what a person reads without writing it down twice.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fillWords } from '#contract/errors.ts';
import type { Language, WordValues } from '#contract/errors.ts';

const FOLDER = path.join(import.meta.dirname, '../../web/i18n');

export type Say = (key: string, values?: WordValues) => string;

/** `say('task.delete')`; throws for a key that does not exist, so that a renamed text fails its tests. */
export function readWords(language: Language): Say {
  const folder = path.join(FOLDER, language);
  const namespaces = Object.fromEntries(
    readdirSync(folder).map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as unknown,
    ]),
  );
  return (key, values) => {
    let part: unknown = namespaces;
    for (const name of key.split('.')) part = (part as Record<string, unknown> | undefined)?.[name];
    if (typeof part !== 'string') throw new Error(`there is no text ${key} in ${language}`);
    return fillWords(part, values);
  };
}
