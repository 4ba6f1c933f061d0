// One's own orders.
import { and, desc, eq, inArray, lt, type SQL } from 'drizzle-orm';
import type { Order, orderList } from '#contract/billing.ts';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import type { Page } from '#contract/page.ts';
import type { AppContext } from '#server/app-context.ts';
import { packCursor, readCursor, readCursorId } from '#server/database/cursor.ts';
import { orders } from '#server/database/schema/billing.ts';
import { countSkipped, shapePage } from '#server/database/shape-page.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import { Refusal } from '#server/refusal.ts';
import { findOrder, type OrderRow } from './billing-rows.ts';
import { presentOrder } from './present-order.ts';

/** Refuses asset_not_found for one that is not the user's. */
export async function findOwnOrder(db: DbOrTx, userId: number, id: string): Promise<OrderRow> {
  const order = await findOrder(db, and(eq(orders.id, Number(id)), eq(orders.user_id, userId)));
  if (!order) throw new Refusal('asset_not_found');
  return order;
}

export async function readOrder({ db }: Pick<AppContext, 'db'>, userId: number, id: string): Promise<Order> {
  return await presentOrder(db, await findOwnOrder(db, userId, id));
}

/** Newest first. Refuses (bad_parameters) a cursor of another list. */
export async function listOrders(
  { db }: Pick<AppContext, 'db'>,
  userId: number,
  asked: ParsedInputOf<typeof orderList>,
): Promise<Page<Order>> {
  const wanted: SQL | undefined = and(
    eq(orders.user_id, userId),
    asked.paid === true ? inArray(orders.status, ['paid', 'refunded']) : undefined,
  );
  const after = asked.cursor === undefined ? undefined : readCursorId(readCursor(asked.cursor, 1)[0]);
  const rows = await db
    .select()
    .from(orders)
    .where(and(wanted, after === undefined ? undefined : lt(orders.id, after)))
    .orderBy(desc(orders.id))
    .limit(asked.page_size + 1)
    .offset(countSkipped(asked));
  const shown = await Promise.all(rows.slice(0, asked.page_size).map((order) => presentOrder(db, order)));
  return shapePage(asked, rows, {
    present: () => shown,
    cursorOf: ({ id }) => packCursor([id]),
    total: await db.$count(orders, wanted),
  });
}
