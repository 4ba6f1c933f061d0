// What is sold, with its price and its points, out of the table of prices.
import type { Plan as WirePlan, PointPack } from '#contract/billing.ts';
import {
  CURRENCIES,
  type Currency,
  CYCLES,
  type Cycle,
  MONTHS,
  PLAN_IDS,
  type PlanId,
  planName,
  prices,
} from '#contract/prices.ts';
import en from '#texts/en/server/billing.json' with { type: 'json' };
import zh from '#texts/zh/server/billing.json' with { type: 'json' };
import { pairTexts, translate, type Words, type WordValues } from '#texts/words.ts';

export const BILLING_WORDS = pairTexts(en, zh);

const inBoth = (words: Words, values: WordValues): Words => ({
  en: translate(words, 'en', values),
  zh: translate(words, 'zh', values),
});

export type SoldItem = { name: Words; price: number; points: number };

/** Minor units for a whole period; null where that plan is not sold. */
export function findPlanOffer(planId: PlanId, cycle: Cycle, currency: Currency): SoldItem | null {
  const plan = prices().plans[planId];
  if (!plan.prices) return null;
  return {
    name: inBoth(BILLING_WORDS.plan_item[cycle], { plan: planName(planId) }),
    price: plan.prices[cycle][currency],
    points: plan.points_per_month,
  };
}

/** Null where there is no such pack. */
export function findPackOffer(id: string, currency: Currency): SoldItem | null {
  const pack = prices().packs.find((candidate) => candidate.id === id);
  if (!pack) return null;
  return {
    name: namePack(pack.points + pack.bonus),
    price: pack.prices[currency],
    points: pack.points + pack.bonus,
  };
}

export function namePack(points: number): Words {
  return {
    en: translate(BILLING_WORDS.pack_item, 'en', { n: points.toLocaleString('en') }),
    zh: translate(BILLING_WORDS.pack_item, 'zh', { n: points.toLocaleString('zh-CN') }),
  };
}

/** The words of an order's item, also when the table does not have it any more. */
export function nameItem(order: {
  kind: 'plan' | 'pack';
  item_id: string;
  cycle: Cycle | null;
  points: number;
}): Words {
  if (order.kind === 'pack') return namePack(order.points);
  return inBoth(BILLING_WORDS.plan_item[order.cycle ?? 'month'], { plan: planName(order.item_id as PlanId) });
}

/** Returns the plans of `/api/plan/list`; none where nothing is sold. */
export function listPlans(): WirePlan[] {
  const table = prices().plans;
  if (PLAN_IDS.every((id) => table[id].prices === null)) return [];
  return PLAN_IDS.filter((id) => id === 'free' || table[id].prices !== null).map((id) => {
    const plan = table[id];
    return {
      id,
      name: planName(id),
      tier: tierOf(id),
      recommended: plan.recommended,
      prices: CYCLES.flatMap((cycle) =>
        CURRENCIES.flatMap((currency) => {
          const amount = plan.prices?.[cycle][currency];
          return amount === undefined
            ? []
            : [{ cycle, currency, amount, per_month: Math.round(amount / MONTHS[cycle]) }];
        }),
      ),
      points_per_month: plan.points_per_month,
      limits: { ...plan.limits },
      perks: [...plan.perks],
    };
  });
}

/** Returns the packs of `/api/pack/list`. */
export function listPacks(): PointPack[] {
  return prices().packs.map(({ id, points, bonus, prices: amounts }) => ({
    id,
    points,
    bonus,
    prices: CURRENCIES.map((currency) => ({ currency, amount: amounts[currency] })),
  }));
}

/** A plan's place among the plans, from 0: what is further allows more. */
export function tierOf(planId: PlanId): number {
  return PLAN_IDS.indexOf(planId);
}
