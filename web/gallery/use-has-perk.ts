// Whether the plan of the signed-in person brings something.
import { PLANS } from '#contract/limits.ts';
import type { Perk } from '#contract/limits.ts';
import { useMe } from '#web/model/me/use-me.ts';

export function useHasPerk(perk: Perk): boolean {
  const plan = useMe((me) => me?.subscription.plan_id ?? 'free');
  return PLANS[plan].perks.includes(perk);
}
