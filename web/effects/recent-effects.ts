// The effects a person has used last, kept in this browser; the newest first.
import type { EffectType } from './effect-places.ts';

const KEPT = 6;
const keyOf = (type: EffectType) => `recent-effects:${type}`;

export function readRecentEffects(type: EffectType): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(type)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberEffect(type: EffectType, id: string): void {
  const others = readRecentEffects(type).filter((other) => other !== id);
  try {
    localStorage.setItem(keyOf(type), JSON.stringify([id, ...others].slice(0, KEPT)));
  } catch {
    // A full or forbidden storage keeps nothing; the gallery goes on without the row.
  }
}
