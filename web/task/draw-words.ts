// Words for an empty head, drawn from a list in the language of the screen.
import type { TFunction } from 'i18next';

/** One of the words that stand under this key, never `except`. */
export function drawWords(
  t: TFunction,
  key: string,
  random: () => number = Math.random,
  except?: string,
): string {
  const list = t(key, { returnObjects: true }) as unknown;
  if (!Array.isArray(list)) return '';
  const others = list.map(String).filter((words) => words !== except);
  return others[Math.floor(random() * others.length)] ?? '';
}
