// Whether a plan brings what was asked for; if not, from which plan on it comes. Source: product §3.2.
import { fieldWord } from './field-words.ts';
import { type Perk, PERK_WORDS, PLAN_IDS, type PlanId, PLANS } from './limits.ts';

/** Why this plan cannot have it, as a packed field word; null when it can. */
export function checkPerk(plan: PlanId, perk: Perk): string | null {
  if (PLANS[plan].perks.includes(perk)) return null;
  const first = PLAN_IDS.find((id) => PLANS[id].perks.includes(perk));
  if (!first) throw new Error(`no plan brings ${perk}`);
  return fieldWord('plan_needed', { x: PERK_WORDS[perk], plan: PLANS[first].name });
}
