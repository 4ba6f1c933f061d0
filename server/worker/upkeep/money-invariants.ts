// What must always hold of orders, plans and their points: rules of check-invariants.ts.
import { type SQL, sql } from 'drizzle-orm';
import { ledgerKinds } from '#server/database/task-states.ts';

/** Conditions that tell which rows are looked at. */
export type Looked = {
  task: (id: SQL) => SQL;
  bucket: (id: SQL) => SQL;
  move: (id: SQL) => SQL;
  order: (id: SQL) => SQL;
  /** Whose money has moved. */
  buyer: (userId: SQL) => SQL;
};

/** Jobs that come every minute have had many turns by then. */
const WAITING_SECONDS = 60 * 60;

const overdue = (moment: SQL) => sql`${moment} < now() - make_interval(secs => ${WAITING_SECONDS})`;
const grantsOf = (orderId: SQL) => sql`
  select l.id from ledger l join buckets b on b.id = l.bucket_id
  where b.order_id = ${orderId} and l.user_id = b.user_id
    and (l.kind = ${ledgerKinds('pack')} or (l.kind = ${ledgerKinds('plan_grant')} and l.reason like 'order % month 0'))`;

/**
 * Whoever is gone has no buckets to compare with, so only orders of accounts that are there are looked at. The events
 * and requests that wait are few at any time, and have indexes of their own.
 */
export const listMoneyRules = (looked: Looked): Readonly<Record<string, SQL>> => ({
  // A period that was paid ahead has not begun; a second plan was paid back without a grant.
  paid_order_has_one_grant: sql`
    select o.id, o.user_id, o.status, (select count(*) from (${grantsOf(sql`o.id`)}) g) as grants
    from orders o join users u on u.id = o.user_id and u.state <> 'gone'
    where o.points > 0 and ${looked.order(sql`o.id`)}
      and (select count(*) from (${grantsOf(sql`o.id`)}) g) <> case
        when o.status = 'paid' and (o.kind = 'pack' or o.period_start <= now() - make_interval(secs => ${WAITING_SECONDS})) then 1
        when o.status in ('paid', 'refunded') then (select least(count(*), 1) from (${grantsOf(sql`o.id`)}) g)
        else 0 end`,
  no_bought_points_without_payment: sql`
    select l.id, l.user_id, b.order_id from ledger l join buckets b on b.id = l.bucket_id
    left join orders o on o.id = b.order_id and o.user_id = l.user_id
    where l.kind in (${ledgerKinds('plan_grant', 'pack')}) and ${looked.move(sql`l.id`)}
      and (o.id is null or o.status not in ('paid', 'refunded'))`,
  // Points that a task gave back after the refund stay: they return to where they came from (product §3.1).
  refunded_order_has_no_points_left: sql`
    select o.id, b.id as bucket, b.left from orders o join buckets b on b.order_id = o.id
    where o.status = 'refunded' and b.left > 0 and ${looked.order(sql`o.id`)}
      and b.left > coalesce((
        select sum(l.amount) from ledger l where l.bucket_id = b.id
          and l.kind in (${ledgerKinds('task_refund', 'task_adjust', 'admin')}) and l.task_id is not null
          and l.id > coalesce((
            select max(c.id) from ledger c where c.bucket_id = b.id and c.kind = ${ledgerKinds('clawback')}), 0)), 0)`,
  plan_is_that_of_the_subscription: sql`
    select u.id, u.plan, s.plan_id, s.state from subscriptions s join users u on u.id = s.user_id
    where s.state <> 'expired' and u.plan <> s.plan_id and ${looked.buyer(sql`s.user_id`)}`,
  live_subscription_is_paid: sql`
    select s.user_id, s.order_id, o.status from subscriptions s
    left join orders o on o.id = s.order_id and o.user_id = s.user_id
    where s.state <> 'expired' and ${looked.buyer(sql`s.user_id`)}
      and (o.id is null or o.status <> 'paid' or o.disputed)`,
  payment_event_is_applied: sql`
    select provider, event_id, outcome from payment_events
    where applied_at is null and ${overdue(sql`received_at`)}`,
  payment_request_is_done: sql`
    select id, act, ref, attempts from payment_requests where ${overdue(sql`created_at`)}`,
  month_of_a_year_is_granted: sql`
    select s.user_id, s.order_id, s.granted_months, s.next_grant_at from subscriptions s
    where s.state <> 'expired' and s.points > 0 and ${looked.buyer(sql`s.user_id`)}
      and (${overdue(sql`s.next_grant_at`)} or s.granted_months <> (
        select count(*) from ledger l join buckets b on b.id = l.bucket_id
        where b.order_id = s.order_id and l.kind = ${ledgerKinds('plan_grant')}))`,
});
