// The product's own texts, so that a test says what a person reads without writing it down twice.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, translate, type WordValues } from '#texts/words.ts';

const FOLDER = path.join(import.meta.dirname, '../../texts');

export type Say = (key: string, values?: WordValues) => string;

/** `say('task.delete')`; throws for a key that does not exist, so that a renamed text fails its tests. */
export function readWords(language: Language): Say {
  const [en, zh] = [readScreens('en'), readScreens('zh')];
  return (key, values) => translate({ en: find(en, key), zh: find(zh, key) }, language, values);
}

function readScreens(language: Language): Record<string, unknown> {
  const folder = path.join(FOLDER, language, 'screens');
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as unknown,
    ]),
  );
}

function find(texts: Record<string, unknown>, key: string): string {
  let part: unknown = texts;
  for (const name of key.split('.')) part = (part as Record<string, unknown> | undefined)?.[name];
  if (typeof part !== 'string') throw new Error(`there is no text ${key}`);
  return part;
}
