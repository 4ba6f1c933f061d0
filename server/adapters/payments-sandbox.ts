// The cashier of a deployment without a payment provider: it stands where one would be, remembers what it is told as
// one does, renews by itself, and tells everything by signed webhooks. No money moves.
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import type { SandboxAct } from '#contract/billing.ts';
import type { Currency, Cycle } from '#contract/prices.ts';
import type { Db } from '#server/database/connect.ts';
import { sandbox_objects } from '#server/database/schema/billing.ts';
import type { DbOrTx, Tx } from '#server/database/tx.ts';
import {
  BadSignature,
  type NextPeriods,
  type PayableOrder,
  type PaymentEvent,
  PaymentEventSchema,
  PaymentRefused,
  type Payments,
} from './payments.ts';

const PAID_WITH = '•••• 4242';
const MONTHS: Readonly<Record<Cycle, number>> = { month: 1, year: 12 };
/** How late a payment with `delay` is told. */
const DELAY_SECONDS = 20;
const SIGNATURE = 'sandbox-signature';
const SIGNATURE_LIFE_MS = 5 * 60_000;
/** A charge that failed is tried again each day; after so many tries the subscription ends. */
const MOST_TRIES = 4;
const AT_ONCE = 100;

type Checkout = {
  order: PayableOrder;
  status: 'open' | 'paid' | 'closed';
  needsAuthentication: boolean;
  paymentRef: string | null;
  subscriptionRef: string | null;
};

type SandboxSubscription = {
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

export type SandboxCheckout = Pick<Checkout, 'order' | 'status' | 'needsAuthentication'> & {
  acts: SandboxAct[];
};

export type SandboxPayments = Payments & {
  readonly name: 'sandbox';
  /** What the page of the cashier shows; null for a page that there is not. */
  findCheckout(checkoutRef: string): Promise<SandboxCheckout | null>;
  /** Does what the buyer, the bank or time would do; false where that cannot be (any more). */
  act(checkoutRef: string, act: SandboxAct): Promise<boolean>;
  /** Charges what is due, and hands every webhook that is due to `receive`, signed, until that takes it. */
  work(
    receive: (body: Buffer, header: (name: string) => string | undefined) => Promise<void>,
  ): Promise<number>;
};

type Kinds = { checkout: Checkout; subscription: SandboxSubscription; payment: Payment };

async function read<Kind extends keyof Kinds>(
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

async function write<Kind extends keyof Kinds>(
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
async function amend(tx: Tx, ref: string, data: SandboxSubscription): Promise<void> {
  await tx.update(sandbox_objects).set({ data }).where(eq(sandbox_objects.ref, ref));
}

/** Written with what it tells of; delivered by `work`. */
async function emit(
  tx: Tx,
  what: PaymentEvent['what'],
  { id = randomUUID(), delaySeconds = 0 }: { id?: string; delaySeconds?: number } = {},
): Promise<PaymentEvent> {
  const event: PaymentEvent = { id: `sandbox-${id}`, at: await readClock(tx), what };
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
async function readEvent(tx: Tx, id: string): Promise<PaymentEvent | undefined> {
  const [row] = await tx
    .select({ data: sandbox_objects.data })
    .from(sandbox_objects)
    .where(eq(sandbox_objects.ref, `sandbox-${id}`));
  return row && PaymentEventSchema.parse(row.data);
}

async function charge(tx: Tx, ref: string, amount: number, subscriptionRef: string | null): Promise<void> {
  await write(tx, 'payment', ref, { amount, refunded: 0, keys: [], subscriptionRef });
}

/** Begins a subscription, or a better one in its place, with a period that begins now. */
async function begin(tx: Tx, ref: string, order: PayableOrder): Promise<{ start: Date; end: Date }> {
  if (!order.renewal) throw new Error(`order ${order.id} is no subscription`);
  const { amount, cycle } = order.renewal;
  const start = await readClock(tx);
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
  await write(tx, 'subscription', ref, data, end);
  return { start, end };
}

async function running(tx: Tx, ref: string): Promise<SandboxSubscription> {
  const data = await read(tx, 'subscription', ref);
  if (!data || data.isOver) throw new PaymentRefused('gone', 'The sandbox has no such subscription');
  return data;
}

export function openSandboxPayments({
  db,
  secret,
  publicUrl,
}: {
  db: Db;
  secret: string;
  publicUrl: string;
}): SandboxPayments {
  const nameOf = (...parts: (string | number)[]) =>
    createHmac('sha256', secret)
      .update(['sandbox', ...parts].join('\n'))
      .digest('base64url')
      .slice(0, 22);

  async function payCheckout(
    tx: Tx,
    ref: string,
    checkout: Checkout,
    delaySeconds: number,
  ): Promise<boolean> {
    if (checkout.status !== 'open') return false;
    const { order } = checkout;
    const subscriptionRef = order.renewal ? nameOf('subscription', order.id) : null;
    const paymentRef = nameOf('payment', order.id);
    const period = subscriptionRef === null ? null : await begin(tx, subscriptionRef, order);
    await charge(tx, paymentRef, order.amount, subscriptionRef);
    await write(tx, 'checkout', ref, {
      ...checkout,
      status: 'paid',
      needsAuthentication: false,
      paymentRef,
      subscriptionRef,
    });
    await emit(tx, paidEvent(order, paymentRef, subscriptionRef, period), { delaySeconds });
    return true;
  }

  /** One charge or end of one subscription. */
  async function turn(tx: Tx, ref: string, data: SandboxSubscription, now: Date): Promise<void> {
    if (!data.renews) {
      await write(tx, 'subscription', ref, { ...data, isOver: true });
      await emit(tx, { kind: 'subscription_ended', subscriptionRef: ref });
      return;
    }
    if (data.failsNext) {
      const tries = data.tries + 1;
      const isOver = tries >= MOST_TRIES;
      const again = new Date(now.getTime() + 24 * 60 * 60_000);
      await write(tx, 'subscription', ref, { ...data, tries, isOver }, isOver ? null : again);
      await emit(tx, { kind: 'renewal_failed', subscriptionRef: ref, periodStart: new Date(data.end) });
      if (isOver) await emit(tx, { kind: 'subscription_ended', subscriptionRef: ref });
      return;
    }
    const { amount, cycle } = data.next ?? data;
    const isOther = cycle !== data.cycle;
    const start = new Date(data.end);
    const anchor = isOther ? start : new Date(data.anchor);
    const periods = isOther ? 1 : data.periods + 1;
    // From the first day on, so that the 31st comes back after a short month.
    const end = await addMonths(tx, anchor, periods * MONTHS[cycle]);
    const paymentRef = nameOf('renewal', ref, data.end);
    await charge(tx, paymentRef, amount, ref);
    const moved: SandboxSubscription = {
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
    await write(tx, 'subscription', ref, moved, end);
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

  /** Everything that time has made due, one step after another. */
  async function chargeDue(): Promise<number> {
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
        await turn(tx, row.ref, row.data as SandboxSubscription, await readClock(tx));
        return false;
      });
      if (isDone) return done;
    }
  }

  const sign = (body: Buffer | string, time: number) =>
    createHmac('sha256', secret).update(`sandbox webhook\n${time}.`).update(body).digest('hex');

  async function actOn(tx: Tx, ref: string, act: SandboxAct): Promise<boolean> {
    const checkout = await read(tx, 'checkout', ref);
    if (!checkout || !listActs(checkout).includes(act)) return false;
    switch (act) {
      case 'pay':
        return await payCheckout(tx, ref, checkout, 0);
      case 'delay':
        return await payCheckout(tx, ref, checkout, DELAY_SECONDS);
      case 'authenticate':
        await write(tx, 'checkout', ref, { ...checkout, needsAuthentication: true });
        return true;
      case 'fail':
        await write(tx, 'checkout', ref, { ...checkout, needsAuthentication: false });
        await emit(tx, { kind: 'order_failed', orderId: checkout.order.id });
        return true;
      case 'chargeback':
        if (checkout.paymentRef === null) return false;
        await emit(tx, { kind: 'disputed', paymentRef: checkout.paymentRef });
        return true;
      case 'renew':
      case 'fail_renewal': {
        if (checkout.subscriptionRef === null) return false;
        const data = await read(tx, 'subscription', checkout.subscriptionRef);
        if (!data || data.isOver) return false;
        if (act === 'renew') await turn(tx, checkout.subscriptionRef, data, await readClock(tx));
        else
          await write(
            tx,
            'subscription',
            checkout.subscriptionRef,
            { ...data, failsNext: true },
            new Date(data.end),
          );
        return true;
      }
    }
  }

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
    closeCheckout: async (checkoutRef) => {
      await db.transaction(async (tx) => {
        const checkout = await read(tx, 'checkout', checkoutRef);
        if (checkout?.status !== 'open') return;
        await write(tx, 'checkout', checkoutRef, { ...checkout, status: 'closed' });
        await emit(tx, { kind: 'order_closed', orderId: checkout.order.id });
      });
    },
    chargeUpgrade: async (order, subscriptionRef) =>
      await db.transaction(async (tx) => {
        const data = await running(tx, subscriptionRef);
        const known = await readEvent(tx, `paid-${order.id}`);
        if (known) return known;
        if (data.failsNext) throw new PaymentRefused('declined', 'The sandbox was told to decline');
        const paymentRef = nameOf('payment', order.id);
        const period = await begin(tx, subscriptionRef, order);
        await charge(tx, paymentRef, order.amount, subscriptionRef);
        return await emit(tx, paidEvent(order, paymentRef, subscriptionRef, period), {
          id: `paid-${order.id}`,
        });
      }),
    setRenewal: async (subscriptionRef, renews) => {
      await db.transaction(async (tx) => {
        const data = await running(tx, subscriptionRef);
        if (data.renews === renews) return;
        await amend(tx, subscriptionRef, { ...data, renews });
        await emit(tx, { kind: 'renewal_switched', subscriptionRef, renews });
      });
    },
    scheduleChange: async (subscriptionRef, next) => {
      await db.transaction(async (tx) => {
        const data = await running(tx, subscriptionRef);
        const kept = next && { amount: next.amount, cycle: next.cycle };
        await amend(tx, subscriptionRef, { ...data, next: kept });
      });
    },
    endSubscription: async (subscriptionRef) => {
      await db.transaction(async (tx) => {
        const data = await read(tx, 'subscription', subscriptionRef);
        if (!data || data.isOver) return;
        await write(tx, 'subscription', subscriptionRef, { ...data, isOver: true, renews: false });
        await emit(tx, { kind: 'subscription_ended', subscriptionRef });
      });
    },
    refund: async ({ paymentRef, amount, key }) => {
      await db.transaction(async (tx) => {
        const payment = await read(tx, 'payment', paymentRef);
        if (!payment) throw new PaymentRefused('gone', 'The sandbox has no such payment');
        if (payment.keys.includes(key)) return;
        const refunded = payment.refunded + amount;
        if (refunded > payment.amount) throw new PaymentRefused('declined', 'More than was paid');
        await write(tx, 'payment', paymentRef, { ...payment, refunded, keys: [...payment.keys, key] });
        await emit(tx, { kind: 'refunded', paymentRef, amount: refunded });
      });
    },
    openPortal: async () => null,
    readWebhook: async (body, header) => {
      const [, time = '', given = ''] = /^t=(\d{1,15}),v1=([\da-f]{64})$/.exec(header(SIGNATURE) ?? '') ?? [];
      const ours = Buffer.from(sign(body, Number(time)));
      const theirs = Buffer.from(given);
      if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) {
        throw new BadSignature('the sandbox did not sign this');
      }
      if (Math.abs(Date.now() - Number(time)) > SIGNATURE_LIFE_MS)
        throw new BadSignature('signed too long ago');
      return PaymentEventSchema.parse(JSON.parse(body.toString('utf8')));
    },
    listEvents: async function* (since) {
      await chargeDue();
      const toldAt = sql`(${sandbox_objects.data} ->> 'at')::timestamptz`;
      const isWebhook = and(eq(sandbox_objects.kind, 'webhook'), gt(toldAt, since));
      const rows = await db
        .select({ data: sandbox_objects.data })
        .from(sandbox_objects)
        .where(isWebhook)
        .orderBy(asc(toldAt), asc(sandbox_objects.ref));
      for (const { data } of rows) yield PaymentEventSchema.parse(data);
    },
    findCheckout: async (checkoutRef) => {
      const checkout = await db.transaction((tx) => read(tx, 'checkout', checkoutRef));
      if (!checkout) return null;
      const { order, status, needsAuthentication } = checkout;
      return { order, status, needsAuthentication, acts: listActs(checkout) };
    },
    act: (checkoutRef, act) => db.transaction((tx) => actOn(tx, checkoutRef, act)),
    work: async (receive) => {
      const charged = await chargeDue();
      const due = await db
        .select({ ref: sandbox_objects.ref, data: sandbox_objects.data })
        .from(sandbox_objects)
        .where(
          and(
            eq(sandbox_objects.kind, 'webhook'),
            isNotNull(sandbox_objects.due_at),
            lte(sandbox_objects.due_at, sql`now()`),
          ),
        )
        .orderBy(asc(sandbox_objects.due_at), asc(sandbox_objects.created_at))
        .limit(AT_ONCE);
      for (const { ref, data } of due) {
        const body = Buffer.from(JSON.stringify(data));
        const time = Date.now();
        await receive(body, (name) => (name === SIGNATURE ? `t=${time},v1=${sign(body, time)}` : undefined));
        await db.update(sandbox_objects).set({ due_at: null }).where(eq(sandbox_objects.ref, ref));
      }
      return charged + due.length;
    },
  };
}

function paidEvent(
  order: PayableOrder,
  paymentRef: string,
  subscriptionRef: string | null,
  period: { start: Date; end: Date } | null,
): PaymentEvent['what'] {
  const { id, amount, currency } = order;
  return {
    kind: 'order_paid',
    orderId: id,
    paymentRef,
    subscriptionRef,
    period,
    amount,
    currency,
    paidWith: PAID_WITH,
  };
}

function listActs({ status, order, needsAuthentication }: Checkout): SandboxAct[] {
  if (status === 'open')
    return needsAuthentication ? ['pay', 'fail'] : ['pay', 'authenticate', 'fail', 'delay'];
  if (status === 'closed') return [];
  return order.renewal ? ['chargeback', 'renew', 'fail_renewal'] : ['chargeback'];
}

async function readClock(db: DbOrTx): Promise<Date> {
  const { rows } = await db.execute<{ now: Date | string }>(sql`select now() as now`);
  return new Date(rows[0]?.now ?? Number.NaN);
}

async function addMonths(db: DbOrTx, from: Date, months: number): Promise<Date> {
  const { rows } = await db.execute<{ at: Date | string }>(
    sql`select (${from.toISOString()}::timestamptz at time zone 'UTC' + make_interval(months => ${months})) at time zone 'UTC' as at`,
  );
  return new Date(rows[0]?.at ?? Number.NaN);
}
