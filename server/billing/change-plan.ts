// What the owner of a subscription does to it: turn the renewal off and on, take another plan. Source: product §3.3.
import { and, eq, sql } from 'drizzle-orm';
import type { CancelReason, subscriptionChange } from '#contract/billing.ts';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import { fieldWord } from '#contract/field-words.ts';
import { PaymentRefused } from '#server/adapters/payments.ts';
import type { AppContext } from '#server/app-context.ts';
import { readNow } from '#server/database/clock.ts';
import { lockUser } from '#server/database/lock-user.ts';
import { orders } from '#server/database/schema/billing.ts';
import { Refusal } from '#server/refusal.ts';
import type { Language } from '#texts/words.ts';
import {
  findSubscription,
  isLive,
  isUpgradeUnderWay,
  type OrderRow,
  type SubscriptionRow,
  updateSubscription,
} from './billing-rows.ts';
import { shapePayable, toRefusal } from './create-order.ts';
import { findPlanOffer } from './find-item.ts';
import { endUnpaid } from './leave-subscription.ts';
import { performRequests } from './payment-requests.ts';
import { quoteChange } from './quote-change.ts';
import { receiveEvent } from './receive-webhook.ts';
import { NOTHING_SCHEDULED } from './subscription-states.ts';

type Needed = Pick<AppContext, 'config' | 'db' | 'jobs' | 'log' | 'payments'>;

const refuse = (field: string, word: string) =>
  new Refusal('bad_parameters', { fields: { [field]: word }, says: word });

/** Refuses where the user has no subscription that runs. */
async function findRunning(app: Needed, userId: number): Promise<SubscriptionRow> {
  const row = await findSubscription(app.db, userId);
  if (!isLive(row)) throw refuse('plan_id', fieldWord('no_subscription'));
  return row;
}

/** The provider is asked first: what it has done and we have not written, its own event tells us. */
async function askProvider(ask: () => Promise<void>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    throw toRefusal(error);
  }
}

/** Changes the row under the lock, as long as it is still the subscription that was asked about. */
async function changeRow(
  app: Needed,
  row: SubscriptionRow,
  states: readonly SubscriptionRow['state'][],
  values: Parameters<typeof updateSubscription>[2],
): Promise<void> {
  await app.db.transaction(async (tx) => {
    await lockUser(tx, row.user_id);
    const now = await findSubscription(tx, row.user_id);
    if (now?.subscription_ref !== row.subscription_ref || !states.includes(now.state)) return;
    await updateSubscription(tx, row.user_id, values);
  });
}

/**
 * Everything stays until the end of the period; where that is over already (a renewal failed), it ends now. Doing it
 * twice changes nothing. Refuses bad_parameters without a subscription, and unavailable.
 */
export async function cancelRenewal(app: Needed, userId: number, reason?: CancelReason): Promise<void> {
  const row = await findRunning(app, userId);
  if (row.state === 'canceled') return;
  if (row.state === 'past_due') {
    await app.db.transaction(async (tx) => {
      await lockUser(tx, userId);
      await endUnpaid({ tx, jobs: app.jobs }, await findSubscription(tx, userId), reason);
    });
    await performRequests(app, { userId });
    return;
  }
  await askProvider(() => app.payments.setRenewal(row.subscription_ref, false));
  const values = { state: 'canceled', cancel_reason: reason ?? null, ...NOTHING_SCHEDULED } as const;
  await changeRow(app, row, ['active', 'canceled'], values);
}

/** Turns the renewal on again, or takes back a change that was to come. Refuses as `cancelRenewal`. */
export async function resumeRenewal(app: Needed, userId: number): Promise<void> {
  const row = await findRunning(app, userId);
  if (row.state === 'canceled') {
    await askProvider(() => app.payments.setRenewal(row.subscription_ref, true));
    await changeRow(app, row, ['canceled', 'active'], { state: 'active', cancel_reason: null });
  } else if (row.scheduled_plan_id !== null) {
    await askProvider(() => app.payments.scheduleChange(row.subscription_ref, null));
    await changeRow(app, row, ['active', 'past_due'], NOTHING_SCHEDULED);
  }
}

/**
 * Refuses bad_parameters: without a subscription, for a plan that is not sold, where today's sum is not the one that
 * the caller was shown, and where the card was declined; nothing was charged and changed then. Refuses unavailable.
 */
export async function changePlan(
  app: Needed,
  userId: number,
  asked: ParsedInputOf<typeof subscriptionChange>,
  language: Language,
): Promise<void> {
  const row = await findRunning(app, userId);
  const wanted = { planId: asked.plan_id, cycle: asked.cycle, currency: row.currency };
  const quote = await quoteChange(app.db, row, wanted, await readNow(app.db));
  if (!quote) throw refuse('plan_id', fieldWord('not_sold'));
  if (asked.amount !== undefined && asked.amount !== quote.today) {
    throw refuse('amount', fieldWord('other_amount'));
  }
  if (quote.kind === 'cancel') await cancelRenewal(app, userId);
  else if (quote.kind === 'current') await resumeRenewal(app, userId);
  else if (quote.kind === 'scheduled') await scheduleChange(app, row, asked, quote.amount);
  else await upgrade(app, row, asked, language);
}

async function scheduleChange(
  app: Needed,
  row: SubscriptionRow,
  { plan_id, cycle }: ParsedInputOf<typeof subscriptionChange>,
  amount: number,
): Promise<void> {
  const offer = findPlanOffer(plan_id, cycle, row.currency);
  if (!offer) throw refuse('plan_id', fieldWord('not_sold'));
  const next = { name: offer.name, currency: row.currency, amount, cycle };
  await askProvider(() => app.payments.scheduleChange(row.subscription_ref, next));
  await changeRow(app, row, ['canceled'], { state: 'active', cancel_reason: null });
  // Also while a payment is late: the provider's next charge is of this plan.
  await changeRow(app, row, ['active', 'past_due'], {
    scheduled_plan_id: plan_id,
    scheduled_cycle: cycle,
    scheduled_amount: amount,
    scheduled_points: offer.points,
  });
}

async function upgrade(
  app: Needed,
  row: SubscriptionRow,
  asked: ParsedInputOf<typeof subscriptionChange>,
  language: Language,
): Promise<void> {
  const order = await writeUpgrade(app, row.user_id, asked);
  try {
    const payable = await shapePayable(app, order, language);
    await receiveEvent(app, await app.payments.chargeUpgrade(payable, row.subscription_ref));
  } catch (error) {
    // Where it is not known whether money moved, the order stays open for the event that tells.
    if (error instanceof PaymentRefused) await closeUnpaid(app, order);
    throw toRefusal(error);
  }
}

/** The quote is made again under the lock: two presses at once do not both credit the same days. */
async function writeUpgrade(
  app: Needed,
  userId: number,
  { plan_id, cycle, amount }: ParsedInputOf<typeof subscriptionChange>,
): Promise<OrderRow> {
  return await app.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const row = await findSubscription(tx, userId);
    const currency = row?.currency ?? 'USD';
    const quote = await quoteChange(tx, row, { planId: plan_id, cycle, currency }, await readNow(tx));
    const offer = findPlanOffer(plan_id, cycle, currency);
    if (quote?.kind !== 'upgrade' || !offer) throw refuse('plan_id', fieldWord('plan_runs'));
    if (amount !== undefined && amount !== quote.today) throw refuse('amount', fieldWord('other_amount'));
    if (await isUpgradeUnderWay(tx, userId)) throw refuse('plan_id', fieldWord('payment_under_way'));
    const [order] = await tx
      .insert(orders)
      .values({
        user_id: userId,
        kind: 'plan',
        cause: 'upgrade',
        item_id: plan_id,
        cycle,
        currency,
        price: quote.amount,
        credit: quote.credit,
        amount: quote.today,
        points: offer.points,
        provider: app.payments.name,
        created_at: sql`now()`, // by the clock that asks whether it is under way
      })
      .returning();
    if (!order) throw new Error('the order was not written');
    return order;
  });
}

async function closeUnpaid(app: Needed, { id }: OrderRow): Promise<void> {
  await app.db
    .update(orders)
    .set({ status: 'closed' })
    .where(and(eq(orders.id, id), eq(orders.status, 'pending')));
}
