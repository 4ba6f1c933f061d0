// What fits a month of so many points: the free plan, else whatever costs least of the plans and packs that cover it.
import type { Plan, PointPack } from '#contract/billing.ts';
import type { Currency, Cycle } from '#contract/prices.ts';
import { packPrice } from './pack-price.ts';

const DAYS_A_MONTH = 30;

export type Suggestion =
  | { kind: 'free' }
  | { kind: 'plan'; plan: Plan }
  | { kind: 'pack'; pack: PointPack }
  /** No plan is enough: the largest, and packs for the rest. */
  | { kind: 'plan_and_packs'; plan: Plan; rest: number };

export type Offers = {
  plans: readonly Plan[];
  packs: readonly PointPack[];
  cycle: Cycle;
  currency: Currency;
  /** Points that everybody is given each day. */
  daily: number;
};

/** Null where nothing that is sold would do. */
export function suggestPurchase(points: number, offers: Offers): Suggestion | null {
  if (points <= offers.daily * DAYS_A_MONTH) return { kind: 'free' };
  const plans = offers.plans.flatMap((plan) => {
    const price = plan.prices.find(
      ({ cycle, currency }) => cycle === offers.cycle && currency === offers.currency,
    );
    return price ? [{ plan, points: plan.points_per_month, perMonth: price.per_month }] : [];
  });
  const packs = offers.packs.flatMap((pack) => {
    const amount = packPrice(pack, offers.currency);
    return amount === null ? [] : [{ pack, points: pack.points + pack.bonus, perMonth: amount }];
  });
  const covers = (offer: { points: number }) => offer.points >= points;
  const cheapest = [...plans.filter(covers), ...packs.filter(covers)].sort(
    (a, b) => a.perMonth - b.perMonth,
  )[0];
  if (cheapest)
    return 'plan' in cheapest ? { kind: 'plan', plan: cheapest.plan } : { kind: 'pack', pack: cheapest.pack };
  const largest = plans.sort((a, b) => b.points - a.points)[0];
  return largest ? { kind: 'plan_and_packs', plan: largest.plan, rest: points - largest.points } : null;
}
