// The subscriptions of the sandbox cashier: they begin, renew by themselves, fail and end.
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { MONTHS } from '#contract/prices.ts';
import { addMonths, readNow } from '#server/database/clock.ts';
import type { Db } from '#server/database/connect.ts';
import { sandbox_objects } from '#server/database/schema/billing.ts';
import type { Tx } from '#server/database/tx.ts';
import { type NextPeriods, type PayableOrder, PaymentRefused, type Period } from '../payments.ts';
import {
  amendSubscription,
  emit,
  type NameOf,
  readObject,
  type SandboxSubscription,
  writeObject,
  writePayment,
} from './objects.ts';

export const PAID_WITH = '•••• 4242';
/** A charge that failed is tried again each day; after so many tries the subscription ends. */
const MOST_TRIES = 4;
const DAY_MS = 24 * 60 * 60_000;

/** Begins a subscription, or a better one in its place, with a period that begins now. */
export async function beginSubscription(tx: Tx, ref: string, order: PayableOrder): Promise<Period> {
  if (!order.renewal) throw new Error(`order ${order.id} is no subscription`);
  const { amount, cycle } = order.renewal;
  const start = await readNow(tx);
  const end = await addMonths(tx, start, MONTHS[cycle]);
  const data: SandboxSubscription = {
    currency: order.currency,
    amount,
    cycle,
    anchor: start.toISOString(),
    periods: 1,
    start: start.toISOString(),
    end: end.toISOString(),
    renews: true,
    next: null,
    failsNext: false,
    tries: 0,
    isOver: false,
  };
  await writeObject(tx, 'subscription', ref, data, end);
  return { start, end };
}

/** Undefined where there is none, and for one that is over. */
async function findRunning(tx: Tx, ref: string): Promise<SandboxSubscription | undefined> {
  const data = await readObject(tx, 'subscription', ref);
  return data?.isOver ? undefined : data;
}

/** Throws PaymentRefused (`gone`). */
export async function readRunning(tx: Tx, ref: string): Promise<SandboxSubscription> {
  const data = await findRunning(tx, ref);
  if (!data) throw new PaymentRefused('gone', 'The sandbox has no such subscription');
  return data;
}

/** Also takes back what was to come. One that is over is fine. */
export async function stopRenewal(tx: Tx, ref: string): Promise<void> {
  const data = await findRunning(tx, ref);
  if (!data?.renews) return;
  await amendSubscription(tx, ref, { ...data, renews: false, next: null });
  await emit(tx, { kind: 'renewal_switched', subscriptionRef: ref, renews: false });
}

/** Throws PaymentRefused (`gone`), as the next does. */
export async function resumeRenewal(tx: Tx, ref: string): Promise<void> {
  await goOn(tx, ref, await readRunning(tx, ref));
}

/** What comes next also turns the renewal on. */
export async function setNext(tx: Tx, ref: string, next: NextPeriods | null): Promise<void> {
  const data = await readRunning(tx, ref);
  if (next === null) await amendSubscription(tx, ref, { ...data, next: null });
  else await goOn(tx, ref, { ...data, next: { amount: next.amount, cycle: next.cycle } });
}

async function goOn(tx: Tx, ref: string, data: SandboxSubscription): Promise<void> {
  await amendSubscription(tx, ref, { ...data, renews: true });
  if (!data.renews) await emit(tx, { kind: 'renewal_switched', subscriptionRef: ref, renews: true });
}

/** Done by time, or for it: one charge or end of one subscription. */
export async function turnSubscription(
  tx: Tx,
  ref: string,
  data: SandboxSubscription,
  nameOf: NameOf,
): Promise<void> {
  if (!data.renews) await endSubscription(tx, ref, data);
  else if (data.failsNext) await failRenewal(tx, ref, data);
  else await renew(tx, ref, data, nameOf);
}

export async function endSubscription(tx: Tx, ref: string, data: SandboxSubscription): Promise<void> {
  await writeObject(tx, 'subscription', ref, { ...data, isOver: true, renews: false });
  await emit(tx, { kind: 'subscription_ended', subscriptionRef: ref });
}

async function failRenewal(tx: Tx, ref: string, data: SandboxSubscription): Promise<void> {
  const failed = { ...data, tries: data.tries + 1 };
  const again = new Date((await readNow(tx)).getTime() + DAY_MS);
  await writeObject(tx, 'subscription', ref, failed, again);
  await emit(tx, { kind: 'renewal_failed', subscriptionRef: ref, periodStart: new Date(data.end) });
  if (failed.tries >= MOST_TRIES) await endSubscription(tx, ref, failed);
}

async function renew(tx: Tx, ref: string, data: SandboxSubscription, nameOf: NameOf): Promise<void> {
  const { amount, cycle } = data.next ?? data;
  const isOther = cycle !== data.cycle;
  const start = new Date(data.end);
  const anchor = isOther ? start : new Date(data.anchor);
  const periods = isOther ? 1 : data.periods + 1;
  // From the first day on, so that the 31st comes back after a short month.
  const end = await addMonths(tx, anchor, periods * MONTHS[cycle]);
  const paymentRef = nameOf('renewal', ref, data.end);
  await writePayment(tx, paymentRef, amount, ref);
  const renewed: SandboxSubscription = {
    ...data,
    amount,
    cycle,
    anchor: anchor.toISOString(),
    periods,
    start: start.toISOString(),
    end: end.toISOString(),
    next: null,
    tries: 0,
  };
  await writeObject(tx, 'subscription', ref, renewed, end);
  await emit(tx, {
    kind: 'renewed',
    subscriptionRef: ref,
    paymentRef,
    period: { start, end },
    amount,
    currency: data.currency,
    paidWith: PAID_WITH,
  });
}

/** Everything that time has made due, one step after another. Returns how many steps there were. */
export async function turnDue(db: Db, nameOf: NameOf): Promise<number> {
  const isDue = and(eq(sandbox_objects.kind, 'subscription'), lte(sandbox_objects.due_at, sql`now()`));
  for (let done = 0; ; done += 1) {
    const isDone = await db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(sandbox_objects)
        .where(isDue)
        .orderBy(asc(sandbox_objects.due_at))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!row) return true;
      await turnSubscription(tx, row.ref, row.data as SandboxSubscription, nameOf);
      return false;
    });
    if (isDone) return done;
  }
}
