// What becomes of a subscription when its owner gives the account up, and when the account is erased.
import { eq } from 'drizzle-orm';
import type { CancelReason } from '#contract/billing.ts';
import type { AppContext } from '#server/app-context.ts';
import { payment_customers } from '#server/database/schema/billing.ts';
import type { Tx } from '#server/database/tx.ts';
import { findSubscription, isLive, type SubscriptionRow, updateSubscription } from './billing-rows.ts';
import { requestEnd, requestStop } from './payment-requests.ts';
import { endSubscription, NOTHING_SCHEDULED } from './subscription-states.ts';

type Context = { tx: Tx; jobs: AppContext['jobs'] };

/**
 * Turns the renewal off; the provider is asked by the worker, so that one that is away keeps nobody here. What was
 * paid stays for whoever comes back; without a paid period it ends now. The user is locked.
 */
export async function stopRenewal(context: Context, userId: number): Promise<void> {
  const { tx } = context;
  const row = await findSubscription(tx, userId);
  if (!isLive(row) || row.state === 'canceled') return;
  if (row.state === 'past_due') return await endUnpaid(context, row);
  await updateSubscription(tx, userId, { state: 'canceled', ...NOTHING_SCHEDULED });
  await requestStop(tx, row, row.subscription_ref);
}

/** Ends one whose renewal failed: its period is over already, so that nothing paid is lost. The user is locked. */
export async function endUnpaid(
  context: Context,
  row: SubscriptionRow | undefined,
  reason?: CancelReason,
): Promise<void> {
  if (row?.state !== 'past_due') return;
  const { tx } = context;
  await endSubscription(context, row);
  if (reason) await updateSubscription(tx, row.user_id, { cancel_reason: reason });
  await requestEnd(tx, row, row.subscription_ref);
}

/** Ends the subscription here and at the provider, and forgets how the provider calls the user, who is locked. */
export async function endForGood(context: Context, userId: number): Promise<void> {
  const { tx } = context;
  const row = await findSubscription(tx, userId);
  if (isLive(row)) {
    await endSubscription(context, row);
    await requestEnd(tx, row, row.subscription_ref);
  }
  await tx.delete(payment_customers).where(eq(payment_customers.user_id, userId));
}
