// What becomes of a subscription when its owner gives the account up, and when the account is erased.
import { eq } from 'drizzle-orm';
import type { AppContext } from '#server/app-context.ts';
import { payment_customers } from '#server/database/schema/billing.ts';
import type { Tx } from '#server/database/tx.ts';
import { findSubscription, isLive, updateSubscription } from './billing-rows.ts';
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
  if (row.state === 'past_due') {
    await endSubscription(context, row);
    await requestEnd(tx, row, row.subscription_ref);
    return;
  }
  await updateSubscription(tx, userId, { state: 'canceled', ...NOTHING_SCHEDULED });
  await requestStop(tx, row, row.subscription_ref);
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
