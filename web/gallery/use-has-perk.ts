// Whether the plan of the signed-in person brings something.
import { PLANS } from '#contract/limits.ts';
import type { Perk } from '#contract/limits.ts';
import { useMineStore } from '#web/api/mine-store.ts';

export function useHasPerk(perk: Perk): boolean {
  const plan = useMineStore(({ mine }) => mine?.subscription.plan_id ?? 'free');
  return PLANS[plan].perks.includes(perk);
}
