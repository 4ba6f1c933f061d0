// Events of payments that come late, early, twice or in another order, and money that must not come back twice. Source: product §3.3.
import { randomUUID } from 'node:crypto';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentEvent } from '#server/adapters/payments.ts';
import { orders, payment_events, payment_requests, subscriptions } from '#server/database/schema/billing.ts';
import { type BillingApp, openBillingApp } from '#tests/fakes/billing-app.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { addUser } from '#tests/fakes/task-app.ts';
import { cancelRenewal, changePlan, resumeRenewal } from './change-plan.ts';
import { readOrder } from './list-orders.ts';
import { applyWaiting, receiveEvent } from './receive-webhook.ts';
import { refundOwnOrder } from './refund-order.ts';
import { actAsCashier } from './sandbox-cashier.ts';

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

const plan = (item_id: string, cycle: 'month' | 'year' = 'month') =>
  ({ kind: 'plan', item_id, cycle }) as const;
const NOT_REFUNDABLE = { refusal: 'bad_parameters' };

async function receive(what: PaymentEvent['what'], at?: Date): Promise<void> {
  await receiveEvent(app, { id: randomUUID(), at: at ?? (await app.clock.now()), what });
}

async function mySubscription() {
  const [row] = await app.db.select().from(subscriptions).where(eq(subscriptions.user_id, me));
  if (!row) throw new Error('there is no subscription');
  return row;
}

async function paymentOf(orderId: string): Promise<string> {
  const [row] = await app.db
    .select()
    .from(orders)
    .where(eq(orders.id, Number(orderId)));
  return row?.payment_ref ?? '';
}

const inMonths = async (months: number) =>
  new Date((await app.clock.now()).getTime() + months * 30 * 86_400_000);

async function renewal(subscriptionRef: string, amount: number): Promise<PaymentEvent['what']> {
  const { period_end } = await mySubscription();
  const period = { start: period_end, end: new Date(period_end.getTime() + 30 * 86_400_000) };
  const paid = { paymentRef: randomUUID(), amount, currency: 'USD', paidWith: '' } as const;
  return { kind: 'renewed', subscriptionRef, period, ...paid };
}

type OrderPaid = Extract<PaymentEvent['what'], { kind: 'order_paid' }>;

/** Another payment of a paid order. */
async function paidAgain(id: string, more: Partial<OrderPaid> = {}): Promise<OrderPaid> {
  const isIt = eq(orders.id, Number(id));
  const [row] = await app.db.select().from(orders).where(isIt);
  if (!row) throw new Error('no order');
  const { amount, currency } = row;
  const paid = { paymentRef: randomUUID(), amount, currency, paidWith: '' };
  return { kind: 'order_paid', orderId: row.id, subscriptionRef: null, period: null, ...paid, ...more };
}

/** What the provider is to be asked for; the sandbox, which knows nothing of it, is not. */
const takeRequests = () =>
  app.db.delete(payment_requests).where(eq(payment_requests.user_id, me)).returning();

describe('an order that was paid on two pages', () => {
  it('is paid back the second payment, once, and keeps the first', async () => {
    const { id } = await app.buy(me, { kind: 'pack', item_id: 'p300' });
    const again = await paidAgain(id);
    await receive(again);
    await receive(again);
    await receive(await paidAgain(id, { paymentRef: await paymentOf(id) }));
    expect(await takeRequests()).toMatchObject([
      { act: 'refund', ref: again.paymentRef, amount: again.amount },
    ]);
    const mine = await app.db.select().from(orders).where(eq(orders.user_id, me)).orderBy(orders.id);
    expect(mine.map(({ status, refunded, points }) => [status, refunded, points])).toEqual([
      ['paid', 0, 300],
      ['refunded', again.amount, 300],
    ]);
    expect(await app.balance(me)).toEqual({ point: 300, sub_point: 0 });
  });

  it('loses the second subscription of a plan, not the first', async () => {
    const { id } = await app.buy(me, plan('pro'));
    const { subscription_ref, period_start: start, period_end: end } = await mySubscription();
    const again = await paidAgain(id, { subscriptionRef: 'sub-2', period: { start, end } });
    await receive(again);
    expect((await takeRequests()).map(({ act, ref }) => [act, ref])).toEqual([
      ['refund', again.paymentRef],
      ['end_subscription', 'sub-2'],
    ]);
    await receive({ kind: 'subscription_ended', subscriptionRef: 'sub-2' });
    expect(await mySubscription()).toMatchObject({ subscription_ref, state: 'active' });
  });
});

describe('money back', () => {
  it('is not had for an order whose days were credited to a better plan', async () => {
    const { id } = await app.buy(me, plan('basic'));
    await changePlan(app, me, { plan_id: 'pro', cycle: 'month' }, 'en');
    expect((await readOrder(app, me, id)).refundable).toBe(false);
    await expect(refundOwnOrder(app, me, id)).rejects.toMatchObject(NOT_REFUNDABLE);
  });

  it('is had for what was paid first, not for what was ordered first', async () => {
    const early = await app.order(me, { kind: 'pack', item_id: 'p300' });
    const first = await app.buy(me, { kind: 'pack', item_id: 'p1000' });
    await app.clock.advance('1 minute');
    await actAsCashier(app, me, early.id, 'pay');
    expect((await readOrder(app, me, early.id)).refundable).toBe(false);
    expect((await readOrder(app, me, first.id)).refundable).toBe(true);
    await refundOwnOrder(app, me, first.id);
    await expect(refundOwnOrder(app, me, early.id)).rejects.toMatchObject(NOT_REFUNDABLE);
    await app.settle();
  });

  it('comes back whole where a page has credited days that are not there any more', async () => {
    const first = await app.buy(me, plan('basic'));
    const late = await app.order(me, plan('pro'));
    expect(late.credit).toBeGreaterThan(600);
    await refundOwnOrder(app, me, first.id);
    await actAsCashier(app, me, late.id, 'pay');
    await app.settle();
    expect(await readOrder(app, me, late.id)).toMatchObject({ status: 'refunded', refunded: late.amount });
    expect(await app.subscription(me)).toMatchObject({ state: 'expired', plan_id: 'free' });
    expect(await app.balance(me)).toEqual({ point: 0, sub_point: 0 });
  });

  it('comes back whole where a page was paid days after it was made', async () => {
    await app.buy(me, plan('basic'));
    const late = await app.order(me, plan('pro'));
    await app.pass('3 days');
    await actAsCashier(app, me, late.id, 'pay');
    await app.settle();
    expect(await readOrder(app, me, late.id)).toMatchObject({ status: 'refunded' });
    expect((await app.subscription(me)).plan_id).toBe('basic');
  });

  it('comes back where a plan that was replaced was charged once more', async () => {
    await app.buy(me, plan('basic'));
    const { subscription_ref: old } = await mySubscription();
    const charged = await renewal(old, 699);
    const better = await app.buy(me, plan('pro'));
    expect((await app.subscription(me)).plan_id).toBe('pro');
    await receive(charged);
    await receive({ kind: 'renewal_failed', subscriptionRef: old, periodStart: await inMonths(1) });
    await receive({ kind: 'renewal_switched', subscriptionRef: old, renews: false });
    const waiting = await app.db.select().from(payment_events).where(isNull(payment_events.applied_at));
    expect(waiting).toEqual([]);
    const asked = await app.db.select().from(payment_requests).where(eq(payment_requests.user_id, me));
    expect(asked.filter(({ act }) => act === 'refund')).toMatchObject([{ amount: 699 }]);
    // The sandbox knows nothing of a charge that this test has made up.
    await app.db.delete(payment_requests).where(eq(payment_requests.user_id, me));
    expect((await readOrder(app, me, better.id)).status).toBe('paid');
    expect(await app.balance(me)).toEqual({ point: 0, sub_point: 3200 });
  });
});

it('begins a better plan whose first period ends before that of the plan it replaces', async () => {
  const year = (await app.clock.now()).getUTCFullYear() + 1;
  await app.clock.set(`${year}-10-31T10:00:00Z`);
  await app.buy(me, plan('pro'));
  await app.pass('30 days 1 hour');
  await changePlan(app, me, { plan_id: 'ultimate', cycle: 'month' }, 'en');
  expect((await app.subscription(me)).plan_id).toBe('ultimate');
  expect((await app.subscription(me)).period_end?.slice(0, 10)).toBe(`${year}-12-30`);
});

describe('a change that was chosen for later', () => {
  it('stays where the renewal before it was charged at the old price', async () => {
    await app.buy(me, plan('pro'));
    const { subscription_ref } = await mySubscription();
    const charged = await renewal(subscription_ref, 1899);
    await changePlan(app, me, { plan_id: 'basic', cycle: 'month' }, 'en');
    await receive(charged);
    expect(await app.subscription(me)).toMatchObject({ plan_id: 'pro', scheduled_plan_id: 'basic' });
    await app.clock.advance('32 days');
    await receive(await renewal(subscription_ref, 699));
    expect(await app.subscription(me)).toMatchObject({ plan_id: 'basic', scheduled_plan_id: null });
  });

  it('begins at once while a payment is late, or not at all where the card is declined again', async () => {
    const { id } = await app.buy(me, plan('pro'));
    await actAsCashier(app, me, id, 'fail_renewal');
    await app.passPeriod(me);
    await expect(changePlan(app, me, { plan_id: 'basic', cycle: 'month' }, 'en')).rejects.toMatchObject({
      refusal: 'bad_parameters',
    });
    expect(await app.subscription(me)).toMatchObject({
      state: 'past_due',
      plan_id: 'pro',
      scheduled_plan_id: null,
    });
  });
});

describe('events', () => {
  it('that turned the renewal off and on, in another order, end as they happened', async () => {
    await app.buy(me, plan('pro'));
    const { subscription_ref: subscriptionRef } = await mySubscription();
    const off = await app.clock.now();
    await cancelRenewal(app, me);
    await app.clock.advance('1 minute');
    await resumeRenewal(app, me);
    await receive({ kind: 'renewal_switched', subscriptionRef, renews: true });
    await receive({ kind: 'renewal_switched', subscriptionRef, renews: false }, off);
    expect((await app.subscription(me)).state).toBe('active');
  });

  it('of an end that come before the payment wait for it', async () => {
    const { id } = await app.order(me, plan('pro'));
    await receive({ kind: 'subscription_ended', subscriptionRef: `early-${id}` });
    const start = await app.clock.now();
    const period = { start, end: new Date(start.getTime() + 30 * 86_400_000) };
    await receive({
      kind: 'order_paid',
      orderId: Number(id),
      subscriptionRef: `early-${id}`,
      period,
      paymentRef: `payment-${id}`,
      amount: 1899,
      currency: 'USD',
      paidWith: '',
    });
    expect((await app.subscription(me)).state).toBe('active');
    await app.clock.advance('1 hour');
    await applyWaiting(app);
    expect((await app.subscription(me)).state).toBe('canceled');
  });
});

describe('a dispute', () => {
  it('that was won brings back the months of a year, also those to come', async () => {
    const { id } = await app.buy(me, plan('pro', 'year'));
    const paymentRef = await paymentOf(id);
    await receive({ kind: 'disputed', paymentRef });
    await app.pass('40 days');
    expect(await app.balance(me)).toEqual({ point: 0, sub_point: 0 });
    await receive({ kind: 'dispute_won', paymentRef });
    expect(await app.subscription(me)).toMatchObject({ state: 'canceled', plan_id: 'pro' });
    expect((await app.subscription(me)).next_grant_at).not.toBeNull();
    // Those of the first month, for a day, and those of the second.
    expect(await app.balance(me)).toEqual({ point: 0, sub_point: 4800 });
    await app.pass('31 days');
    expect(await app.balance(me)).toEqual({ point: 0, sub_point: 2400 });
  });

  it('can be had again after it was won', async () => {
    const { id } = await app.buy(me, { kind: 'pack', item_id: 'p300' });
    const paymentRef = await paymentOf(id);
    for (const [kind, point] of [
      ['disputed', 0],
      ['dispute_won', 300],
      ['disputed', 0],
      ['dispute_won', 300],
    ] as const) {
      await receive({ kind, paymentRef });
      expect(await app.balance(me)).toEqual({ point, sub_point: 0 });
    }
  });
});
