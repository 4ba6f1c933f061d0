// The rules of orders, plans and their points see what they are there to see: each is broken here once, by hand.
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refundOwnOrder } from '#server/billing/refund-order.ts';
import { type BillingApp, openBillingApp } from '#tests/fakes/billing-app.ts';
import { addUser } from '#tests/fakes/task-app.ts';
import { checkInvariants, type CheckScope } from './check-invariants.ts';

let app: BillingApp;
let refunded: number;

beforeAll(async () => {
  app = await openBillingApp();
  const buyer = await addUser(app, { points: 0 });
  await app.buy(buyer, { kind: 'pack', item_id: 'p300' });
  await app.buy(buyer, { kind: 'plan', item_id: 'pro', cycle: 'year' });
  const other = await addUser(app, { points: 0 });
  refunded = Number((await app.buy(other, { kind: 'pack', item_id: 'p1000' })).id);
  await refundOwnOrder(app, other, String(refunded));
  await app.settle();
});
afterAll(async () => {
  await app.close();
});

class Undo extends Error {}

/** The rules that are broken after these statements; everything is undone again. */
async function breakBy(scope: CheckScope, ...statements: SQL[]): Promise<string[]> {
  let broken: string[] = [];
  await app.db
    .transaction(async (tx) => {
      for (const statement of statements) await tx.execute(statement);
      const checked = await checkInvariants(tx, app.storage, { scope });
      broken = checked.filter(({ rows }) => rows.length > 0).map(({ rule }) => rule);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return broken;
}

it('finds nothing where all is well', async () => {
  expect(await breakBy('all')).toEqual([]);
  expect(await breakBy('recent')).toEqual([]);
});

const WAITING_EVENT = sql`insert into payment_events (provider, event_id, event, happened_at, received_at)
  values ('sandbox', 'late', '{}', now(), now() - interval '2 hours')`;
const WAITING_REQUEST = sql`insert into payment_requests (user_id, provider, act, ref, created_at)
  values (1, 'sandbox', 'refund', 'late', now() - interval '2 hours')`;

/** Of a period that began some time ago: jobs may be late for a while. */
const MONTH_IS_MISSING = sql`with moved as (update ledger set reason = 'order 0 month 1' where kind = 3)
  update orders set period_start = period_start - interval '2 hours' where kind = 'plan'`;

it.each<[string, () => SQL]>([
  ['paid_order_has_one_grant', () => sql`update buckets set order_id = null where kind = 'pack'`],
  ['paid_order_has_one_grant', () => MONTH_IS_MISSING],
  [
    'paid_order_has_one_grant',
    () => sql`update orders set status = 'closed', paid_at = null where kind = 'pack'`,
  ],
  ['no_bought_points_without_payment', () => sql`update orders set status = 'closed', paid_at = null`],
  ['no_bought_points_without_payment', () => sql`update buckets set order_id = null where kind = 'plan'`],
  [
    'refunded_order_has_no_points_left',
    () => sql`update buckets set "left" = 1 where order_id = ${refunded}`,
  ],
  ['plan_is_that_of_the_subscription', () => sql`update users set plan = 'free'`],
  ['live_subscription_is_paid', () => sql`update orders set disputed = true`],
  ['live_subscription_is_paid', () => sql`update subscriptions set order_id = ${refunded}`],
  ['month_of_a_year_is_granted', () => sql`update subscriptions set granted_months = 2`],
  [
    'month_of_a_year_is_granted',
    () => sql`update subscriptions set next_grant_at = now() - interval '2 hours'`,
  ],
  ['payment_event_is_applied', () => WAITING_EVENT],
  ['payment_request_is_done', () => WAITING_REQUEST],
])('sees that not: %s (%#)', async (rule, statement) => {
  expect(await breakBy('all', statement())).toContain(rule);
  expect(await breakBy('recent', statement())).toContain(rule);
});

it('lets points stay that a task gave back after the refund', async () => {
  const giveBack = (
    kind: SQL,
  ) => sql`insert into ledger (user_id, bucket_id, kind, amount, balance_after, task_id)
    select user_id, id, ${kind}, 5, 5, 1 from buckets where order_id = ${refunded}`;
  const hasLeft = sql`update buckets set "left" = 5 where order_id = ${refunded}`;
  const rule = 'refunded_order_has_no_points_left';
  expect(await breakBy('all', giveBack(sql`6`), hasLeft)).not.toContain(rule);
  expect(await breakBy('all', giveBack(sql`9`), hasLeft)).toContain(rule);
});
