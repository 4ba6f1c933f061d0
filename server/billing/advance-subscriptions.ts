// What time does to subscriptions: months of a year get their points, periods and days of grace end (product §3.3).
import { and, asc, inArray, isNotNull, lte, min, or, sql } from 'drizzle-orm';
import { PaymentUnavailable } from '#server/adapters/payments.ts';
import type { AppContext } from '#server/app-context.ts';
import { readNow } from '#server/database/clock.ts';
import { withFreeUser } from '#server/database/lock-user.ts';
import { subscriptions } from '#server/database/schema/billing.ts';
import type { Tx } from '#server/database/tx.ts';
import { eachInTurn } from '#server/process/each-in-turn.ts';
import { findSubscription, type SubscriptionRow } from './billing-rows.ts';
import { requestEnd } from './payment-requests.ts';
import { applyWaiting, reconcileEvents } from './receive-webhook.ts';
import { becomePastDue, endSubscription, grantDueMonths } from './subscription-states.ts';

type Needed = Pick<AppContext, 'db' | 'jobs' | 'log' | 'payments'>;

const MOST_AT_ONCE = 200;
/** Providers charge a renewal within an hour or so of the end of the period, and tell a little later. */
export const LATE_HOURS = 12;
/** Looked back beyond the end of a period for what was told about it. */
const MARGIN_MS = 24 * 60 * 60_000;

const now = sql`now()`;
const isLate = and(
  inArray(subscriptions.state, ['active']),
  lte(subscriptions.period_end, sql`now() - make_interval(hours => ${LATE_HOURS})`),
);
const isGraceOver = lte(subscriptions.grace_until, now);
const isDue = or(
  and(isNotNull(subscriptions.next_grant_at), lte(subscriptions.next_grant_at, now)),
  and(inArray(subscriptions.state, ['canceled']), lte(subscriptions.period_end, now)),
  isGraceOver,
  isLate,
);

/**
 * At most 200 subscriptions a call; returns how many moved. Nobody loses a plan because we were away: before one ends
 * for want of a payment, the provider is asked for all that it has told meanwhile; as long as it cannot be reached,
 * such subscriptions stay as they are.
 */
export async function advanceSubscriptions(app: Needed): Promise<number> {
  const mayEnd = await catchUp(app);
  const due = await app.db
    .select({ id: subscriptions.user_id })
    .from(subscriptions)
    .where(isDue)
    .orderBy(asc(subscriptions.period_end))
    .limit(MOST_AT_ONCE);
  let moved = 0;
  await eachInTurn(due, async ({ id }) => {
    const isMoved = await withFreeUser(app.db, id, (tx) => advance({ ...app, tx }, id, mayEnd));
    if (isMoved) moved += 1;
  });
  return moved;
}

/** Returns whether all that the provider has told of the periods that seem unpaid is known. */
async function catchUp(app: Needed): Promise<boolean> {
  const [unpaid] = await app.db
    .select({ since: min(subscriptions.period_end) })
    .from(subscriptions)
    .where(or(isGraceOver, isLate));
  if (!unpaid?.since) return true;
  try {
    await reconcileEvents(app, new Date(unpaid.since.getTime() - MARGIN_MS));
    await applyWaiting(app);
    return true;
  } catch (err) {
    if (!(err instanceof PaymentUnavailable)) throw err;
    app.log.warn(
      { err },
      'The payment provider cannot be asked; subscriptions without a payment stay for now',
    );
    return false;
  }
}

/** One step of one subscription; the user is locked. Returns whether there was one. */
async function advance(
  { tx, jobs }: { tx: Tx; jobs: AppContext['jobs'] },
  userId: number,
  mayEnd: boolean,
): Promise<boolean> {
  const row = await findSubscription(tx, userId);
  if (!row) return false;
  const at = await readNow(tx);
  if (row.next_grant_at !== null && row.next_grant_at <= at && row.state !== 'expired') {
    await grantDueMonths(tx, row, at);
    return true;
  }
  if (row.state === 'canceled' && row.period_end <= at) {
    await endSubscription({ tx, jobs }, row);
    return true;
  }
  if (!mayEnd) return false;
  if (row.state === 'past_due' && row.grace_until !== null && row.grace_until <= at) {
    await endSubscription({ tx, jobs }, row);
    await requestEnd(tx, row, row.subscription_ref);
    return true;
  }
  if (row.state === 'active' && isLateAt(row, at)) {
    await becomePastDue(tx, row);
    return true;
  }
  return false;
}

function isLateAt(row: SubscriptionRow, at: Date): boolean {
  return row.period_end.getTime() + LATE_HOURS * 60 * 60_000 <= at.getTime();
}
