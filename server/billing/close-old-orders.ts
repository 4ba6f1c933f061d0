// Closes orders that nobody has paid: what was quoted a day ago is not the price of today.
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { AppContext } from '#server/app-context.ts';
import { orders } from '#server/database/schema/billing.ts';

const OPEN_HOURS = 24;
/** Providers try to deliver an event for three days. */
const FORGOTTEN_DAYS = 4;
const MOST_AT_ONCE = 100;

/**
 * The provider closes its page first: one that is paid at this moment stays an order. Returns how many were looked at;
 * at most 100 in one call. Throws PaymentUnavailable.
 */
export async function closeOldOrders(
  { db, payments }: Pick<AppContext, 'db' | 'payments'>,
  signal?: AbortSignal,
): Promise<number> {
  const old = await db
    .select({
      id: orders.id,
      checkoutRef: orders.checkout_ref,
      isForgotten: sql<boolean>`${orders.created_at} < now() - make_interval(days => ${FORGOTTEN_DAYS})`,
    })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'pending'),
        eq(orders.provider, payments.name),
        lt(orders.created_at, sql`now() - make_interval(hours => ${OPEN_HOURS})`),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(MOST_AT_ONCE);
  for (const { id, checkoutRef, isForgotten } of old) {
    if (signal?.aborted) break;
    if (checkoutRef !== null) await payments.closeCheckout(checkoutRef);
    // The page's own event closes the order; one that never came is not waited for any longer.
    if (checkoutRef === null || isForgotten) await closeUnpaid(db, id);
  }
  return old.length;
}

async function closeUnpaid(db: AppContext['db'], id: number): Promise<void> {
  await db
    .update(orders)
    .set({ status: 'closed' })
    .where(and(eq(orders.id, id), eq(orders.status, 'pending')));
}
