// Which effects a gallery shows, and in which order: by category, by words in either language, what is hot or new first.
import type { Effect } from '#contract/effect.ts';

export const EFFECT_ORDERS = ['hot', 'new'] as const;
export type EffectOrderName = (typeof EFFECT_ORDERS)[number];

export type EffectFilter = {
  /** Empty: all. */
  classId?: string;
  q?: string;
  order: EffectOrderName;
};

/** What can be used comes before what needs an engine; equal ones keep the order of the product. */
export function findEffects(
  effects: readonly Effect[],
  { classId = '', q = '', order }: EffectFilter,
): Effect[] {
  const wanted = q.trim().toLowerCase();
  const rank = ({ available, marker }: Effect) => (available ? 0 : 2) + (marker === order ? 0 : 1);
  return effects
    .filter((effect) => (classId === '' || effect.class_id === classId) && matches(effect, wanted))
    .toSorted((a, b) => rank(a) - rank(b) || (order === 'hot' ? b.uses - a.uses : 0));
}

function matches({ name, desc, id }: Effect, wanted: string): boolean {
  return [name.en, name.zh, desc.en, desc.zh, id].some((text) => text.toLowerCase().includes(wanted));
}
