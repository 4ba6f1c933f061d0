// What a press on a plan would do to a subscription, and cost: one rule for the screen, the order and the change.
import type { ChangeQuote } from '#contract/billing.ts';
import { type Currency, type Cycle, MONTHS, type PlanId } from '#contract/prices.ts';
import { addMonths } from '#server/database/clock.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import { isLive, type SubscriptionRow } from './billing-rows.ts';
import { findPlanOffer, tierOf } from './find-item.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Providers charge no less; what would cost less today begins at the end of the period instead. Minor units. */
const LEAST_CHARGE: Readonly<Record<Currency, number>> = { CNY: 600, USD: 70 };

const days = (from: Date, to: Date) => (to.getTime() - from.getTime()) / DAY_MS;

export type Wanted = { planId: PlanId; cycle: Cycle; currency: Currency };

/**
 * Null where that is not sold. A higher plan begins at once, with whole unused days of the present one credited, unless
 * it would be paid for a shorter time; everything else begins with the next period. After a renewal that failed
 * everything begins at once.
 */
export async function quoteChange(
  db: DbOrTx,
  row: SubscriptionRow | undefined,
  { planId, cycle, currency }: Wanted,
  now: Date,
): Promise<ChangeQuote | null> {
  if (planId === 'free') return quoteFree(row, currency);
  const offer = findPlanOffer(planId, cycle, isLive(row) ? row.currency : currency);
  if (!offer) return null;
  const begin = async (kind: 'subscribe' | 'upgrade', credit: number): Promise<ChangeQuote> => ({
    kind,
    currency: isLive(row) ? row.currency : currency,
    today: offer.price - credit,
    credit,
    amount: offer.price,
    next_charge_at: (await addMonths(db, now, MONTHS[cycle])).toISOString(),
  });
  if (!isLive(row)) return await begin('subscribe', 0);
  const later = { currency: row.currency, today: 0, credit: 0, next_charge_at: row.period_end.toISOString() };
  if (planId === row.plan_id && cycle === row.cycle) return { kind: 'current', ...later, amount: row.amount };
  // Its period is over: whatever is chosen begins now, and is paid whole.
  if (row.state === 'past_due') return await begin('upgrade', 0);
  const credit = creditOf(row, now);
  const isLonger = MONTHS[cycle] >= MONTHS[row.cycle];
  const isDearer = offer.price - credit >= LEAST_CHARGE[row.currency];
  if (tierOf(planId) > tierOf(row.plan_id) && isLonger && isDearer) return await begin('upgrade', credit);
  return { kind: 'scheduled', ...later, amount: offer.price };
}

function quoteFree(row: SubscriptionRow | undefined, currency: Currency): ChangeQuote {
  const isRunning = isLive(row);
  return {
    kind: isRunning && row.state !== 'canceled' ? 'cancel' : 'current',
    currency: isRunning ? row.currency : currency,
    today: 0,
    credit: 0,
    amount: 0,
    next_charge_at: null,
  };
}

/** For the whole days that are left of the period, in minor units, rounded down. */
export function creditOf(row: SubscriptionRow, now: Date): number {
  const unused = Math.max(0, Math.floor(days(now, row.period_end)));
  const whole = Math.max(1, Math.round(days(row.period_start, row.period_end)));
  return Math.floor((row.amount * Math.min(unused, whole)) / whole);
}
