// Orders of everybody, the newest first.
import { and, eq, lt } from 'drizzle-orm';
import type { AdminOrder, adminOrderList } from '#contract/admin-order.ts';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import type { Page } from '#contract/page.ts';
import type { AppContext } from '#server/app-context.ts';
import { packCursor, readCursor, readCursorId } from '#server/database/cursor.ts';
import { orders } from '#server/database/schema/billing.ts';
import { countSkipped, shapePage } from '#server/database/shape-page.ts';
import { selectAdminOrders } from './present-admin-order.ts';

/** Refuses (bad_parameters) a cursor of another list. */
export async function listAdminOrders(
  { db }: Pick<AppContext, 'db'>,
  asked: ParsedInputOf<typeof adminOrderList>,
): Promise<Page<AdminOrder>> {
  const { id, user_id, kind, state, cursor } = asked;
  const wanted = and(
    id === undefined ? undefined : eq(orders.id, Number(id)),
    user_id === undefined ? undefined : eq(orders.user_id, Number(user_id)),
    kind && eq(orders.kind, kind),
    state && (state === 'disputed' ? eq(orders.disputed, true) : eq(orders.status, state)),
  );
  const after = cursor === undefined ? undefined : lt(orders.id, readCursorId(readCursor(cursor, 1)[0]));
  const rows = await selectAdminOrders(db, and(wanted, after), {
    limit: asked.page_size + 1,
    offset: countSkipped(asked),
  });
  return shapePage(asked, rows, {
    present: (shown) => shown,
    cursorOf: (row) => packCursor([Number(row.id)]),
    total: await db.$count(orders, wanted),
  });
}
