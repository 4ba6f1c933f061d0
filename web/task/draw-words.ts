// Words for an empty head, drawn from a list in the language of the screen.
import type { TFunction } from 'i18next';
import type { TextListKey } from '#web/i18n/text-key.ts';

/** One of the words that stand under this key, never `except`. */
export function drawWords(
  t: TFunction,
  key: TextListKey,
  random: () => number = Math.random,
  except?: string,
): string {
  const others = t(key, { returnObjects: true }).filter((words) => words !== except);
  return others[Math.floor(random() * others.length)] ?? '';
}
