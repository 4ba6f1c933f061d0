// What becomes of a plan when its owner leaves: the renewal is off at once, comes back to nobody, and nobody is left to pay.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PaymentUnavailable } from '#server/adapters/payments.ts';
import { cancelRenewal, changePlan, resumeRenewal } from '#server/billing/change-plan.ts';
import { actAsCashier } from '#server/billing/sandbox-cashier.ts';
import {
  billing_notices,
  orders,
  payment_customers,
  payment_requests,
  subscriptions,
} from '#server/database/schema/billing.ts';
import { users } from '#server/database/schema/users.ts';
import { type BillingApp, openBillingApp } from '#tests/fakes/billing-app.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { addUser } from '#tests/fakes/task-app.ts';
import { listOrders, listPayments, readSubscription } from './export-billing.ts';
import { purgeAccounts } from './purge-accounts.ts';
import { restoreAccount } from './restore-account.ts';
import { terminateAccount } from './terminate-account.ts';

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

const PRO = { kind: 'plan', item_id: 'pro', cycle: 'month' } as const;
const rowOf = async (userId: number) =>
  (await app.db.select().from(subscriptions).where(eq(subscriptions.user_id, userId)))[0];
const requests = () => app.db.select().from(payment_requests);

async function leave(from: Parameters<typeof terminateAccount>[0] = app): Promise<void> {
  const [user] = await app.db.select().from(users).where(eq(users.id, me));
  await terminateAccount(from, { userId: me, typed: user?.email ?? '', language: 'en' });
}
async function collect(rows: AsyncIterable<object>): Promise<object[]> {
  const all: object[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

const comeBack = () => app.db.transaction((tx) => restoreAccount(tx, me));

it('turns the renewal off at once, and leaves it off for who comes back', async () => {
  await app.buy(me, PRO);
  await changePlan(app, me, { plan_id: 'basic', cycle: 'month' }, 'en');
  await leave();
  expect(await rowOf(me)).toMatchObject({ state: 'canceled', plan_id: 'pro', scheduled_plan_id: null });
  expect(await requests()).toMatchObject([{ act: 'stop_renewal' }]);
  await app.settle();
  expect(await requests()).toEqual([]);
  await comeBack();
  expect(await app.subscription(me)).toMatchObject({ plan_id: 'pro', state: 'canceled', next_charge: null });
  await resumeRenewal(app, me);
  await app.pass('32 days');
  // The smaller plan that was to come was taken back with the renewal.
  expect(await app.subscription(me)).toMatchObject({ plan_id: 'pro', state: 'active', amount: 1899 });
});

it('keeps nobody here because the provider is away, and does not undo what they choose after they are back', async () => {
  await app.buy(me, PRO);
  const payments = {
    ...app.payments,
    scheduleChange: async () => {
      throw new PaymentUnavailable('nobody is there');
    },
  };
  await leave({ ...app, payments } as BillingApp);
  expect(await rowOf(me)).toMatchObject({ state: 'canceled' });
  await comeBack();
  await resumeRenewal(app, me);
  await app.settle();
  expect(await requests()).toEqual([]);
  expect(await app.subscription(me)).toMatchObject({ state: 'active' });
});

it('ends a plan whose renewal had failed, and does nothing to one that was turned off', async () => {
  const { id } = await app.buy(me, PRO);
  await actAsCashier(app, me, id, 'fail_renewal');
  await app.passPeriod(me);
  await leave();
  expect(await rowOf(me)).toMatchObject({ state: 'expired', grace_until: null });
  await app.settle();
  me = await addUser(app, { points: 0 });
  await app.buy(me, PRO);
  await cancelRenewal(app, me, 'quality');
  await leave();
  expect(await requests()).toEqual([]);
  expect(await rowOf(me)).toMatchObject({ state: 'canceled', cancel_reason: 'quality' });
});

it('ends the plan for good when the account is erased; orders stay without a name', async () => {
  const { id } = await app.buy(me, PRO);
  await app.db.insert(billing_notices).values({ user_id: me, kind: 'renewal', key: 'x' });
  await leave();
  await app.clock.advance('8 days');
  await purgeAccounts(app);
  expect(await rowOf(me)).toMatchObject({ state: 'expired', plan_id: 'pro' });
  expect(await app.db.$count(payment_customers, eq(payment_customers.user_id, me))).toBe(0);
  expect(await app.db.$count(billing_notices, eq(billing_notices.user_id, me))).toBe(0);
  await app.settle();
  expect(await requests()).toEqual([]);
  await app.pass('40 days');
  const kept = await app.db.select().from(orders).where(eq(orders.user_id, me));
  expect(kept).toMatchObject([{ id: Number(id), status: 'paid', amount: 1899 }]);
  const [user] = await app.db.select().from(users).where(eq(users.id, me));
  expect(user).toMatchObject({ state: 'gone', plan: 'free', name: '', email: '' });
});

it('gives everybody their own orders, subscription and payments along, and nobody else’s', async () => {
  const other = await addUser(app, { points: 0 });
  await app.buy(other, PRO);
  const { id } = await app.buy(me, PRO);
  const [order, ...more] = await collect(listOrders(app.db, me));
  expect(more).toEqual([]);
  expect(order).toMatchObject({ id: Number(id), amount: 1899, status: 'paid' });
  expect(order).not.toHaveProperty('client_token');
  expect(await collect(listPayments(app.db, me))).toMatchObject([
    { provider: 'sandbox', what: { kind: 'order_paid', orderId: Number(id) }, outcome: 'plan begun' },
  ]);
  expect(await readSubscription(app.db, me)).toMatchObject({
    subscription: { plan_id: 'pro', state: 'active' },
    customers: [{ provider: 'sandbox' }],
    reminders: [],
  });
  expect(await readSubscription(app.db, await addUser(app))).toEqual({
    subscription: null,
    customers: [],
    reminders: [],
  });
});
