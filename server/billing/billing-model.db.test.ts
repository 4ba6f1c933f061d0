// Points, orders and plans against a small model of what the product promises: people do things in any order, time
// passes, events come twice and in another order; after each step the database says what the model says.
import * as fc from 'fast-check';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cycle, PlanId } from '#contract/prices.ts';
import { orders, payment_events } from '#server/database/schema/billing.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { lockUser } from '#server/database/lock-user.ts';
import { planCharge } from '#server/points/charge-task.ts';
import { expireBuckets } from '#server/points/expire-buckets.ts';
import { grantDailyPoints } from '#server/points/grant-daily-points.ts';
import { listHeldBuckets } from '#server/points/read-wallet.ts';
import { Refusal } from '#server/refusal.ts';
import { failTask } from '#server/task/fail-task.ts';
import { writeTasks } from '#server/task/write-task.ts';
import { type BillingApp, openBillingApp } from '#tests/fakes/billing-app.ts';
import * as model from '#tests/fakes/billing-model.ts';
import { expectAsModel } from '#tests/fakes/expect-as-model.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { emptyDatabase } from '#tests/database/test-database.ts';
import { playsAll } from '#tests/draw-cases.ts';
import { addUser } from '#tests/fakes/task-app.ts';
import { taskToWrite } from '#tests/fakes/task-to-write.ts';
import { advanceSubscriptions } from './advance-subscriptions.ts';
import { findSubscription } from './billing-rows.ts';
import { cancelRenewal, changePlan, resumeRenewal } from './change-plan.ts';
import { performRequests } from './payment-requests.ts';
import { applyWaiting, receiveEvent, receiveWebhook } from './receive-webhook.ts';
import { refundOwnOrder } from './refund-order.ts';

/** Of one person each; so many people live in one database at a time. Each run draws its own. */
const SEQUENCES = Number(process.env.BILLING_SEQUENCES ?? (playsAll() ? 500 : 150));
const SEED = Number(process.env.BILLING_SEED ?? Date.now() % 1e9);
const PEOPLE = 10;
const SECOND_MS = 1000;

/** Days whose months are short, years that leap, and an end of the year; all after today. */
const STARTS = [
  '2027-01-31T10:00:00Z',
  '2028-02-29T00:00:00Z',
  '2028-01-30T23:59:59Z',
  '2027-08-31T15:59:58Z',
  '2027-11-30T16:00:00Z',
  '2027-12-31T12:00:00Z',
  '2027-05-15T08:30:00Z',
] as const;
const TIMES = [
  60,
  3600,
  86_400,
  3 * 86_400,
  7 * 86_400,
  29 * 86_400,
  30 * 86_400,
  31 * 86_400,
  62 * 86_400,
  400 * 86_400,
] as const;
const PAYS = ['pay', 'pay', 'pay', 'delay', 'fail', 'leave'] as const;
const PLANS = ['basic', 'pro', 'ultimate'] as const;
const PACKS = ['p300', 'p1000'] as const;
const CYCLES = ['month', 'year'] as const;

const which = fc.nat(7);
const actOf = fc.oneof(
  fc.record({
    do: fc.constant('pack' as const),
    id: fc.constantFrom(...PACKS),
    pay: fc.constantFrom(...PAYS),
  }),
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('plan' as const),
      plan: fc.constantFrom(...PLANS),
      cycle: fc.constantFrom<Cycle>(...CYCLES),
      pay: fc.constantFrom(...PAYS),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      plan: fc.constantFrom(...PLANS),
      cycle: fc.constantFrom<Cycle>(...CYCLES),
    }),
  },
  fc.record({
    do: fc.constantFrom('open page', 'refund', 'dispute', 'win dispute', 'return task'),
    which,
  }),
  fc.record({ do: fc.constant('spend' as const), points: fc.constantFrom(1, 20, 79, 80, 241, 900, 3000) }),
  fc.record({ do: fc.constantFrom('cancel', 'resume', 'fail next renewal', 'visit') }),
);
type Act = typeof actOf extends fc.Arbitrary<infer A> ? A : never;

const caseOf = fc.record({
  start: fc.constantFrom(...STARTS),
  shuffle: fc.nat(),
  steps: fc.array(
    fc.record({
      seconds: fc.constantFrom(...TIMES),
      /** The jobs of the workers run this often meanwhile; once: only when all of it is over. */
      jobs: fc.constantFrom(1, 1, 3),
      acts: fc.array(fc.record({ who: fc.nat(PEOPLE - 1), act: actOf }), { minLength: 10, maxLength: 25 }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});
type Case = typeof caseOf extends fc.Arbitrary<infer C> ? C : never;

let app: BillingApp;
beforeAll(async () => {
  app = await openBillingApp();
});
afterAll(async () => {
  await app.close();
});

type Person = model.ModelPerson & { id: number; taskIds: number[] };
type World = { now: number; people: Person[]; random: () => number };

/** In many sequences the rows of those before would be in the way of every look. */
const VACUUM_EVERY = 100;
let worlds = 0;

async function openWorld({ start, shuffle }: Case): Promise<World> {
  await emptyDatabase(app.database);
  worlds += 1;
  if (worlds % VACUUM_EVERY === 0) await app.database.pool.query('vacuum');
  const world: World = { now: Date.parse(start), people: [], random: randomOf(shuffle) };
  await app.clock.freeze(new Date(world.now));
  for (let n = 0; n < PEOPLE; n += 1) {
    world.people.push({ ...model.newPerson(), id: await addUser(app, { points: 0 }), taskIds: [] });
  }
  return world;
}

function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What the cashier tells, in another order and each twice. */
async function deliver({ random }: World, isShuffled: boolean): Promise<void> {
  for (;;) {
    const told: { body: Buffer; header: (name: string) => string | undefined; place: number }[] = [];
    const take = (body: Buffer, header: (name: string) => string | undefined) => {
      told.push({ body, header, place: isShuffled ? random() : told.length });
      return Promise.resolve();
    };
    while (((await app.sandboxPayments?.work(take)) ?? 0) > 0);
    if (told.length === 0) return;
    for (const { body, header } of told.toSorted((a, b) => a.place - b.place)) {
      await receiveWebhook(app, body, header);
      if (random() < 0.3) await receiveWebhook(app, body, header);
    }
    while ((await applyWaiting(app)) > 0);
    // Time stands still: of what it was not asked for the cashier has nothing more to tell.
    if (!(await performAll())) return;
  }
}

/** False where there was nothing to ask the cashier for. */
async function performAll(): Promise<boolean> {
  let isAny = false;
  while ((await performRequests(app)) > 0) isAny = true;
  return isAny;
}

async function settle(world: World): Promise<void> {
  await deliver(world, true);
  while ((await advanceSubscriptions(app)) > 0);
  await performAll();
  await deliver(world, true);
  while ((await expireBuckets(app.db)) > 0);
}

async function tick(world: World, ms: number): Promise<void> {
  world.now += ms;
  await app.clock.freeze(new Date(world.now));
}

async function runStep(world: World, { seconds, jobs, acts }: Case['steps'][number]): Promise<void> {
  for (const { who, act } of acts) {
    const person = world.people[who];
    if (!person) throw new Error('nobody');
    await tick(world, SECOND_MS);
    await deliver(world, false);
    for (const each of world.people) model.passTo(each, world.now);
    await perform(world, person, act);
    await deliver(world, true);
    if (await performAll()) await deliver(world, true);
    await expectAsModel(app, [person], world.now, JSON.stringify(act));
  }
  await tick(world, 30 * SECOND_MS);
  await deliver(world, false);
  for (const each of world.people) model.passTo(each, world.now);
  for (let job = 0; job < jobs; job += 1) {
    await tick(world, Math.round((seconds * 1000) / jobs));
    await settle(world);
    for (const each of world.people) model.passTo(each, world.now);
  }
  await expectAsModel(app, world.people, world.now, `${seconds} seconds`);
}

/** True where it was done, false where it was refused. */
async function isDone(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof Refusal && ['bad_parameters', 'not_enough_points'].includes(error.refusal))
      return false;
    throw error;
  }
}

async function perform(world: World, person: Person, act: Act): Promise<void> {
  const { now } = world;
  const { id } = person;
  switch (act.do) {
    case 'pack': {
      const order = await app.order(id, { kind: 'pack', item_id: act.id });
      const known = model.orderPack(person, act.id);
      known.id = Number(order.id);
      await pay(person, known, act.pay, now);
      return;
    }
    case 'plan': {
      const item = { kind: 'plan', item_id: act.plan, cycle: act.cycle } as const;
      let orderId = 0;
      const done = await isDone(async () => {
        orderId = Number((await app.order(id, item)).id);
      });
      const known = model.orderPlan(person, act.plan, act.cycle, now);
      expect({ act, done }).toEqual({ act, done: known !== null });
      if (!known) return;
      known.id = orderId;
      await pay(person, known, act.pay, now);
      return;
    }
    case 'open page': {
      const open = person.orders.filter(
        (order) => order.status === 'pending' && person.late.every((late) => late.order !== order),
      );
      const order = open[(act as { which: number }).which % Math.max(1, open.length)];
      if (order) await pay(person, order, 'pay', now);
      return;
    }
    case 'change': {
      const asked = { plan_id: act.plan as PlanId, cycle: act.cycle };
      const done = await isDone(() => changePlan(app, id, asked, 'en'));
      expect({ act, done }).toEqual({ act, done: model.changePlan(person, act.plan, act.cycle, now) });
      return;
    }
    case 'cancel':
      expect(await isDone(() => cancelRenewal(app, id))).toBe(model.cancel(person));
      return;
    case 'resume':
      expect(await isDone(() => resumeRenewal(app, id))).toBe(model.resume(person));
      return;
    case 'fail next renewal': {
      const { subscription } = person;
      if (!model.isLive(subscription) || subscription.isGone || subscription.state === 'canceled') return;
      const row = await findSubscription(app.db, id);
      await app.database.db.execute(sql`update sandbox_objects set data = data || '{"failsNext": true}'
        where kind = 'subscription' and ref = ${row?.subscription_ref}`);
      subscription.failsNext = true;
      return;
    }
    case 'visit':
      expect(await grantDailyPoints(app.db, id)).toBe(model.visit(person, now));
      return;
    case 'spend': {
      const { points } = act as { points: number };
      let taskId = 0;
      const done = await isDone(async () => {
        taskId = await postTask(person, points);
      });
      expect({ act, done }).toEqual({ act, done: model.spend(person, points) });
      if (done) person.taskIds.push(taskId);
      return;
    }
    case 'return task': {
      if (person.tasks.length === 0) return;
      const index = (act as { which: number }).which % person.tasks.length;
      const [taskId = 0] = person.taskIds.splice(index, 1);
      await failTask(app.db, { taskId, userId: id, failure: 'engine_error', from: [0] });
      model.returnTask(person, index, now);
      return;
    }
    case 'refund':
    case 'dispute':
    case 'win dispute': {
      const paid = person.orders.filter(({ paidAt }) => paidAt !== null);
      const order = paid[(act as { which: number }).which % Math.max(1, paid.length)];
      if (order) await takeBack(world, person, order, act.do);
    }
  }
}

async function pay(
  person: Person,
  order: model.ModelOrder,
  how: (typeof PAYS)[number],
  now: number,
): Promise<void> {
  if (how === 'leave') return;
  const [row] = await app.db
    .select()
    .from(orders)
    .where(eq(orders.id, order.id ?? 0));
  if (!(await app.sandboxPayments?.act(row?.checkout_ref ?? '', how)))
    throw new Error('the cashier does not');
  if (how === 'pay') model.receivePayment(person, order, now, now);
  if (how === 'delay') person.late.push({ order, paidAt: now, dueAt: now + 20 * SECOND_MS });
}

async function takeBack(
  { now }: World,
  person: Person,
  order: model.ModelOrder,
  how: 'refund' | 'dispute' | 'win dispute',
): Promise<void> {
  const [row] = await app.db
    .select()
    .from(orders)
    .where(await isRow(person, order));
  if (!row?.payment_ref) throw new Error(`there is no payment of ${JSON.stringify(order)}`);
  if (how === 'refund') {
    const done = await isDone(() => refundOwnOrder(app, person.id, String(row.id)));
    expect({ how, done }).toEqual({ how, done: model.refund(person, order, now) });
    return;
  }
  const kind = how === 'dispute' ? 'disputed' : 'dispute_won';
  const event = {
    id: `${kind} ${row.id} ${now}`,
    at: new Date(now),
    what: { kind, paymentRef: row.payment_ref },
  } as const;
  await receiveEvent(app, event);
  await receiveEvent(app, event);
  if (how === 'dispute') model.dispute(person, order);
  else model.winDispute(person, order, now);
}

async function isRow(person: Person, { id, cause, periodEnd }: model.ModelOrder) {
  if (id !== null) return eq(orders.id, id);
  const isSuch = and(eq(orders.user_id, person.id), eq(orders.cause, cause));
  if (periodEnd === null) return isSuch;
  const found = await app.db.select().from(orders).where(isSuch);
  const row = found.find(({ period_end }) => period_end?.getTime() === periodEnd);
  return eq(orders.id, row?.id ?? 0);
}

/** The row of a task and its charge, in one transaction, as every way to post one has them. */
async function postTask(person: Person, points: number): Promise<number> {
  return await app.db.transaction(async (tx) => {
    const user = await lockUser(tx, person.id);
    const held = await listHeldBuckets(tx, person.id);
    const { spending } = await planCharge(tx, person.id, { held, points });
    const id = (await writeTasks(tx, [taskToWrite({ user, spending, points })])).get(user.id) ?? 0;
    // Nobody makes it, and time passes.
    await tx
      .update(tasks)
      .set({ deadline_at: sql`now() + interval '10 years'` })
      .where(eq(tasks.id, id));
    return id;
  });
}

it('keeps the money of everybody as the product promises it', { timeout: 3_600_000 }, async () => {
  const property = fc.asyncProperty(caseOf, async (life) => {
    const world = await openWorld(life);
    for (const step of life.steps) await runStep(world, step);
    const waiting = isNull(payment_events.applied_at);
    expect(await app.db.select().from(payment_events).where(waiting)).toEqual([]);
    await expectInvariants(app);
  });
  await fc.assert(property, {
    numRuns: Math.ceil(SEQUENCES / PEOPLE),
    seed: SEED,
    endOnFailure: process.env.BILLING_SHRINK !== '1',
  });
});
