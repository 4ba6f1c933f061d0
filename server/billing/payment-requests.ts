// What the provider must still be asked for: written with the change that needs it, done after it, again until it is done.
import { and, eq, lte, sql } from 'drizzle-orm';
import type { AppContext } from '#server/app-context.ts';
import { payment_requests, subscriptions } from '#server/database/schema/billing.ts';
import type { Tx } from '#server/database/tx.ts';
import type { OrderRow } from './billing-rows.ts';

const MOST_AT_ONCE = 50;
/** Nobody else takes a request up for so long after it was begun. */
const CLAIM_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 6 * 60 * 60;
const ERROR_CHARACTERS = 200;

type PaymentRequest = typeof payment_requests.$inferSelect;
type Asker = Pick<OrderRow, 'user_id' | 'provider'>;

export async function requestEnd(
  tx: Tx,
  { user_id, provider }: Asker,
  subscriptionRef: string,
): Promise<void> {
  await tx
    .insert(payment_requests)
    .values({ user_id, provider, act: 'end_subscription', ref: subscriptionRef });
}

/** Turns the renewal off at the provider, and takes back a change that was to come, unless it was turned on again. */
export async function requestStop(
  tx: Tx,
  { user_id, provider }: Asker,
  subscriptionRef: string,
): Promise<void> {
  await tx.insert(payment_requests).values({ user_id, provider, act: 'stop_renewal', ref: subscriptionRef });
}

/** `amount`: minor units to pay back now. */
export async function requestRefund(
  tx: Tx,
  { user_id, provider, payment_ref }: Asker & Pick<OrderRow, 'payment_ref'>,
  amount: number,
): Promise<void> {
  if (payment_ref === null) throw new Error('an order without a payment cannot be paid back');
  if (amount === 0) return;
  await tx.insert(payment_requests).values({ user_id, provider, act: 'refund', ref: payment_ref, amount });
}

/**
 * Asks for all that is due; what fails is tried again after a pause that doubles. Safe in many processes: a request is
 * claimed first, and the provider does each only once by its key. `userId`: only what that user waits for. Returns how
 * many were done.
 */
export async function performRequests(
  app: Pick<AppContext, 'db' | 'payments' | 'log'>,
  { userId, signal }: { userId?: number; signal?: AbortSignal } = {},
): Promise<number> {
  const isDue = and(
    lte(payment_requests.next_at, sql`now()`),
    userId === undefined ? undefined : eq(payment_requests.user_id, userId),
  );
  const due = await app.db
    .update(payment_requests)
    .set({
      attempts: sql`${payment_requests.attempts} + 1`,
      next_at: sql`now() + make_interval(secs => least(${CLAIM_SECONDS} * power(2, least(${payment_requests.attempts}, 20)), ${LONGEST_PAUSE_SECONDS}))`,
    })
    .where(
      sql`${payment_requests.id} in (select id from payment_requests where ${isDue} order by id limit ${MOST_AT_ONCE} for update skip locked)`,
    )
    .returning();
  let done = 0;
  for (const request of due) {
    if (signal?.aborted) break;
    if (request.provider !== app.payments.name) {
      app.log.error(
        { request },
        'A payment provider that is not set up any more must still be asked for something',
      );
      await noteError(app.db, request.id, `${request.provider} is not set up here`);
      continue;
    }
    try {
      await perform(app, request);
      await app.db.delete(payment_requests).where(eq(payment_requests.id, request.id));
      done += 1;
    } catch (err) {
      app.log.error(
        { err, request },
        'The payment provider did not do what it was asked for; it is asked again',
      );
      await noteError(app.db, request.id, String(err));
    }
  }
  return done;
}

/** For the admin who asks why it waits. */
async function noteError(db: AppContext['db'], id: number, error: string): Promise<void> {
  await db
    .update(payment_requests)
    .set({ last_error: error.slice(0, ERROR_CHARACTERS) })
    .where(eq(payment_requests.id, id));
}

async function perform({ db, payments }: Pick<AppContext, 'db' | 'payments'>, request: PaymentRequest) {
  const { id, act, ref, amount } = request;
  if (act === 'refund') {
    await payments.refund({ paymentRef: ref, amount, key: `refund-${id}` });
    return;
  }
  if (act === 'end_subscription') await payments.endSubscription(ref);
  else if (await isTurnedOff(db, request)) await payments.setRenewal(ref, false);
}

/** False where the owner has turned the renewal on again while the provider could not be asked. */
async function isTurnedOff(db: AppContext['db'], { provider, ref }: PaymentRequest): Promise<boolean> {
  const isIt = and(
    eq(subscriptions.provider, provider),
    eq(subscriptions.subscription_ref, ref),
    eq(subscriptions.state, 'canceled'),
  );
  return (await db.$count(subscriptions, isIt)) > 0;
}
