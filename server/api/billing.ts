// Plans, packs, orders and the subscription, on the wire.
import { create as describeDownload } from 'content-disposition';
import { billingEndpoints } from '#contract/billing.ts';
import { PLAN_IDS } from '#contract/prices.ts';
import type { AppContext } from '#server/app-context.ts';
import { readNow } from '#server/database/clock.ts';
import { findSubscription } from '#server/billing/billing-rows.ts';
import { cancelRenewal, changePlan, resumeRenewal } from '#server/billing/change-plan.ts';
import { createOrder, findCustomer, toRefusal } from '#server/billing/create-order.ts';
import { listPacks, listPlans } from '#server/billing/find-item.ts';
import { linkInvoice, openInvoice } from '#server/billing/invoice.ts';
import { listOrders, readOrder } from '#server/billing/list-orders.ts';
import { readSubscription } from '#server/billing/present-subscription.ts';
import { quoteChange } from '#server/billing/quote-change.ts';
import { refundOwnOrder } from '#server/billing/refund-order.ts';
import { readPayPage } from '#server/billing/pay-page.ts';
import { actAsCashier, readCashier } from '#server/billing/sandbox-cashier.ts';
import { users } from '#server/database/schema/users.ts';
import { Refusal } from '#server/refusal.ts';
import { eq } from 'drizzle-orm';
import { routes, type Route } from './route.ts';

export function billingRoutes(app: AppContext): Route[] {
  const readOwn = async (userId: number) => {
    const [user] = await app.db
      .select({ id: users.id, plan: users.plan })
      .from(users)
      .where(eq(users.id, userId));
    if (!user) throw new Refusal('user_not_found');
    return await readSubscription(app.db, app.payments, user);
  };
  return routes(billingEndpoints, {
    planList: async () => ({ items: listPlans() }),
    packList: async () => ({ items: listPacks() }),
    orderCreate: (asked, { user, language }) => createOrder(app, user.id, asked, language),
    orderStatus: ({ id }, { user }) => readOrder(app, user.id, id),
    orderList: (asked, { user }) => listOrders(app, user.id, asked),
    orderRefund: async ({ id }, { user }) => {
      await refundOwnOrder(app, user.id, id);
      return await readOrder(app, user.id, id);
    },
    orderInvoice: ({ id }, { user, language }) => linkInvoice(app, user.id, id, language),
    getInvoice: async ({ t }) => {
      const invoice = await openInvoice(app, t);
      // The same answer for a wrong address, an old one, and one of who has left.
      if (!invoice) throw new Refusal('unknown_path');
      return {
        status: 200,
        headers: {
          'content-type': 'application/pdf',
          'content-length': String(invoice.bytes.length),
          'content-disposition': describeDownload(invoice.name),
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        },
        body: invoice.bytes,
      };
    },
    subscriptionCancel: async ({ reason }, { user }) => {
      await cancelRenewal(app, user.id, reason);
      return await readOwn(user.id);
    },
    subscriptionResume: async (_asked, { user }) => {
      await resumeRenewal(app, user.id);
      return await readOwn(user.id);
    },
    subscriptionChange: async (asked, { user, language }) => {
      await changePlan(app, user.id, asked, language);
      return await readOwn(user.id);
    },
    subscriptionQuote: async ({ cycle, currency }, { user }) => {
      const row = await findSubscription(app.db, user.id);
      const now = await readNow(app.db);
      const quotes = PLAN_IDS.map(async (planId) => {
        const quote = await quoteChange(app.db, row, { planId, cycle, currency }, now);
        return quote ? [{ plan_id: planId, ...quote }] : [];
      });
      return { items: (await Promise.all(quotes)).flat() };
    },
    subscriptionPortal: async (_asked, { user }) => {
      try {
        const customerRef = await findCustomer(app, user.id);
        return { url: await app.payments.openPortal(customerRef, `${app.config.publicUrl}/subscription`) };
      } catch (error) {
        throw toRefusal(error);
      }
    },
    payPage: ({ transaction }) => readPayPage(app, transaction),
    sandboxOrder: ({ order }, { user }) => readCashier(app, user?.id ?? null, order),
    sandboxPay: ({ order, act }, { user }) => actAsCashier(app, user?.id ?? null, order, act),
  });
}
