// An instruction for an empty head: one of those that the built-in engine can follow.
import type { TFunction } from 'i18next';
import type { ImageMode } from './contract.ts';

/** Never the one that is there already. */
export function drawIdea(
  t: TFunction,
  mode: ImageMode,
  current: string,
  random: () => number = Math.random,
): string {
  const list = t(`image-to-image.ideas.${mode}`, { returnObjects: true }) as unknown;
  if (!Array.isArray(list)) return '';
  const others = list.map(String).filter((idea) => idea !== current);
  return others[Math.floor(random() * others.length)] ?? '';
}
