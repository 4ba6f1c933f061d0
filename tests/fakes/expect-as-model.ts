// Asserts that the database holds of a person what the model of billing says.
import { expect } from 'vitest';
import { connectionOf } from '#server/database/connect.ts';
import type { orders, subscriptions } from '#server/database/schema/billing.ts';
import type { buckets } from '#server/database/schema/points.ts';
import type { BillingApp } from './billing-app.ts';
import * as model from './billing-model.ts';

type Person = model.ModelPerson & { id: number };
type Line = Record<string, unknown>;
const asText = (lines: readonly Line[]) => lines.map((line) => JSON.stringify(line)).toSorted();

/** Times are milliseconds. */
type Read<Row, Columns extends keyof Row> = {
  [Column in Columns]: Row[Column] extends Date
    ? number
    : Row[Column] extends Date | null
      ? number | null
      : Row[Column];
};

type Held = {
  id: number;
  plan: string;
  subscription: Read<
    typeof subscriptions.$inferSelect,
    | 'state'
    | 'plan_id'
    | 'cycle'
    | 'amount'
    | 'period_start'
    | 'period_end'
    | 'scheduled_plan_id'
    | 'scheduled_cycle'
  > | null;
  buckets: Read<typeof buckets.$inferSelect, 'kind' | 'left' | 'expires_at'>[];
  orders: Read<
    typeof orders.$inferSelect,
    'cause' | 'item_id' | 'amount' | 'credit' | 'status' | 'refunded' | 'disputed' | 'period_end'
  >[];
};

const ms = (column: string) => `'${column}', floor(extract(epoch from ${column}) * 1000)`;
const columns = (...names: string[]) => names.map((name) => `'${name}', "${name}"`).join(', ');

/** Asked after every step of every sequence: in one statement, planned once. */
const READ = `
  select id, plan,
    (select json_build_object(
        ${columns('state', 'plan_id', 'cycle', 'amount', 'scheduled_plan_id', 'scheduled_cycle')},
        ${ms('period_start')}, ${ms('period_end')})
      from subscriptions where user_id = users.id) as subscription,
    (select coalesce(json_agg(json_build_object(${columns('kind', 'left')}, ${ms('expires_at')})), '[]')
      from buckets where user_id = users.id and "left" > 0) as buckets,
    (select coalesce(json_agg(json_build_object(
        ${columns('cause', 'item_id', 'amount', 'credit', 'status', 'refunded', 'disputed')}, ${ms('period_end')})), '[]')
      from orders where user_id = users.id) as orders
  from users where id = any($1::bigint[])`;

/** `after` says in a failure what was done last. */
export async function expectAsModel(
  { db }: Pick<BillingApp, 'db'>,
  people: readonly Person[],
  now: number,
  after: string,
): Promise<void> {
  const values = [people.map(({ id }) => id)];
  const { rows } = await connectionOf(db).query<Held>({ name: 'read_as_model', text: READ, values });
  for (const person of people) {
    const found = rows.find(({ id }) => id === person.id);
    if (!found) throw new Error(`there is no row of the person ${person.id}`);
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
      start: row.period_start,
      end: row.period_end,
      scheduled: row.scheduled_plan_id && `${row.scheduled_plan_id} ${row.scheduled_cycle}`,
    },
    buckets: asText(
      held
        .filter(({ expires_at }) => expires_at === null || expires_at > moment.getTime())
        .map(({ kind, left, expires_at }) => ({ kind, left, expiresAt: expires_at })),
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
        end: order.period_end,
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
      : null,
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
