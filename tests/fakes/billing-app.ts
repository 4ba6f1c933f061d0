// What the verbs of billing need, for tests: the sandbox cashier, a database whose clock can be moved, and short ways.
import { randomUUID } from 'node:crypto';
import type { Order, SandboxAct } from '#contract/billing.ts';
import type { Currency, Cycle } from '#contract/prices.ts';
import { openSandboxPayments } from '#server/adapters/payments-sandbox.ts';
import { advanceSubscriptions } from '#server/billing/advance-subscriptions.ts';
import { createOrder } from '#server/billing/create-order.ts';
import { performRequests } from '#server/billing/payment-requests.ts';
import { readSubscription } from '#server/billing/present-subscription.ts';
import { applyWaiting } from '#server/billing/receive-webhook.ts';
import { actAsCashier } from '#server/billing/sandbox-cashier.ts';
import { workSandbox } from '#server/billing/work-sandbox.ts';
import { users } from '#server/database/schema/users.ts';
import { expireBuckets } from '#server/points/expire-buckets.ts';
import { readBalance } from '#server/points/read-wallet.ts';
import { eq } from 'drizzle-orm';
import { type DatabaseClock, openDatabaseClock } from './database-clock.ts';
import { openTaskApp, type TaskApp } from './task-app.ts';

export type BillingApp = TaskApp & {
  clock: DatabaseClock;
  /** Lets time pass, and everything happen that a worker does by the clock. */
  pass(interval: string): Promise<void>;
  /** Until an hour after the period that is paid, however many days its month has. */
  passPeriod(userId: number): Promise<void>;
  /** All that a worker does by the clock, until nothing is due. */
  settle(): Promise<void>;
  order(userId: number, item: Item): Promise<Order>;
  /** Orders, and does this at the cashier. */
  buy(userId: number, item: Item, act?: SandboxAct): Promise<Order>;
  subscription(userId: number): ReturnType<typeof readSubscription>;
  balance(userId: number): Promise<{ point: number; sub_point: number }>;
};

type Item = {
  kind: 'plan' | 'pack';
  item_id: string;
  cycle?: Cycle;
  currency?: Currency;
  client_token?: string;
};

export async function openBillingApp(settings: Record<string, string> = {}): Promise<BillingApp> {
  const opened = await openTaskApp(settings);
  const clock = await openDatabaseClock(opened.database);
  const { db } = clock;
  const sandboxPayments = openSandboxPayments({ db, ...opened.config });
  const app = { ...opened, db, payments: sandboxPayments, sandboxPayments };
  const settle = async () => {
    await workSandbox(app);
    await applyWaiting(app);
    while ((await advanceSubscriptions(app)) > 0);
    await performRequests(app);
    await workSandbox(app);
    await expireBuckets(db);
  };
  const subscription: BillingApp['subscription'] = async (userId) => {
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    if (!user) throw new Error('no such user');
    return await readSubscription(db, sandboxPayments, user);
  };
  const order: BillingApp['order'] = (userId, item) =>
    createOrder(app, userId, { currency: 'USD', client_token: randomUUID(), ...item }, 'en');
  return {
    ...app,
    clock,
    settle,
    pass: async (interval) => {
      await clock.advance(interval);
      await settle();
    },
    passPeriod: async (userId) => {
      const { period_end } = await subscription(userId);
      if (!period_end) throw new Error('no period is paid');
      await clock.set(new Date(Date.parse(period_end) + 60 * 60_000));
      await settle();
    },
    order,
    buy: async (userId, item, act = 'pay') => {
      const made = await order(userId, item);
      await actAsCashier(app, userId, made.id, act);
      return made;
    },
    subscription,
    balance: (userId) => readBalance(db, userId),
    close: async () => {
      await clock.close();
      await opened.close();
    },
  };
}
