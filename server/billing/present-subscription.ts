// A subscription as its owner sees it.
import type { Subscription } from '#contract/billing.ts';
import type { PlanId } from '#contract/prices.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import type { Payments } from '#server/adapters/payments.ts';
import { findSubscription } from './billing-rows.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** `plan` is the one in force: an operator may have given it without a subscription, and then it has no end. */
export async function readSubscription(
  db: DbOrTx,
  payments: Pick<Payments, 'name'>,
  { id, plan }: { id: number; plan: PlanId },
): Promise<Subscription> {
  const row = await findSubscription(db, id);
  if (!row || (row.state === 'expired' && plan !== 'free')) return presentGiven(plan);
  const isActive = row.state === 'active';
  const isLive = row.state !== 'expired';
  const nextAmount = row.scheduled_amount ?? row.amount;
  return {
    plan_id: plan,
    state: row.state,
    cycle: row.cycle,
    currency: row.currency,
    amount: row.amount,
    period_start: iso(row.period_start),
    period_end: iso(row.period_end),
    next_charge: isActive ? { at: row.period_end.toISOString(), amount: nextAmount } : null,
    cancel_at_period_end: row.state === 'canceled',
    scheduled_plan_id: row.scheduled_plan_id,
    scheduled_cycle: row.scheduled_cycle,
    next_grant_at: iso(row.next_grant_at ?? (isActive ? row.period_end : null)),
    next_grant_points: isLive
      ? row.next_grant_at
        ? row.points
        : isActive
          ? (row.scheduled_points ?? row.points)
          : null
      : null,
    grace_until: iso(row.grace_until),
    paid_with: row.paid_with,
    has_portal: isLive && payments.name !== 'sandbox',
  };
}

function presentGiven(plan: PlanId): Subscription {
  return {
    plan_id: plan,
    state: plan === 'free' ? 'none' : 'active',
    cycle: null,
    currency: null,
    amount: null,
    period_start: null,
    period_end: null,
    next_charge: null,
    cancel_at_period_end: false,
    scheduled_plan_id: null,
    scheduled_cycle: null,
    next_grant_at: null,
    next_grant_points: null,
    grace_until: null,
    paid_with: '',
    has_portal: false,
  };
}
