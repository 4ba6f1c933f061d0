// An order as an admin sees it: who bought what, what was paid, what the provider told about it, what became of its points.
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AdminOrder, AdminOrderDetail } from '#contract/admin-order.ts';
import { LEDGER_KINDS } from '#contract/points.ts';
import type { AppContext } from '#server/app-context.ts';
import { findOrder, type OrderRow } from '#server/billing/billing-rows.ts';
import { presentFacts } from '#server/billing/present-order.ts';
import { orders, payment_events, payment_requests } from '#server/database/schema/billing.ts';
import { buckets, ledger } from '#server/database/schema/points.ts';
import { users } from '#server/database/schema/users.ts';
import { Refusal } from '#server/refusal.ts';

type Db = AppContext['db'];

/** Newest first. */
export async function selectAdminOrders(
  db: Db,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<AdminOrder[]> {
  const rows = await db
    .select({ order: orders, user: { id: users.id, name: users.name, email: users.email } })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.user_id))
    .where(where)
    .orderBy(desc(orders.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ order, user }) => ({
    ...presentFacts(order),
    user: { ...user, id: String(user.id) },
    provider: order.provider,
    payment_ref: order.payment_ref,
  }));
}

/** Refuses asset_not_found. */
export async function readAdminOrder(db: Db, orderId: number): Promise<AdminOrderDetail> {
  const isIt = eq(orders.id, orderId);
  const [shown] = await selectAdminOrders(db, isIt, { limit: 1, offset: 0 });
  const order = await findOrder(db, isIt);
  if (!shown || !order) throw new Refusal('asset_not_found');
  return {
    ...shown,
    ...(await sumPoints(db, orderId)),
    events: await listEvents(db, order),
    requests: await listRequests(db, order),
  };
}

/** What a won dispute gave back was not taken in the end. */
async function sumPoints(
  db: Db,
  orderId: number,
): Promise<Pick<AdminOrderDetail, 'granted' | 'left' | 'taken_back'>> {
  const isGrant = inArray(ledger.kind, [LEDGER_KINDS.plan_grant, LEDGER_KINDS.pack]);
  const isTaken = or(
    eq(ledger.kind, LEDGER_KINDS.clawback),
    and(
      eq(ledger.kind, LEDGER_KINDS.admin),
      sql`${ledger.reason} like ${`dispute of order ${orderId} won %`}`,
    ),
  );
  const [sums] = await db
    .select({
      granted: sql<number>`coalesce(sum(${ledger.amount}) filter (where ${isGrant}), 0)::int`,
      left: sql<number>`coalesce(sum(${ledger.amount}), 0)::int`,
      taken_back: sql<number>`(-coalesce(sum(${ledger.amount}) filter (where ${isTaken}), 0))::int`,
    })
    .from(ledger)
    .innerJoin(buckets, eq(buckets.id, ledger.bucket_id))
    .where(eq(buckets.order_id, orderId));
  return sums ?? { granted: 0, left: 0, taken_back: 0 };
}

async function listEvents(db: Db, order: OrderRow): Promise<AdminOrderDetail['events']> {
  const isAbout = or(
    sql`(${payment_events.event} -> 'what' ->> 'orderId') = ${String(order.id)}`,
    order.payment_ref === null
      ? undefined
      : sql`(${payment_events.event} -> 'what' ->> 'paymentRef') = ${order.payment_ref}`,
  );
  const rows = await db
    .select({
      row: payment_events,
      kind: sql<string>`coalesce(${payment_events.event} -> 'what' ->> 'kind', '')`,
    })
    .from(payment_events)
    .where(and(eq(payment_events.provider, order.provider), isAbout))
    .orderBy(asc(payment_events.happened_at), asc(payment_events.received_at));
  return rows.map(({ row, kind }) => ({
    id: row.event_id,
    kind,
    happened_at: row.happened_at.toISOString(),
    applied_at: row.applied_at?.toISOString() ?? null,
    outcome: row.outcome,
    attempts: row.attempts,
  }));
}

async function listRequests(
  db: Db,
  { provider, payment_ref }: OrderRow,
): Promise<AdminOrderDetail['requests']> {
  if (payment_ref === null) return [];
  const rows = await db
    .select()
    .from(payment_requests)
    .where(
      and(
        eq(payment_requests.provider, provider),
        eq(payment_requests.act, 'refund'),
        eq(payment_requests.ref, payment_ref),
      ),
    )
    .orderBy(payment_requests.id);
  return rows.map(({ id, act, amount, attempts, last_error }) => ({
    id: String(id),
    act,
    amount,
    attempts,
    last_error,
  }));
}
