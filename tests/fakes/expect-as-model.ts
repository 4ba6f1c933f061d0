// Asserts that the database holds of a person what the model of billing says.
import { and, asc, gt, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { orders, subscriptions } from '#server/database/schema/billing.ts';
import { buckets } from '#server/database/schema/points.ts';
import { users } from '#server/database/schema/users.ts';
import type { BillingApp } from './billing-app.ts';
import * as model from './billing-model.ts';

type Person = model.ModelPerson & { id: number };
type Line = Record<string, unknown>;
const asText = (lines: readonly Line[]) => lines.map((line) => JSON.stringify(line)).toSorted();

type Held = {
  plan: string | undefined;
  subscription: typeof subscriptions.$inferSelect | undefined;
  buckets: (typeof buckets.$inferSelect)[];
  orders: (typeof orders.$inferSelect)[];
};

/** `after` says in a failure what was done last. */
export async function expectAsModel(
  { db }: Pick<BillingApp, 'db'>,
  people: readonly Person[],
  now: number,
  after: string,
): Promise<void> {
  const ids = people.map(({ id }) => id);
  const isHeld = and(inArray(buckets.user_id, ids), gt(buckets.left, 0));
  const held = await db.select().from(buckets).where(isHeld);
  const written = await db.select().from(orders).where(inArray(orders.user_id, ids)).orderBy(asc(orders.id));
  const running = await db.select().from(subscriptions).where(inArray(subscriptions.user_id, ids));
  const plans = await db.select({ id: users.id, plan: users.plan }).from(users).where(inArray(users.id, ids));
  for (const person of people) {
    const isTheirs = ({ user_id }: { user_id: number }) => user_id === person.id;
    const found = {
      plan: plans.find(({ id }) => id === person.id)?.plan,
      subscription: running.find(isTheirs),
      buckets: held.filter(isTheirs),
      orders: written.filter(isTheirs),
    };
    expectOneAsModel(person, found, new Date(now), after);
  }
}

function expectOneAsModel(
  person: Person,
  { plan, subscription: row, buckets: held, orders: written }: Held,
  moment: Date,
  after: string,
): void {
  const found = {
    plan,
    subscription: row && {
      state: row.state,
      plan: row.plan_id,
      cycle: row.cycle,
      price: row.amount,
      start: row.period_start.getTime(),
      end: row.period_end.getTime(),
      scheduled: row.scheduled_plan_id && `${row.scheduled_plan_id} ${row.scheduled_cycle}`,
    },
    buckets: asText(
      held
        .filter(({ expires_at }) => expires_at === null || expires_at > moment)
        .map(({ kind, left, expires_at }) => ({ kind, left, expiresAt: expires_at?.getTime() ?? null })),
    ),
    orders: asText(
      written.map((order) => ({
        cause: order.cause,
        item: order.item_id,
        amount: order.amount,
        credit: order.credit,
        // A page that nobody paid, and an upgrade that the card refused.
        status: order.status === 'closed' ? 'pending' : order.status,
        refunded: order.refunded,
        disputed: order.disputed,
        end: order.period_end?.getTime() ?? null,
      })),
    ).filter((line) => !line.includes('"status":"pending"')),
  };
  const { subscription } = person;
  const expected = {
    plan: model.planInForce(person),
    subscription: subscription
      ? {
          state: subscription.state,
          plan: subscription.plan,
          cycle: subscription.cycle,
          price: subscription.price,
          start: subscription.start,
          end: subscription.end,
          scheduled:
            subscription.scheduled && `${subscription.scheduled.plan} ${subscription.scheduled.cycle}`,
        }
      : undefined,
    buckets: asText(
      person.buckets
        .filter(({ left }) => left > 0)
        .map(({ kind, left, expiresAt }) => ({ kind, left, expiresAt })),
    ),
    orders: asText(
      person.orders.map((order) => ({
        cause: order.cause,
        item: order.item,
        amount: order.price - order.credit,
        credit: order.credit,
        status: order.status,
        refunded: order.refunded,
        disputed: order.isDisputed,
        end: order.periodEnd,
      })),
    ).filter((line) => !line.includes('"status":"pending"')),
  };
  expect({ after, at: moment.toISOString(), ...found }).toEqual({
    after,
    at: moment.toISOString(),
    ...expected,
  });
}
