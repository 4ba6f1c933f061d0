// The life of subscriptions and orders on the sandbox cashier, with a clock that the test moves. Source: product §3.3.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findSubscription } from './billing-rows.ts';
import { cancelRenewal, changePlan, resumeRenewal } from './change-plan.ts';
import { closeOldOrders } from './close-old-orders.ts';
import { readOrder } from './list-orders.ts';
import { refundOwnOrder } from './refund-order.ts';
import { actAsCashier } from './sandbox-cashier.ts';
import { sandboxWakes, workSandbox } from './work-sandbox.ts';
import { DELAY_SECONDS } from '#server/adapters/sandbox/checkout.ts';
import { listPointDetails } from '#server/points/list-point-details.ts';
import { addUser } from '#tests/fakes/task-app.ts';
import { type BillingApp, openBillingApp } from '#tests/fakes/billing-app.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { listJobs } from '#tests/fakes/lose-worker.ts';

let app: BillingApp;
let me: number;
beforeAll(async () => {
  app = await openBillingApp();
});
afterAll(async () => {
  await app.settle(); // what the last test has asked of the cashier
  await expectInvariants(app);
  await app.close();
});
beforeEach(async () => {
  me = await addUser(app, { points: 0 });
});

const PRO = { kind: 'plan', item_id: 'pro', cycle: 'month' } as const;
const state = async () => (await app.subscription(me)).state;
const planOf = async () => (await app.subscription(me)).plan_id;

describe('a pack', () => {
  it('brings its points for good, once', async () => {
    const { id, pay_url } = await app.buy(me, { kind: 'pack', item_id: 'p1000' });
    expect(pay_url).toMatch(/\/sandbox\/pay\?order=[\w-]{22}$/);
    await actAsCashier(app, me, id, 'pay');
    await app.pass('400 days');
    expect(await app.balance(me)).toEqual({ point: 1000, sub_point: 0 });
    expect(await readOrder(app, me, id)).toMatchObject({ status: 'paid', amount: 1049, pay_url: null });
  });

  it('is one order for one press', async () => {
    const item = {
      kind: 'pack',
      item_id: 'p300',
      client_token: '0b6f7a52-55a6-4a2c-8f1b-7f9f7c6a1d10',
    } as const;
    const [first, second] = await Promise.all([app.order(me, item), app.order(me, item)]);
    expect(second?.id).toBe(first?.id);
    await expect(app.order(me, { ...item, item_id: 'p1000' })).rejects.toMatchObject({
      refusal: 'bad_parameters',
    });
  });

  it('is told late when the payment is', async () => {
    const { id } = await app.buy(me, { kind: 'pack', item_id: 'p300' }, 'delay');
    expect((await readOrder(app, me, id)).status).toBe('pending');
    // The worker is called for it: the schedule alone would let the buyer wait for another minute.
    expect(await listJobs(app.database, sandboxWakes.name)).toMatchObject([
      { state: 'created', pause: expect.closeTo(DELAY_SECONDS, -1) as number },
    ]);
    await app.pass('21 seconds');
    expect((await readOrder(app, me, id)).status).toBe('paid');
  });

  it('cannot be paid any more after a day', async () => {
    const { id } = await app.order(me, { kind: 'pack', item_id: 'p300' });
    await app.pass('25 hours');
    await closeOldOrders(app);
    await app.settle();
    expect(await readOrder(app, me, id)).toMatchObject({ status: 'closed', pay_url: null });
    expect(await actAsCashier(app, me, id, 'pay')).toEqual({ ok: false });
  });

  it('costs nothing when the card is declined, and can still be paid', async () => {
    const { id } = await app.buy(me, { kind: 'pack', item_id: 'p300' }, 'fail');
    expect(await app.balance(me)).toEqual({ point: 0, sub_point: 0 });
    await actAsCashier(app, me, id, 'authenticate');
    await actAsCashier(app, me, id, 'pay');
    expect(await app.balance(me)).toEqual({ point: 300, sub_point: 0 });
  });
});

describe('a plan', () => {
  it('brings its perks and a month of points, and renews itself', async () => {
    await app.buy(me, PRO);
    expect(await app.subscription(me)).toMatchObject({
      plan_id: 'pro',
      state: 'active',
      cycle: 'month',
      currency: 'USD',
      next_charge: { amount: 1899 },
      next_grant_points: 2400,
    });
    expect(await app.balance(me)).toEqual({ point: 0, sub_point: 2400 });
    await app.pass('32 days');
    expect(await state()).toBe('active');
    expect(await app.balance(me)).toEqual({ point: 0, sub_point: 2400 });
  });

  it('of a year gives its points month by month, and misses none after a long absence', async () => {
    await app.buy(me, { ...PRO, cycle: 'year' });
    await app.pass('65 days');
    expect(await app.balance(me)).toEqual({ point: 0, sub_point: 2400 });
    const { next_grant_at, period_start } = await app.subscription(me);
    const months = (Date.parse(next_grant_at ?? '') - Date.parse(period_start ?? '')) / (30 * 86_400_000);
    expect(Math.round(months)).toBe(3);
  });

  it('stays until its end when the renewal is turned off, and can be resumed', async () => {
    await app.buy(me, PRO);
    await cancelRenewal(app, me, 'not_needed');
    await cancelRenewal(app, me);
    expect(await app.subscription(me)).toMatchObject({
      state: 'canceled',
      plan_id: 'pro',
      next_charge: null,
      cancel_at_period_end: true,
    });
    await resumeRenewal(app, me);
    expect(await state()).toBe('active');
    await cancelRenewal(app, me);
    await app.pass('32 days');
    expect(await app.subscription(me)).toMatchObject({ state: 'expired', plan_id: 'free' });
    expect(await app.balance(me)).toEqual({ point: 0, sub_point: 0 });
    await app.buy(me, PRO);
    expect(await state()).toBe('active');
  });

  it('can be turned off where the provider has forgotten it', async () => {
    await app.buy(me, PRO);
    const row = await findSubscription(app.db, me);
    await app.db.execute(sql`delete from sandbox_objects where ref = ${row?.subscription_ref}`);
    await expect(changePlan(app, me, { plan_id: 'basic', cycle: 'month' }, 'en')).rejects.toMatchObject({
      refusal: 'bad_parameters',
    });
    await cancelRenewal(app, me);
    expect(await state()).toBe('canceled');
  });

  it('has three days of grace after a renewal that failed, and then ends', async () => {
    const { id } = await app.buy(me, PRO);
    await actAsCashier(app, me, id, 'fail_renewal');
    await app.passPeriod(me);
    expect(await app.subscription(me)).toMatchObject({ state: 'past_due', plan_id: 'pro' });
    expect(await app.balance(me)).toEqual({ point: 0, sub_point: 0 });
    await app.pass('4 days');
    expect(await app.subscription(me)).toMatchObject({ state: 'expired', plan_id: 'free' });
  });

  it('begins at once when it is better, with whole unused days credited', async () => {
    await app.buy(me, { ...PRO, item_id: 'basic' });
    await app.pass('10 days');
    await changePlan(app, me, { plan_id: 'pro', cycle: 'month' }, 'en');
    expect(await app.subscription(me)).toMatchObject({ plan_id: 'pro', state: 'active', amount: 1899 });
    // What the plan before has given stays until its own date.
    expect(await app.balance(me)).toEqual({ point: 0, sub_point: 3200 });
    await expect(
      changePlan(app, me, { plan_id: 'ultimate', cycle: 'month', amount: 1 }, 'en'),
    ).rejects.toMatchObject({ refusal: 'bad_parameters' });
    await app.pass('32 days');
    expect(await state()).toBe('active');
    expect(await app.balance(me)).toEqual({ point: 0, sub_point: 2400 });
  });

  it('begins with the next period when it is smaller, unless that is taken back', async () => {
    await app.buy(me, PRO);
    await changePlan(app, me, { plan_id: 'basic', cycle: 'month' }, 'en');
    expect(await app.subscription(me)).toMatchObject({
      plan_id: 'pro',
      scheduled_plan_id: 'basic',
      next_charge: { amount: 699 },
    });
    await resumeRenewal(app, me);
    expect(await app.subscription(me)).toMatchObject({
      scheduled_plan_id: null,
      next_charge: { amount: 1899 },
    });
    await changePlan(app, me, { plan_id: 'basic', cycle: 'month' }, 'en');
    await app.pass('32 days');
    expect(await app.subscription(me)).toMatchObject({ plan_id: 'basic', state: 'active', amount: 699 });
    expect(await app.balance(me)).toEqual({ point: 0, sub_point: 800 });
  });

  it('begins anew with any plan after a renewal that failed, paid whole', async () => {
    const { id } = await app.buy(me, PRO);
    await actAsCashier(app, me, id, 'fail_renewal');
    await app.passPeriod(me);
    expect(await state()).toBe('past_due');
    const { id: again } = await app.buy(me, { ...PRO, item_id: 'basic' });
    expect(await readOrder(app, me, again)).toMatchObject({ status: 'paid', amount: 699, credit: 0 });
    expect(await app.subscription(me)).toMatchObject({ plan_id: 'basic', state: 'active', amount: 699 });
    await app.pass('5 days');
    expect(await state()).toBe('active');
  });

  it('is not had twice: of two pages that are both paid one is paid back', async () => {
    const first = await app.order(me, PRO);
    const second = await app.order(me, { ...PRO, item_id: 'ultimate' });
    await actAsCashier(app, me, first.id, 'pay');
    await actAsCashier(app, me, second.id, 'pay');
    await app.settle();
    expect(await readOrder(app, me, second.id)).toMatchObject({ status: 'refunded', refunded: 4799 });
    expect(await planOf()).toBe('pro');
    expect(await app.balance(me)).toEqual({ point: 0, sub_point: 2400 });
    await app.pass('32 days');
    expect(await state()).toBe('active');
  });
});

describe('money back', () => {
  it('goes back in full within seven days, with the points and the plan', async () => {
    const { id } = await app.buy(me, PRO);
    expect((await readOrder(app, me, id)).refundable).toBe(true);
    await refundOwnOrder(app, me, id);
    await app.settle();
    expect(await readOrder(app, me, id)).toMatchObject({
      status: 'refunded',
      refunded: 1899,
      refundable: false,
    });
    expect(await app.subscription(me)).toMatchObject({ state: 'expired', plan_id: 'free' });
    expect(await app.balance(me)).toEqual({ point: 0, sub_point: 0 });
  });

  it('does not for what an upgrade has credited', async () => {
    const { id } = await app.buy(me, PRO);
    await changePlan(app, me, { plan_id: 'ultimate', cycle: 'month' }, 'en');
    expect((await readOrder(app, me, id)).refundable).toBe(false);
    await expect(refundOwnOrder(app, me, id)).rejects.toMatchObject({ refusal: 'bad_parameters' });
  });

  it('does not while an upgrade that has credited it is being charged', async () => {
    const { id } = await app.buy(me, PRO);
    let refused: unknown;
    const chargeUpgrade: typeof app.payments.chargeUpgrade = async (...order) => {
      refused = await refundOwnOrder(app, me, id).catch((error: unknown) => error);
      return app.payments.chargeUpgrade(...order);
    };
    const slow = { ...app, payments: { ...app.payments, chargeUpgrade } };
    await changePlan(slow, me, { plan_id: 'ultimate', cycle: 'month' }, 'en');
    expect(refused).toMatchObject({ refusal: 'bad_parameters' });
    expect(await readOrder(app, me, id)).toMatchObject({ status: 'paid', refunded: 0 });
  });

  it('does not after seven days', async () => {
    const { id } = await app.buy(me, PRO);
    await app.pass('8 days');
    await expect(refundOwnOrder(app, me, id)).rejects.toMatchObject({ refusal: 'bad_parameters' });
    expect(await state()).toBe('active');
  });

  it('is taken by the bank: what is left of the points goes, and the plan', async () => {
    const { id } = await app.buy(me, PRO);
    await actAsCashier(app, me, id, 'chargeback');
    await workSandbox(app);
    expect(await app.subscription(me)).toMatchObject({ state: 'expired', plan_id: 'free' });
    expect(await readOrder(app, me, id)).toMatchObject({ status: 'paid', disputed: true });
    expect(await app.balance(me)).toEqual({ point: 0, sub_point: 0 });
  });
});

const history = async (language: 'en' | 'zh' = 'en') =>
  (await listPointDetails(app, me, { page_size: 10 }, language)).items;

describe('the history of the points', () => {
  it('names the order of what was bought, and of what was taken back', async () => {
    const { id } = await app.buy(me, { kind: 'pack', item_id: 'p1000' });
    await refundOwnOrder(app, me, id);
    expect(await history()).toMatchObject([
      { kind_name: 'clawback', order_id: id, note: `Taken back · order ${id}` },
      { kind_name: 'pack', order_id: id, note: 'Point pack · 1,000' },
    ]);
    expect((await history('zh'))[0]).toMatchObject({ note: `已收回 · 订单 ${id}` });
  });

  it('says which month of a year the points are for', async () => {
    const { id } = await app.buy(me, { ...PRO, cycle: 'year' });
    await app.pass('35 days');
    const grants = (await history()).filter(({ kind_name }) => kind_name === 'plan_grant');
    expect(grants).toMatchObject([
      { order_id: id, note: 'Plan points · Pro, month 2 of 12' },
      { order_id: id, note: 'Plan points · Pro, month 1 of 12' },
    ]);
    expect(await history()).toContainEqual(expect.objectContaining({ kind_name: 'expire', order_id: null }));
  });
});
