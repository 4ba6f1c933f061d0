// Whether the plan of the signed-in person brings something.
import { prices } from '#contract/prices.ts';
import type { Perk } from '#contract/prices.ts';
import { useMe } from '#web/model/me/use-me.ts';

export function useHasPerk(perk: Perk): boolean {
  const plan = useMe((me) => me?.subscription.plan_id ?? 'free');
  return prices().plans[plan].perks.includes(perk);
}
