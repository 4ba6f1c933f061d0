// Whether a plan brings what was asked for; if not, from which plan on it comes. Source: product §3.2.
import type { WordValues } from '#texts/words.ts';
import { fieldWord } from './field-words.ts';
import { firstPlanThat, type Perk, PERK_WORDS, type Plan, type PlanId, planName, prices } from './prices.ts';

/** Returns a packed field word: the first plan that has it, or that nobody can have it here. */
export function needPlan(x: WordValues[string], allows: (plan: Plan) => boolean): string {
  const first = firstPlanThat(allows);
  return first ? fieldWord('plan_needed', { x, plan: planName(first) }) : fieldWord('not_offered', { x });
}

/** Why this plan cannot have it, as a packed field word; null when it can. */
export function checkPerk(plan: PlanId, perk: Perk): string | null {
  const brings = ({ perks }: Plan) => perks.includes(perk);
  return brings(prices().plans[plan]) ? null : needPlan(PERK_WORDS[perk], brings);
}
