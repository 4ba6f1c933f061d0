// Orders of everybody: how they are found, what is known of one, and how an admin pays one back.
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PaymentUnavailable } from '#server/adapters/payments.ts';
import { changePlan } from '#server/billing/change-plan.ts';
import { performRequests } from '#server/billing/payment-requests.ts';
import { readOrder } from '#server/billing/list-orders.ts';
import { actAsCashier } from '#server/billing/sandbox-cashier.ts';
import { billingEmails } from '#server/billing/send-email.ts';
import { formatActivity } from '#server/community/format-activity.ts';
import { orders, payment_events, payment_requests } from '#server/database/schema/billing.ts';
import { activities } from '#server/database/schema/community.ts';
import { users } from '#server/database/schema/users.ts';
import { addAdmin, readLog } from '#tests/fakes/admin-app.ts';
import { type BillingApp, openBillingApp } from '#tests/fakes/billing-app.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { addUser } from '#tests/fakes/task-app.ts';
import { listAdminOrders } from './list-admin-orders.ts';
import { readAdminOrder } from './present-admin-order.ts';
import { readHealth } from './read-health.ts';
import { refundOrderByAdmin } from './refund-order-by-admin.ts';

let app: BillingApp;
let admin: number;
let buyer: number;

beforeAll(async () => {
  app = await openBillingApp();
  admin = await addAdmin(app);
});
afterAll(async () => {
  await expectInvariants(app);
  await app.close();
});
beforeEach(async () => {
  buyer = await addUser(app, { points: 0 });
});

const PACK = { kind: 'pack', item_id: 'p1000' } as const;
const PRO = { kind: 'plan', item_id: 'pro', cycle: 'month' } as const;
const reason = 'charged by mistake';
const refund = (id: string, amount: number, client_token: string = randomUUID()) =>
  refundOrderByAdmin(app, admin, { id, amount, reason, client_token });
const toldOf = (userId: number) =>
  app.db
    .select()
    .from(activities)
    .where(and(eq(activities.user_id, userId), eq(activities.kind, 'money_returned')));

it('finds orders by state, kind and buyer, newest first, page by page', async () => {
  const pack = await app.buy(buyer, PACK);
  const plan = await app.buy(buyer, PRO);
  const open = await app.order(buyer, { kind: 'pack', item_id: 'p300' });
  const find = async (asked: object) =>
    (await listAdminOrders(app, { page_size: 10, user_id: String(buyer), ...asked })).items.map(
      ({ id }) => id,
    );
  expect(await find({})).toEqual([open.id, plan.id, pack.id]);
  expect(await find({ state: 'paid' })).toEqual([plan.id, pack.id]);
  expect(await find({ state: 'pending', kind: 'pack' })).toEqual([open.id]);
  expect(await find({ kind: 'plan' })).toEqual([plan.id]);
  await actAsCashier(app, buyer, pack.id, 'chargeback');
  expect(await find({ state: 'disputed' })).toEqual([pack.id]);
  expect(await find({ id: plan.id })).toEqual([plan.id]);
  const first = await listAdminOrders(app, { page_size: 2, user_id: String(buyer) });
  expect(first).toMatchObject({ total: 3, has_more: true });
  expect(await find({ cursor: first.next_cursor })).toEqual([pack.id]);
  expect(first.items[1]).toMatchObject({
    user: { id: String(buyer), name: expect.any(String), email: expect.stringContaining('@') },
    name: { en: 'Pro, 1 month' },
    amount: 1899,
    provider: 'sandbox',
    payment_ref: expect.any(String),
  });
});

it('says of one order what it brought, and what the provider told about it', async () => {
  const { id } = await app.buy(buyer, PACK, 'fail');
  await actAsCashier(app, buyer, id, 'pay');
  expect(await readAdminOrder(app.db, Number(id))).toMatchObject({
    status: 'paid',
    granted: 1000,
    left: 1000,
    taken_back: 0,
    events: [
      { kind: 'order_failed', outcome: 'still to be paid', applied_at: expect.any(String) },
      { kind: 'order_paid', outcome: 'points granted', attempts: 0 },
    ],
    requests: [],
  });
  await expect(readAdminOrder(app.db, 987_654)).rejects.toMatchObject({ refusal: 'asset_not_found' });
});

it('pays a part back, then the rest with the points and the plan, and never more', async () => {
  const { id } = await app.buy(buyer, PRO);
  expect(await refund(id, 500)).toMatchObject({ status: 'paid', refunded: 500, left: 2400 });
  await expect(refund(id, 1400)).rejects.toMatchObject({
    details: { fields: { amount: 'refund_most {"x":"$13.99"}' } },
  });
  await app.settle();
  expect(await app.subscription(buyer)).toMatchObject({ plan_id: 'pro', state: 'active' });
  expect(await refund(id, 1399)).toMatchObject({
    status: 'refunded',
    refunded: 1899,
    granted: 2400,
    left: 0,
    taken_back: 2400,
  });
  await app.settle();
  expect(await app.subscription(buyer)).toMatchObject({ plan_id: 'free', state: 'expired' });
  expect(
    (await readAdminOrder(app.db, Number(id))).events.map(({ kind, outcome }) => [kind, outcome]),
  ).toEqual([
    ['order_paid', 'plan begun'],
    ['refunded', 'paid back before'],
    ['refunded', 'paid back before'],
  ]);
  await expect(refund(id, 1)).rejects.toMatchObject({ details: { fields: { id: 'only_paid' } } });
});

it('tells the buyer why, and writes it into the log, with the refund itself', async () => {
  const { id } = await app.buy(buyer, PACK);
  await refund(id, 1049);
  expect(await readLog(app, buyer)).toMatchObject([
    {
      admin_id: admin,
      act: 'order_refund',
      reason,
      detail: { order: Number(id), amount: 1049, currency: 'USD' },
    },
  ]);
  const [told] = await toldOf(buyer);
  expect(told).toMatchObject({ actor_id: null, values: { order: Number(id), amount: 1049, reason } });
  const say = (language: 'en' | 'zh') =>
    formatActivity({ kind: 'money_returned', name: '', title: '', values: told?.values ?? {} }, language);
  expect(say('en')).toBe(`$10.49 of your order ${id} are on their way back to you: ${reason}`);
  expect(say('zh')).toBe(`订单 ${id} 的 $10.49 正在退回：${reason}`);
  const { rows } = await app.database.pool.query(
    `select data from pgboss.job where name = $1 and data ->> 'orderId' = $2 and data ->> 'kind' = 'refunded'`,
    [billingEmails.name, id],
  );
  expect(rows).toMatchObject([{ data: { userId: buyer, amount: 1049 } }]);
});

it('pays once for one click, also when it comes five times at once', async () => {
  const { id } = await app.buy(buyer, PACK);
  const click = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => refund(id, 100, click)));
  expect(answers.map(({ refunded }) => refunded)).toEqual([100, 100, 100, 100, 100]);
  await expect(refund(id, 101, click)).rejects.toMatchObject({
    details: { fields: { client_token: 'token_reused' } },
  });
  expect(await readLog(app, buyer)).toHaveLength(1);
  expect(await toldOf(buyer)).toHaveLength(1);
});

it('pays back nothing that was not paid, or that the bank takes already', async () => {
  const open = await app.order(buyer, PACK);
  await expect(refund(open.id, 1)).rejects.toMatchObject({ details: { fields: { id: 'only_paid' } } });
  const { id } = await app.buy(buyer, PACK);
  await actAsCashier(app, buyer, id, 'chargeback');
  await expect(refund(id, 1)).rejects.toMatchObject({ details: { fields: { id: 'order_disputed' } } });
  await expect(refund('987654', 1)).rejects.toMatchObject({ refusal: 'asset_not_found' });
  await expect(
    refundOrderByAdmin(app, buyer, { id, amount: 1, reason, client_token: randomUUID() }),
  ).rejects.toMatchObject({ refusal: 'no_permission' });
  expect(await readLog(app, buyer)).toEqual([]);
});

it('pays nothing of a plan back that an upgrade under way has credited', async () => {
  const { id } = await app.buy(buyer, PRO);
  let refused: unknown;
  const chargeUpgrade: typeof app.payments.chargeUpgrade = async (...order) => {
    refused = await refund(id, 100).catch((error: unknown) => error);
    return app.payments.chargeUpgrade(...order);
  };
  const slow = { ...app, payments: { ...app.payments, chargeUpgrade } };
  await changePlan(slow, buyer, { plan_id: 'ultimate', cycle: 'month' }, 'en');
  expect(refused).toMatchObject({ details: { fields: { id: 'payment_under_way' } } });
  expect(await readLog(app, buyer)).toEqual([]);
  expect(await readOrder(app, buyer, id)).toMatchObject({ status: 'paid', refunded: 0 });
});

it('pays back who has gone, and tells nobody', async () => {
  const { id } = await app.buy(buyer, PACK);
  await app.db.update(users).set({ state: 'gone', email: '', name: '' }).where(eq(users.id, buyer));
  expect(await refund(id, 1049)).toMatchObject({ status: 'refunded', user: { name: '', email: '' } });
  expect(await toldOf(buyer)).toEqual([]);
  expect(await readOrder(app, buyer, id)).toMatchObject({ refunded: 1049 });
});

it('shows what waits at the provider, and why', async () => {
  expect((await readHealth(app, 'en')).payments).toEqual({
    events: { count: 0, failed: 0, oldest_at: null, last_error: '' },
    requests: { count: 0, failed: 0, oldest_at: null, last_error: '' },
  });
  const { id } = await app.buy(buyer, PACK);
  const away = {
    ...app,
    payments: {
      ...app.payments,
      refund: async () => {
        throw new PaymentUnavailable('nobody is there');
      },
    },
  };
  const answer = await refundOrderByAdmin(away, admin, {
    id,
    amount: 49,
    reason,
    client_token: randomUUID(),
  });
  expect(answer).toMatchObject({
    refunded: 49,
    requests: [{ act: 'refund', amount: 49, attempts: 1, last_error: 'PaymentUnavailable: nobody is there' }],
  });
  await app.db.insert(payment_events).values({
    provider: 'sandbox',
    event_id: 'waits',
    event: { id: 'waits', at: new Date().toISOString(), what: { kind: 'disputed', paymentRef: 'not-yet' } },
    happened_at: new Date(),
    attempts: 1,
    outcome: 'Error: no such order yet',
  });
  expect((await readHealth(app, 'en')).payments).toMatchObject({
    events: { count: 1, failed: 1, oldest_at: expect.any(String), last_error: 'Error: no such order yet' },
    requests: { count: 1, failed: 1, last_error: 'PaymentUnavailable: nobody is there' },
  });
  await app.db.delete(payment_events).where(eq(payment_events.event_id, 'waits'));
  await app.clock.advance('2 minutes');
  await performRequests(app);
  expect(await app.db.$count(payment_requests)).toBe(0);
  expect(await app.db.$count(orders, eq(orders.refunded, 49))).toBe(1);
});
