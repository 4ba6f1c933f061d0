// The cashier of a deployment without a payment provider: it stands where one would be, remembers what it is told as
// one does, renews by itself, and tells everything by signed webhooks. No money moves.
import { createHmac } from 'node:crypto';
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { SandboxAct } from '#contract/billing.ts';
import type { Db } from '#server/database/connect.ts';
import { sandbox_objects } from '#server/database/schema/billing.ts';
import { type PaymentEvent, PaymentEventSchema, PaymentRefused, type Payments } from './payments.ts';
import { actOnCheckout, describePaid, listActs } from './sandbox/checkout.ts';
import {
  type Checkout,
  emit,
  type NameOf,
  readEvent,
  readObject,
  writeObject,
  writePayment,
} from './sandbox/objects.ts';
import { signWebhook, verifyWebhook } from './sandbox/sign-webhook.ts';
import {
  beginSubscription,
  endSubscription,
  readRunning,
  resumeRenewal,
  setNext,
  stopRenewal,
  turnDue,
} from './sandbox/subscription.ts';

const AT_ONCE = 100;

export type SandboxCheckout = Pick<Checkout, 'order' | 'status' | 'needsAuthentication'> & {
  acts: SandboxAct[];
};

type Receive = (body: Buffer, header: (name: string) => string | undefined) => Promise<void>;

export type SandboxPayments = Payments & {
  readonly name: 'sandbox';
  /** What the page of the cashier shows; null for a page that there is not. */
  findCheckout(checkoutRef: string): Promise<SandboxCheckout | null>;
  /** Does what the buyer, the bank or time would do; false where that cannot be (any more). */
  act(checkoutRef: string, act: SandboxAct): Promise<boolean>;
  /** Charges what is due, and hands every webhook that is due to `receive`, signed, until that takes it. */
  work(receive: Receive): Promise<number>;
};

type Settings = { db: Db; secret: string; publicUrl: string };

export function openSandboxPayments({ db, secret, publicUrl }: Settings): SandboxPayments {
  const nameOf: NameOf = (...parts) =>
    createHmac('sha256', secret)
      .update(['sandbox', ...parts].join('\n'))
      .digest('base64url')
      .slice(0, 22);

  return {
    name: 'sandbox',
    openCustomer: async ({ id }) => nameOf('customer', id),
    startCheckout: async (order) => {
      const checkoutRef = nameOf('checkout', order.id);
      const data: Checkout = {
        order,
        status: 'open',
        needsAuthentication: false,
        paymentRef: null,
        subscriptionRef: null,
      };
      await db
        .insert(sandbox_objects)
        .values({ ref: checkoutRef, kind: 'checkout', data: { ...data } })
        .onConflictDoNothing();
      return { checkoutRef, payUrl: `${publicUrl}/sandbox/pay?order=${checkoutRef}` };
    },
    closeCheckout: (checkoutRef) =>
      db.transaction(async (tx) => {
        const checkout = await readObject(tx, 'checkout', checkoutRef);
        if (checkout?.status !== 'open') return;
        await writeObject(tx, 'checkout', checkoutRef, { ...checkout, status: 'closed' });
        await emit(tx, { kind: 'order_closed', orderId: checkout.order.id });
      }),
    chargeUpgrade: (order, subscriptionRef) =>
      db.transaction(async (tx) => {
        const { failsNext } = await readRunning(tx, subscriptionRef);
        const id = `paid-${order.id}`;
        const known = await readEvent(tx, id);
        if (known) return known;
        if (failsNext) throw new PaymentRefused('declined', 'The sandbox was told to decline');
        const paymentRef = nameOf('payment', order.id);
        const period = await beginSubscription(tx, subscriptionRef, order);
        await writePayment(tx, paymentRef, order.amount, subscriptionRef);
        return await emit(tx, describePaid(order, paymentRef, subscriptionRef, period), { id });
      }),
    setRenewal: (subscriptionRef, renews) =>
      db.transaction((tx) => (renews ? resumeRenewal : stopRenewal)(tx, subscriptionRef)),
    scheduleChange: (subscriptionRef, next) => db.transaction((tx) => setNext(tx, subscriptionRef, next)),
    endSubscription: (subscriptionRef) =>
      db.transaction(async (tx) => {
        const data = await readObject(tx, 'subscription', subscriptionRef);
        if (data && !data.isOver) await endSubscription(tx, subscriptionRef, data);
      }),
    refund: ({ paymentRef, amount, key }) =>
      db.transaction(async (tx) => {
        const payment = await readObject(tx, 'payment', paymentRef);
        if (!payment) throw new PaymentRefused('gone', 'The sandbox has no such payment');
        if (payment.keys.includes(key)) return;
        const refunded = payment.refunded + amount;
        if (refunded > payment.amount) throw new PaymentRefused('declined', 'More than was paid');
        await writeObject(tx, 'payment', paymentRef, { ...payment, refunded, keys: [...payment.keys, key] });
        await emit(tx, { kind: 'refunded', paymentRef, amount: refunded });
      }),
    openPortal: async () => null,
    readWebhook: async (body, header) => {
      verifyWebhook(secret, body, header);
      return PaymentEventSchema.parse(JSON.parse(body.toString('utf8')));
    },
    listEvents: async function* (since) {
      await turnDue(db, nameOf);
      yield* await listTold(db, since);
    },
    findCheckout: async (checkoutRef) => {
      const checkout = await db.transaction((tx) => readObject(tx, 'checkout', checkoutRef));
      if (!checkout) return null;
      const { order, status, needsAuthentication } = checkout;
      return { order, status, needsAuthentication, acts: listActs(checkout) };
    },
    act: (checkoutRef, act) => db.transaction((tx) => actOnCheckout(tx, checkoutRef, act, nameOf)),
    work: async (receive) =>
      (await isAnythingDue(db)) ? (await turnDue(db, nameOf)) + (await deliverDue(db, secret, receive)) : 0,
  };
}

/** Asked every few seconds and mostly in vain: then one statement is all that it costs. */
async function isAnythingDue(db: Db): Promise<boolean> {
  const found = await db
    .select({ ref: sandbox_objects.ref })
    .from(sandbox_objects)
    .where(
      and(
        inArray(sandbox_objects.kind, ['subscription', 'webhook']),
        lte(sandbox_objects.due_at, sql`now()`),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** The oldest first. */
async function listTold(db: Db, since: Date): Promise<PaymentEvent[]> {
  const toldAt = sql`(${sandbox_objects.data} ->> 'at')::timestamptz`;
  const rows = await db
    .select({ data: sandbox_objects.data })
    .from(sandbox_objects)
    .where(and(eq(sandbox_objects.kind, 'webhook'), gt(toldAt, since)))
    .orderBy(asc(toldAt), asc(sandbox_objects.ref));
  return rows.map(({ data }) => PaymentEventSchema.parse(data));
}

/** What `receive` does not take stays due. Returns how many webhooks it took. */
async function deliverDue(db: Db, secret: string, receive: Receive): Promise<number> {
  const due = await db
    .select({ ref: sandbox_objects.ref, data: sandbox_objects.data })
    .from(sandbox_objects)
    .where(and(eq(sandbox_objects.kind, 'webhook'), lte(sandbox_objects.due_at, sql`now()`)))
    .orderBy(asc(sandbox_objects.due_at), asc(sandbox_objects.created_at))
    .limit(AT_ONCE);
  for (const { ref, data } of due) {
    const body = Buffer.from(JSON.stringify(data));
    await receive(body, signWebhook(secret, body));
    await db.update(sandbox_objects).set({ due_at: null }).where(eq(sandbox_objects.ref, ref));
  }
  return due.length;
}
