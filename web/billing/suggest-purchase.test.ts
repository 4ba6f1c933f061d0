// What fits a month of so many points.
import { expect, it } from 'vitest';
import { SOLD_PACKS, SOLD_PLANS } from '#tests/fakes/billing-fixture.tsx';
import { suggestPurchase } from './suggest-purchase.ts';

const offers = {
  plans: SOLD_PLANS,
  packs: SOLD_PACKS,
  cycle: 'month',
  currency: 'USD',
  daily: 20,
} as const;

it.each([
  [0, 'free', undefined],
  [600, 'free', undefined],
  [601, 'plan', 'basic'],
  [800, 'plan', 'basic'],
  // A thousand once are cheaper than the next plan.
  [1000, 'pack', 1000],
  [2400, 'plan', 'pro'],
  [7000, 'plan', 'ultimate'],
  [8000, 'pack', 8000],
  [9000, 'plan_and_packs', 'ultimate'],
])('[product R7] %i points a month: %s %s', (points, kind, what) => {
  const found = suggestPurchase(points, offers);
  const chosen =
    found && 'plan' in found ? found.plan.id : found && 'pack' in found ? found.pack.points : undefined;
  expect([found?.kind, chosen]).toEqual([kind, what]);
});

it('says what is missing beside the largest plan', () => {
  expect(suggestPurchase(9000, offers)).toMatchObject({ rest: 2000 });
});

it('suggests nothing where nothing is sold', () => {
  expect(suggestPurchase(700, { ...offers, plans: [], packs: [] })).toBeNull();
});
