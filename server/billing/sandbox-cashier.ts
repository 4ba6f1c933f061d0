// The page of the sandbox cashier: what it shows, and what a press on it does.
import { and, eq } from 'drizzle-orm';
import type { SandboxAct, sandboxOrder } from '#contract/billing.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { SandboxPayments } from '#server/adapters/payments-sandbox.ts';
import { DELAY_SECONDS } from '#server/adapters/sandbox/checkout.ts';
import type { AppContext } from '#server/app-context.ts';
import { orders } from '#server/database/schema/billing.ts';
import { Refusal } from '#server/refusal.ts';
import { findOrder, type OrderRow } from './billing-rows.ts';
import { nameItem } from './find-item.ts';
import { sandboxWakes, workSandbox } from './work-sandbox.ts';

type Needed = Pick<AppContext, 'db' | 'jobs' | 'log' | 'payments' | 'sandboxPayments'>;
type Found = { order: OrderRow; ref: string; sandbox: SandboxPayments };

/** Refuses asset_not_found where there is no sandbox or no such page. `wanted`: that of `pay_url`, or an own order's id. */
async function findPage(app: Needed, userId: number | null, wanted: string): Promise<Found> {
  const isOwn = /^[1-9]\d{0,17}$/.test(wanted) && userId !== null;
  const order = await findOrder(
    app.db,
    isOwn
      ? and(eq(orders.id, Number(wanted)), eq(orders.user_id, userId))
      : and(eq(orders.provider, 'sandbox'), eq(orders.checkout_ref, wanted)),
  );
  if (!app.sandboxPayments || order?.provider !== 'sandbox' || order.checkout_ref === null) {
    throw new Refusal('asset_not_found');
  }
  return { order, ref: order.checkout_ref, sandbox: app.sandboxPayments };
}

export async function readCashier(
  app: Needed,
  userId: number | null,
  wanted: string,
): Promise<OutputOf<typeof sandboxOrder>> {
  const { order, ref, sandbox } = await findPage(app, userId, wanted);
  const checkout = await sandbox.findCheckout(ref);
  if (!checkout) throw new Refusal('asset_not_found');
  return {
    id: String(order.id),
    name: nameItem(order),
    currency: order.currency,
    amount: order.amount,
    cycle: order.cycle,
    renewal_amount: checkout.order.renewal?.amount ?? null,
    status: order.status,
    needs_authentication: checkout.needsAuthentication,
    acts: checkout.acts,
  };
}

/** `ok` is false where the act is not possible (any more). */
export async function actAsCashier(
  app: Needed,
  userId: number | null,
  wanted: string,
  act: SandboxAct,
): Promise<{ ok: boolean }> {
  const { ref, sandbox } = await findPage(app, userId, wanted);
  const ok = await sandbox.act(ref, act);
  await workSandbox(app);
  if (ok && act === 'delay') await app.jobs.send(sandboxWakes, null, { afterSeconds: DELAY_SECONDS });
  return { ok };
}
