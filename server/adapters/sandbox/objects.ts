// What the sandbox cashier remembers, as a provider would: its checkouts, subscriptions, payments and webhooks.
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Currency, Cycle } from '#contract/prices.ts';
import { readNow } from '#server/database/clock.ts';
import { sandbox_objects } from '#server/database/schema/billing.ts';
import type { Tx } from '#server/database/tx.ts';
import { type NextPeriods, type PayableOrder, type PaymentEvent, PaymentEventSchema } from '../payments.ts';

export type Checkout = {
  order: PayableOrder;
  status: 'open' | 'paid' | 'closed';
  needsAuthentication: boolean;
  paymentRef: string | null;
  subscriptionRef: string | null;
};

export type SandboxSubscription = {
  currency: Currency;
  amount: number;
  cycle: Cycle;
  /** The first period began here; `periods` of them have been charged. */
  anchor: string;
  periods: number;
  start: string;
  end: string;
  renews: boolean;
  next: Pick<NextPeriods, 'amount' | 'cycle'> | null;
  failsNext: boolean;
  tries: number;
  isOver: boolean;
};

type Payment = { amount: number; refunded: number; keys: string[]; subscriptionRef: string | null };

type Kinds = { checkout: Checkout; subscription: SandboxSubscription; payment: Payment };

/** Makes the names that the sandbox gives to things: the same for the same parts, and none that can be guessed. */
export type NameOf = (...parts: (string | number)[]) => string;

/** Locks it, too. */
export async function readObject<Kind extends keyof Kinds>(
  tx: Tx,
  kind: Kind,
  ref: string,
): Promise<Kinds[Kind] | undefined> {
  const [row] = await tx
    .select({ data: sandbox_objects.data })
    .from(sandbox_objects)
    .where(and(eq(sandbox_objects.ref, ref), eq(sandbox_objects.kind, kind)))
    .for('update');
  return row?.data as Kinds[Kind] | undefined;
}

/** `dueAt`: when it does something by itself. */
export async function writeObject<Kind extends keyof Kinds>(
  tx: Tx,
  kind: Kind,
  ref: string,
  data: Kinds[Kind],
  dueAt: Date | null = null,
): Promise<void> {
  const values = { data: { ...data } as Record<string, unknown>, due_at: dueAt };
  await tx
    .insert(sandbox_objects)
    .values({ ref, kind, ...values })
    .onConflictDoUpdate({ target: sandbox_objects.ref, set: values });
}

/** Says something else of a subscription; what it does by itself, and when, stays. */
export async function amendSubscription(tx: Tx, ref: string, data: SandboxSubscription): Promise<void> {
  await tx.update(sandbox_objects).set({ data }).where(eq(sandbox_objects.ref, ref));
}

/** Written with what it tells of; delivered by `work`. */
export async function emit(
  tx: Tx,
  what: PaymentEvent['what'],
  { id = randomUUID(), delaySeconds = 0 }: { id?: string; delaySeconds?: number } = {},
): Promise<PaymentEvent> {
  const event: PaymentEvent = { id: `sandbox-${id}`, at: await readNow(tx), what };
  await tx
    .insert(sandbox_objects)
    .values({
      ref: event.id,
      kind: 'webhook',
      data: JSON.parse(JSON.stringify(event)) as Record<string, unknown>,
      due_at: sql`now() + make_interval(secs => ${delaySeconds})`,
    })
    .onConflictDoNothing();
  return event;
}

/** One that was emitted before. */
export async function readEvent(tx: Tx, id: string): Promise<PaymentEvent | undefined> {
  const [row] = await tx
    .select({ data: sandbox_objects.data })
    .from(sandbox_objects)
    .where(eq(sandbox_objects.ref, `sandbox-${id}`));
  return row && PaymentEventSchema.parse(row.data);
}

export async function writePayment(
  tx: Tx,
  ref: string,
  amount: number,
  subscriptionRef: string | null,
): Promise<void> {
  await writeObject(tx, 'payment', ref, { amount, refunded: 0, keys: [], subscriptionRef });
}
