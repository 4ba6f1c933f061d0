// The effects a person has used last, kept in this browser; the newest first.
import * as z from 'zod/mini';
import { listOf, stored } from '#web/model/stored.ts';
import type { EffectType } from './effect-places.ts';

const KEPT = 6;
const recent = (type: EffectType) => stored(`recent-effects:${type}`, listOf(z.string()));

export function readRecentEffects(type: EffectType): string[] {
  return recent(type).read();
}

export function rememberEffect(type: EffectType, id: string): void {
  const others = readRecentEffects(type).filter((other) => other !== id);
  recent(type).write([id, ...others].slice(0, KEPT));
}
