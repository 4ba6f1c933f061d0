// The page of our own on which Paddle's checkout is opened: what it shows, and what it needs for that.
import { and, eq } from 'drizzle-orm';
import type { payPage } from '#contract/billing.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { listPaddlePlaces } from '#server/adapters/paddle/places.ts';
import type { AppContext } from '#server/app-context.ts';
import { orders } from '#server/database/schema/billing.ts';
import { Refusal } from '#server/refusal.ts';
import { findOrder } from './billing-rows.ts';
import { nameItem } from './find-item.ts';

type PayPage = OutputOf<typeof payPage>;

/** Refuses asset_not_found where payments are not by Paddle. */
export async function readPayPage(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  transaction: string,
): Promise<PayPage> {
  if (!config.paddle) throw new Refusal('asset_not_found');
  const { apiBase, clientToken } = config.paddle;
  const order = await findOrder(db, and(eq(orders.provider, 'paddle'), eq(orders.checkout_ref, transaction)));
  return {
    order: order
      ? {
          id: String(order.id),
          name: nameItem(order),
          currency: order.currency,
          amount: order.amount,
          cycle: order.cycle,
          renewal_amount: order.cycle === null ? null : order.price,
          status: order.status,
        }
      : null,
    checkout: {
      script: listPaddlePlaces(apiBase).script,
      environment: clientToken.startsWith('test_') ? 'sandbox' : 'production',
      client_token: clientToken,
    },
  };
}
