// Many at once on one account, a process that dies between two steps, a provider that is away, and webhooks that nobody signed.
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PaymentUnavailable, type Payments } from '#server/adapters/payments.ts';
import { orders, payment_events, sandbox_objects, subscriptions } from '#server/database/schema/billing.ts';
import { ledger } from '#server/database/schema/points.ts';
import { createTask } from '#server/task/create-task.ts';
import { failTask } from '#server/task/fail-task.ts';
import { type BillingApp, openBillingApp } from '#tests/fakes/billing-app.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { addUser } from '#tests/fakes/task-app.ts';
import { cancelRenewal, changePlan, resumeRenewal } from './change-plan.ts';
import { readOrder } from './list-orders.ts';
import { applyWaiting, receiveEvent, receiveWebhook } from './receive-webhook.ts';
import { refundOwnOrder } from './refund-order.ts';
import { actAsCashier } from './sandbox-cashier.ts';
import { workSandbox } from './work-sandbox.ts';

let app: BillingApp;
let me: number;
beforeAll(async () => {
  app = await openBillingApp();
});
afterAll(async () => {
  await expectInvariants(app);
  await app.close();
});
beforeEach(async () => {
  me = await addUser(app, { points: 0 });
});

const PACK = { kind: 'pack', item_id: 'p300' } as const;
const PRO = { kind: 'plan', item_id: 'pro', cycle: 'month' } as const;
const PARAMS = {
  engine: 'pro',
  prompt: 'a lamp',
  negative_prompt: '',
  style: 'auto',
  aspect_ratio: '1:1',
  resolution: '1K',
  count: 1,
};

/** Refusals are one of the answers here; every other error is a fault. */
async function allAtOnce(acts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const ended = await Promise.allSettled(acts.map((act) => act()));
  const errors = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason as Error] : []));
  expect(errors.filter(({ name }) => name !== 'Refusal')).toEqual([]);
}

const times = <Made>(count: number, make: (n: number) => Made): Made[] =>
  Array.from({ length: count }, (_, n) => make(n));

/** Of me, at the sandbox: those that would be charged again, without those that are being ended. */
async function countRunning(): Promise<number> {
  const { rows } = await app.db.execute<{ count: number }>(sql`
    select count(*)::int as count from sandbox_objects s
    where s.kind = 'subscription' and not (s.data ->> 'isOver')::boolean
      and s.ref in (select c.data ->> 'subscriptionRef' from sandbox_objects c
        where c.kind = 'checkout' and (c.data -> 'order' ->> 'userId')::bigint = ${me})
      and not exists (select 1 from payment_requests r where r.act = 'end_subscription' and r.ref = s.ref)`);
  return rows[0]?.count ?? 0;
}

describe('many at once', () => {
  it('of packs bring their points once each', async () => {
    const bought = await Promise.all(times(6, () => app.order(me, PACK)));
    await allAtOnce(bought.flatMap(({ id }) => times(3, () => () => actAsCashier(app, me, id, 'pay'))));
    await app.settle();
    expect(await app.balance(me)).toEqual({ point: 1800, sub_point: 0 });
  });

  it('of the same event do what one does', async () => {
    const { id } = await app.order(me, PACK);
    const [row] = await app.db
      .select()
      .from(orders)
      .where(eq(orders.id, Number(id)));
    await app.sandboxPayments?.act(row?.checkout_ref ?? '', 'pay');
    const [told] = await app.db
      .select()
      .from(sandbox_objects)
      .where(sql`kind = 'webhook' and data -> 'what' ->> 'orderId' = ${id}`);
    const event = { ...told?.data, at: new Date() } as never;
    await allAtOnce(times(10, () => () => receiveEvent(app, event)));
    await allAtOnce(times(3, () => () => workSandbox(app)));
    expect(await app.balance(me)).toEqual({ point: 300, sub_point: 0 });
    expect(await app.db.$count(ledger, eq(ledger.user_id, me))).toBe(1);
  });

  it('of plans leave one that runs, and pay back all others', async () => {
    const made = await Promise.all(times(5, () => app.order(me, PRO)));
    await allAtOnce(
      made.map(
        ({ id }) =>
          () =>
            actAsCashier(app, me, id, 'pay'),
      ),
    );
    await app.settle();
    const mine = await app.db.select().from(orders).where(eq(orders.user_id, me));
    expect(mine.map(({ status }) => status).toSorted()).toEqual(['paid', ...times(4, () => 'refunded')]);
    expect(await countRunning()).toBe(1);
    expect(await app.balance(me)).toEqual({ point: 0, sub_point: 2400 });
  });

  it('of everything break nothing', async () => {
    const first = await app.buy(me, { ...PRO, item_id: 'basic' });
    const pack = await app.buy(me, PACK);
    const pages = await Promise.all(times(3, () => app.order(me, PACK)));
    const better = await app.order(me, { ...PRO, item_id: 'ultimate' });
    const [paid] = await app.db
      .select()
      .from(orders)
      .where(eq(orders.id, Number(pack.id)));
    const chargeback = { kind: 'disputed', paymentRef: paid?.payment_ref ?? '' } as const;
    const spend = async () => {
      const { id } = await createTask(app, me, { type: 1, params: PARAMS, language: 'en' });
      await failTask(app.db, { taskId: Number(id), userId: me, failure: 'timeout', from: [0] });
    };
    await allAtOnce([
      ...pages.map(
        ({ id }) =>
          () =>
            actAsCashier(app, me, id, 'pay'),
      ),
      ...times(4, () => spend),
      ...times(2, () => () => receiveEvent(app, { id: randomUUID(), at: new Date(), what: chargeback })),
      ...times(2, () => () => changePlan(app, me, { plan_id: 'pro', cycle: 'month' }, 'en')),
      () => actAsCashier(app, me, better.id, 'pay'),
      () => cancelRenewal(app, me),
      () => resumeRenewal(app, me),
      () => refundOwnOrder(app, me, first.id),
    ]);
    await app.settle();
    await app.pass('1 hour');
    expect(await countRunning()).toBeLessThanOrEqual(1);
    await expectInvariants(app);
    expect(await app.db.$count(payment_events, isNull(payment_events.applied_at))).toBe(0);
    // What was credited to a better plan is not paid back too.
    const mine = await app.db.select().from(orders).where(eq(orders.user_id, me));
    const isUpgraded = mine.some(({ credit, status }) => credit > 0 && status === 'paid');
    const basic = mine.find(({ id }) => id === Number(first.id));
    expect(isUpgraded && basic?.status === 'refunded').toBe(false);
  });
});

describe('what is lost on the way', () => {
  it('is nothing where a process dies between keeping an event and applying it', async () => {
    const { id, amount } = await app.order(me, PACK);
    const paid = { paymentRef: `dead-${id}`, amount, currency: 'USD', paidWith: '' } as const;
    const what = {
      kind: 'order_paid',
      orderId: Number(id),
      subscriptionRef: null,
      period: null,
      ...paid,
    } as const;
    const at = new Date();
    await app.db.insert(payment_events).values({
      provider: 'sandbox',
      event_id: `dead-${id}`,
      happened_at: at,
      received_at: sql`now()`,
      event: { id: `dead-${id}`, at: at.toISOString(), what },
    });
    expect(await applyWaiting(app)).toBe(0); // whoever received it may still be at it
    await app.clock.advance('11 seconds');
    expect(await applyWaiting(app)).toBe(1);
    expect(await app.balance(me)).toEqual({ point: 300, sub_point: 0 });
  });

  it('is nothing where an event comes before the order that it follows', async () => {
    const paymentRef = randomUUID();
    await receiveEvent(app, {
      id: randomUUID(),
      at: new Date(),
      what: { kind: 'refunded', paymentRef, amount: 349 },
    });
    const { id, amount } = await app.order(me, PACK);
    const paid = { paymentRef, amount, currency: 'USD', paidWith: '' } as const;
    const what = {
      kind: 'order_paid',
      orderId: Number(id),
      subscriptionRef: null,
      period: null,
      ...paid,
    } as const;
    await receiveEvent(app, { id: randomUUID(), at: new Date(), what });
    await app.clock.advance('1 minute');
    await applyWaiting(app);
    expect(await readOrder(app, me, id)).toMatchObject({ status: 'refunded', refunded: 349 });
    expect(await app.balance(me)).toEqual({ point: 0, sub_point: 0 });
  });
});

const away = () => Promise.reject(new PaymentUnavailable('away'));

const withoutProvider = () => {
  const acts = {
    chargeUpgrade: away,
    setRenewal: away,
    scheduleChange: away,
    endSubscription: away,
    refund: away,
  };
  return { ...app, payments: { ...app.payments, ...acts } as Payments };
};

describe('a provider that is away', () => {
  it('changes nothing of a cancellation and of an upgrade', async () => {
    await app.buy(me, { ...PRO, item_id: 'basic' });
    const before = await app.subscription(me);
    const unavailable = { refusal: 'unavailable' };
    await expect(cancelRenewal(withoutProvider(), me)).rejects.toMatchObject(unavailable);
    const upgrade = changePlan(withoutProvider(), me, { plan_id: 'pro', cycle: 'month' }, 'en');
    await expect(upgrade).rejects.toMatchObject(unavailable);
    const later = changePlan(withoutProvider(), me, { plan_id: 'basic', cycle: 'year' }, 'en');
    await expect(later).rejects.toMatchObject(unavailable);
    expect(await app.subscription(me)).toEqual(before);
  });

  it('pays back when it is there again', async () => {
    const { id } = await app.buy(me, PRO);
    await refundOwnOrder(withoutProvider(), me, id);
    expect(await app.subscription(me)).toMatchObject({ state: 'expired', plan_id: 'free' });
    expect(await countRunning()).toBe(0);
    await app.pass('2 minutes');
    const [row] = await app.db
      .select()
      .from(orders)
      .where(eq(orders.id, Number(id)));
    const [payment] = await app.db
      .select()
      .from(sandbox_objects)
      .where(and(eq(sandbox_objects.kind, 'payment'), eq(sandbox_objects.ref, row?.payment_ref ?? '')));
    expect(payment?.data).toMatchObject({ refunded: 1899 });
    const [mine] = await app.db.select().from(subscriptions).where(eq(subscriptions.user_id, me));
    const ended = and(
      inArray(sandbox_objects.ref, [mine?.subscription_ref ?? '']),
      sql`(data ->> 'isOver')::boolean`,
    );
    expect(await app.db.$count(sandbox_objects, ended)).toBe(1);
  });
});

it('refuses webhooks that are forged, changed or old', async () => {
  const { id } = await app.order(me, PACK);
  await app.sandboxPayments?.act(await checkoutOf(id), 'pay');
  let taken: { body: Buffer; signature: string } | undefined;
  await app.sandboxPayments?.work((body, header) => {
    if (body.includes(`"orderId":${id},`)) taken = { body, signature: header('sandbox-signature') ?? '' };
    return Promise.resolve();
  });
  if (!taken) throw new Error('nothing was told');
  const { body, signature } = taken;
  const send = (sent: Buffer, signed: string | undefined) => receiveWebhook(app, sent, () => signed);
  const refused = { name: 'BadSignature' };
  const old = signature.replace(/^t=\d+/, `t=${Date.now() - 3_600_000}`);
  const dearer = Buffer.from(body.toString().replace(`"orderId":${id},`, `"orderId":${Number(id) + 1},`));
  await expect(send(body, undefined)).rejects.toMatchObject(refused);
  await expect(send(body, `${signature.slice(0, -64)}${'0'.repeat(64)}`)).rejects.toMatchObject(refused);
  await expect(send(body, old)).rejects.toMatchObject(refused);
  await expect(send(dearer, signature)).rejects.toMatchObject(refused);
  expect(await app.balance(me)).toEqual({ point: 0, sub_point: 0 });
  await send(body, signature);
  expect(await app.balance(me)).toEqual({ point: 300, sub_point: 0 });
});

async function checkoutOf(id: string): Promise<string> {
  const [row] = await app.db
    .select()
    .from(orders)
    .where(eq(orders.id, Number(id)));
  return row?.checkout_ref ?? '';
}
