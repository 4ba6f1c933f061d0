// Where effects are picked and worked with, by the number of their tool.
import type { Effect } from '#contract/effect.ts';

export type EffectType = Effect['type'];

export const EFFECT_TOOLS = { 5: 'image-effect', 6: 'video-effect' } as const;
export type EffectTool = (typeof EFFECT_TOOLS)[EffectType];

/** As the address of the working screen names it. */
export const EFFECT_FAMILIES = { 5: 'image', 6: 'video' } as const;

/** A work that comes along, which of its results, and the public work that is credited. */
export const HANDED_OVER = ['media', 'n', 'credit'] as const;

export const WORK_PATH = '/effects/generate';

export function readEffectType(family: string | null): EffectType {
  return family === EFFECT_FAMILIES[6] ? 6 : 5;
}

export function galleryAddress(type: EffectType): string {
  return `/effects/${EFFECT_FAMILIES[type]}`;
}

/** `carried` is the address of the gallery: an image that another screen handed over goes on to the work. */
export function workAddress(type: EffectType, id: string, carried?: URLSearchParams): string {
  const params = new URLSearchParams({ type: EFFECT_FAMILIES[type], effect: id });
  for (const name of HANDED_OVER) {
    const value = carried?.get(name);
    if (value) params.set(name, value);
  }
  return `${WORK_PATH}?${params.toString()}`;
}
