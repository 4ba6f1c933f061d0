// Takes in what a payment provider tells: kept first, then applied once, in the same transaction that says so.
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import * as z from 'zod';
import { type PaymentEvent, PaymentEventSchema, type ProviderName } from '#server/adapters/payments.ts';
import type { AppContext } from '#server/app-context.ts';
import { payment_events } from '#server/database/schema/billing.ts';
import { applyEvent } from './apply-event.ts';
import { TooEarly } from './event-context.ts';

type Needed = Pick<AppContext, 'db' | 'jobs' | 'log' | 'payments'>;

const MOST_AT_ONCE = 100;
/** What was just received is being applied by whoever received it. */
const FRESH_SECONDS = 10;
/** An event that still could not be applied is looked at again, later and later, up to this. */
const LONGEST_PAUSE_SECONDS = 60 * 60;

/**
 * Returns as soon as the event is kept for good: whatever goes wrong afterwards is ours, and is tried again by
 * `applyWaiting`. Throws BadSignature, and PaymentUnavailable where the provider had to be asked and was not there.
 */
export async function receiveWebhook(
  app: Needed,
  body: Buffer,
  header: (name: string) => string | undefined,
): Promise<void> {
  await receiveEvent(app, await app.payments.readWebhook(body, header));
}

/** The same for an event that did not come by a webhook. Returns false when it was known, or changes nothing. */
export async function receiveEvent(app: Needed, event: PaymentEvent): Promise<boolean> {
  if (event.what.kind === 'ignored') return false;
  const provider = app.payments.name;
  const kept = await app.db
    .insert(payment_events)
    .values({ provider, event_id: event.id, event: z.encode(PaymentEventJson, event), happened_at: event.at })
    .onConflictDoNothing()
    .returning({ id: payment_events.event_id });
  if (kept.length === 0) return false;
  try {
    await applyKept(app, provider, event.id);
  } catch (err) {
    logFailure(app, event.id, err);
  }
  return true;
}

/** Dates are texts where the event is kept. */
const PaymentEventJson = z.codec(z.record(z.string(), z.unknown()), PaymentEventSchema, {
  decode: (stored) => stored as never,
  encode: (event) => JSON.parse(JSON.stringify(event)) as Record<string, unknown>,
});

/** Applies an event that is kept and was not applied yet; several who do so wait for each other. */
async function applyKept(app: Needed, provider: ProviderName, id: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    const isIt = and(eq(payment_events.provider, provider), eq(payment_events.event_id, id));
    // The one lock that comes before that of a user: nobody who holds a user waits for an event.
    const [found] = await tx.select().from(payment_events).where(isIt).for('update');
    if (!found || found.applied_at !== null) return;
    const event = PaymentEventSchema.parse(found.event);
    const outcome = await applyEvent({ tx, jobs: app.jobs, provider }, event);
    await tx
      .update(payment_events)
      .set({ applied_at: sql`now()`, outcome })
      .where(isIt);
  });
}

function logFailure({ log }: Needed, id: string, err: unknown): void {
  if (err instanceof TooEarly)
    log.info({ event: id, why: err.message }, 'An event of a payment waits for another one');
  else log.error({ err, event: id }, 'An event of a payment could not be applied; it is tried again');
}

/** Tries again what could not be applied when it came. Returns how many were applied. */
export async function applyWaiting(app: Needed, signal?: AbortSignal): Promise<number> {
  const provider = app.payments.name;
  const isDue = lt(
    payment_events.received_at,
    sql`now() - make_interval(secs => least(${FRESH_SECONDS} * power(2, least(${payment_events.attempts}, 20)), ${LONGEST_PAUSE_SECONDS}))`,
  );
  const waiting = await app.db
    .select({ id: payment_events.event_id })
    .from(payment_events)
    .where(and(eq(payment_events.provider, provider), isNull(payment_events.applied_at), isDue))
    // What was tried often comes last: many that never can be applied keep no other from its turn.
    .orderBy(asc(payment_events.attempts), asc(payment_events.happened_at))
    .limit(MOST_AT_ONCE);
  let applied = 0;
  for (const { id } of waiting) {
    if (signal?.aborted) break;
    try {
      await applyKept(app, provider, id);
      applied += 1;
    } catch (err) {
      logFailure(app, id, err);
      await app.db
        .update(payment_events)
        .set({ attempts: sql`${payment_events.attempts} + 1`, outcome: String(err).slice(0, 200) })
        .where(and(eq(payment_events.provider, provider), eq(payment_events.event_id, id)));
    }
  }
  return applied;
}

/** Takes in every event since then that was never delivered. Returns how many there were. */
export async function reconcileEvents(app: Needed, since: Date, signal?: AbortSignal): Promise<number> {
  let missed = 0;
  for await (const event of app.payments.listEvents(since)) {
    if (signal?.aborted) break;
    if (await receiveEvent(app, event)) missed += 1;
  }
  if (missed > 0)
    app.log.warn({ missed }, 'Events of payments had not been delivered, and were taken in now');
  return missed;
}
