// Tasks of everybody: how they are shown, run again free of charge, and paid back.
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEDGER_KINDS } from '#contract/points.ts';
import { activities, reports } from '#server/database/schema/community.ts';
import { engine_runs } from '#server/database/schema/engines.ts';
import { ledger } from '#server/database/schema/points.ts';
import { engine_reports, invariant_checks } from '#server/database/schema/system.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import { readBalance } from '#server/points/read-wallet.ts';
import { refundTask } from '#server/points/refund-task.ts';
import { failTask } from '#server/task/fail-task.ts';
import { readTaskDetail } from '#server/task/read-task-detail.ts';
import { addAdmin, addPublicWork, completeTask, postTask, readLog, report } from '#tests/fakes/admin-app.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { decideHeldTask } from './decide-held-task.ts';
import { listAdminTasks } from './list-admin-tasks.ts';
import { listAudit } from './list-audit.ts';
import { readHealth } from './read-health.ts';
import { refundByAdmin } from './refund-by-admin.ts';
import { retryForOwner } from './retry-for-owner.ts';

let app: TaskApp;
let admin: number;

beforeAll(async () => {
  app = await openTaskApp();
  admin = await addAdmin(app);
});

afterAll(async () => {
  await expectInvariants(app);
  await app.close();
});

const reason = 'the engine was ill';
const refund = (id: number) => refundByAdmin(app, admin, { id: String(id), reason });
const retry = (id: number, client_token?: string) =>
  retryForOwner(app, admin, { id: String(id), reason, client_token });

async function addFailed(user: number): Promise<number> {
  const id = await postTask(app, user);
  await failTask(app.db, { taskId: id, userId: user, failure: 'engine_error', from: [0], detail: 'boom' });
  return id;
}

it('gives back what a finished task cost, once, to the same bucket, and leaves the work', async () => {
  const user = await addUser(app, { points: 10 });
  const id = await postTask(app, user);
  await completeTask(app, id);
  const both = await Promise.allSettled([refund(id), refund(id)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find((end) => end.status === 'rejected')?.reason).toMatchObject({
    details: { fields: { id: 'nothing_to_return' } },
  });
  expect(await readBalance(app.db, user)).toEqual({ point: 10, sub_point: 0 });
  expect(await readTaskDetail(app, user, String(id), 'en')).toMatchObject({
    status: 2,
    cost: 4,
    refunded: 4,
    results: [expect.anything()],
    receipt: [
      { kind: LEDGER_KINDS.task_charge, points: -4 },
      { kind: LEDGER_KINDS.admin, points: 4 },
    ],
  });
  expect(await readLog(app, user)).toEqual([
    { admin_id: admin, act: 'task_refund', task_id: id, reason, detail: { points: 4 } },
  ]);
  const told = await app.db.select().from(activities).where(eq(activities.user_id, user));
  expect(told).toMatchObject([{ kind: 'points_adjusted', task_id: id, values: { points: 4, reason } }]);
  await expectInvariants(app);
});

async function addHeld(user: number): Promise<number> {
  const id = await postTask(app, user);
  await app.db.insert(engine_runs).values({
    task_id: id,
    type: 1,
    engine: 'fal',
    state: 'held',
    formula_seconds: 10,
    most_seconds: 20,
  });
  const prepared = { request: {}, prepared: { model: 'flux' }, runId: 1 };
  await app.db
    .update(tasks)
    .set({ status: 1, started_at: new Date(), held_at: new Date(), engine: 'fal', prepared })
    .where(eq(tasks.id, id));
  return id;
}
const decide = (id: number, decision: 'ask_again' | 'give_up') =>
  decideHeldTask(app, admin, { id: String(id), decision, reason });
const readRow = async (id: number) => (await app.db.select().from(tasks).where(eq(tasks.id, id)))[0];

describe('a held task', () => {
  it('is asked again with what was prepared, and its whole time', async () => {
    const user = await addUser(app, { points: 10 });
    const id = await addHeld(user);
    expect((await listAdminTasks(app, { held: true, page_size: 10 })).items).toMatchObject([
      { id: String(id) },
    ]);
    expect(await readHealth(app, 'en')).toMatchObject({ held: 1 });
    expect(await decide(id, 'ask_again')).toMatchObject({ status: 1, held_at: null });
    expect(await readRow(id)).toMatchObject({
      prepared: { prepared: { model: 'flux' }, runId: null },
      lease_until: null,
    });
    await expect(decide(id, 'give_up')).rejects.toMatchObject({ details: { fields: { id: 'only_held' } } });
    expect(await readLog(app, user)).toMatchObject([
      { act: 'task_decide', detail: { decision: 'ask_again', engine: 'fal' } },
    ]);
  });

  it('is given up: it fails, and all points go back', async () => {
    const user = await addUser(app, { points: 10 });
    const id = await addHeld(user);
    expect(await decide(id, 'give_up')).toMatchObject({
      status: -1,
      error_code: 'engine_error',
      refunded: 4,
      held_at: null,
    });
    expect(await readBalance(app.db, user)).toEqual({ point: 10, sub_point: 0 });
    expect(await app.db.$count(engine_runs, eq(engine_runs.state, 'held'))).toBe(0);
  });

  it('keeps no slot of its owner', async () => {
    const user = await addUser(app, { points: 100 });
    for (let held = 1; held <= 7; held += 1) await addHeld(user);
    const id = await postTask(app, user);
    expect((await readRow(id))?.status).toBe(0);
  });
});

it('gives back only the rest where a part came back before', async () => {
  const user = await addUser(app, { points: 10 });
  const id = await postTask(app, user);
  await completeTask(app, id);
  await app.db.transaction(async (tx) => {
    await refundTask(tx, { userId: user, taskId: id, points: 1 });
    await tx.update(tasks).set({ refunded: 1 }).where(eq(tasks.id, id));
  });
  expect(await refund(id)).toMatchObject({ cost: 4, refunded: 4 });
  expect(await readLog(app, user)).toMatchObject([{ detail: { points: 3 } }]);
  await expectInvariants(app);
});

it('has nothing to give back for a task that goes on, and for one that failed', async () => {
  const user = await addUser(app, { points: 10 });
  const [open, failed] = [await postTask(app, user), await addFailed(user)];
  await expect(refund(open)).rejects.toMatchObject({ details: { fields: { id: 'only_finished' } } });
  await expect(refund(failed)).rejects.toMatchObject({ details: { fields: { id: 'nothing_to_return' } } });
  await expect(refund(987_654)).rejects.toMatchObject({ refusal: 'asset_not_found' });
  expect(await readLog(app, user)).toEqual([]);
});

it('runs a failed task again for nothing: no points move, then or when it fails as well', async () => {
  const user = await addUser(app, { points: 10 });
  const id = await addFailed(user);
  const moves = () => app.db.$count(ledger, eq(ledger.user_id, user));
  const before = await moves();
  const token = randomUUID();
  const again = await retry(id, token);
  expect(again).toMatchObject({ status: 0, cost: 0, refunded: 0, user: { id: String(user) } });
  expect(await retry(id, token)).toMatchObject({ id: again.id });
  expect(await readLog(app, user)).toEqual([
    { admin_id: admin, act: 'task_retry', task_id: id, reason, detail: { new_task: again.id, worth: 4 } },
  ]);
  await expectInvariants(app);
  await failTask(app.db, { taskId: Number(again.id), userId: user, failure: 'timeout', from: [0] });
  expect(await readBalance(app.db, user)).toEqual({ point: 10, sub_point: 0 });
  expect(await moves()).toBe(before);
  await expectInvariants(app);

  const third = await retry(Number(again.id));
  await completeTask(app, Number(third.id));
  await expect(refund(Number(third.id))).rejects.toMatchObject({
    details: { fields: { id: 'nothing_to_return' } },
  });
  await expectInvariants(app);
});

it('runs nothing again for an admin who was unmade or blocked a moment ago', async () => {
  const user = await addUser(app);
  const id = await addFailed(user);
  for (const change of [{ role: 'user' }, { role: 'admin', state: 'abnormal' }] as const) {
    const former = await addAdmin(app);
    await app.db.update(users).set(change).where(eq(users.id, former));
    const asked = { id: String(id), reason, client_token: randomUUID() };
    await expect(retryForOwner(app, former, asked)).rejects.toMatchObject({ refusal: 'no_permission' });
  }
  expect(await app.db.$count(tasks, eq(tasks.user_id, user))).toBe(1);
});

it('runs only failed tasks again', async () => {
  const user = await addUser(app, { points: 10 });
  const open = await postTask(app, user);
  await expect(retry(open)).rejects.toMatchObject({ details: { fields: { id: 'only_failed' } } });
  await expect(retry(987_654)).rejects.toMatchObject({ refusal: 'asset_not_found' });
  expect(await readLog(app, user)).toEqual([]);
});

it('lists tasks by state, tool and owner, with what the engine said and without prompts', async () => {
  const user = await addUser(app, { points: 20 });
  const [open, failed] = [await postTask(app, user), await addFailed(user)];
  const list = async (asked: object) =>
    await listAdminTasks(app, { user_id: String(user), page_size: 10, ...asked });
  const { items } = await list({});
  expect(items.map(({ id }) => Number(id))).toEqual([failed, open]);
  expect(items[0]).toMatchObject({ error_code: 'engine_error', error_detail: 'boom', refunded: 4 });
  expect(JSON.stringify(items)).not.toContain('a lamp');
  expect((await list({ status: [0] })).items.map(({ id }) => Number(id))).toEqual([open]);
  expect((await list({ type: [3] })).items).toEqual([]);
  expect((await list({ id: String(failed) })).items).toHaveLength(1);
  const first = await list({ page_size: 1 });
  const next = await list({ page_size: 1, cursor: first.next_cursor ?? '' });
  expect(next.items.map(({ id }) => Number(id))).toEqual([open]);
  expect(next.has_more).toBe(false);
});

const ago = (seconds: number) => sql<Date>`now() - make_interval(secs => ${seconds})`;

it('tells how the product is', async () => {
  const user = await addUser(app, { points: 20 });
  await postTask(app, user);
  await addFailed(user);
  await report(app, await addPublicWork(app, user));
  await app.db.insert(engine_reports).values({
    engine: 'built-in',
    name: 'Built-in',
    is_ai: false,
    place: 0,
    tools: ['text-to-image'],
    effects: ['hug'],
    can_speak: false,
    is_well: false,
    detail: 'its processes die',
  });
  const run = { task_id: 1, type: 1, engine: 'built-in', formula_seconds: 10, most_seconds: 20 } as const;
  await app.db.insert(engine_runs).values([
    { ...run, state: 'succeeded', begun_at: ago(20), ended_at: ago(10), cost_micros: 30_000 },
    { ...run, state: 'succeeded', begun_at: ago(40), ended_at: ago(10), cost_micros: 20_000 },
    { ...run, state: 'failed', begun_at: ago(40), ended_at: ago(10) },
    { ...run, state: 'succeeded', begun_at: ago(90_000), ended_at: ago(80_000), cost_micros: 1 },
  ]);
  await app.db.insert(invariant_checks).values([
    { rule: 'fine', scope: 'all', violations: 0 },
    { rule: 'broken', scope: 'all', violations: 2 },
    { rule: 'broken', scope: 'recent', violations: 0 },
  ]);
  const health = await readHealth(app, 'zh');
  expect(health.engines).toMatchObject([
    {
      id: 'built-in',
      name: '内置画师',
      is_well: false,
      detail: 'its processes die',
      effects: 1,
      day: { made: 2, failed: 1, held: 0, seconds: 20, in_time: 0.5, spent_micros: 50_000 },
    },
  ]);
  expect(health.queue.waiting).toBe(await app.db.$count(tasks, eq(tasks.status, 0)));
  expect(health.failures).toContainEqual({
    error_code: 'engine_error',
    count: await app.db.$count(tasks, eq(tasks.error_code, 'engine_error')),
  });
  expect(health.ended.failed).toBe(await app.db.$count(tasks, eq(tasks.status, -1)));
  expect(health.ended.completed).toBe(await app.db.$count(tasks, eq(tasks.status, 2)));
  expect(health.invariants).toMatchObject([
    { rule: 'broken', violations: 2 },
    { rule: 'fine', violations: 0 },
  ]);
  expect(health.open_reports).toBe(1);
  await app.db.delete(reports);
});

it('shows the log, newest first, of everybody, of a person and of a task', async () => {
  const user = await addUser(app, { points: 20 });
  const id = await postTask(app, user);
  await completeTask(app, id);
  await refund(id);
  const [line] = (await listAudit(app, { page_size: 1 })).items;
  expect(line).toMatchObject({
    act: 'task_refund',
    admin: { id: String(admin) },
    user: { id: String(user), name: expect.stringMatching(/^User /) },
    task_id: String(id),
    reason,
    detail: { points: 4 },
  });
  expect((await listAudit(app, { page_size: 9, task_id: String(id) })).items).toEqual([line]);
  expect((await listAudit(app, { page_size: 9, user_id: String(user) })).items).toEqual([line]);
  const first = await listAudit(app, { page_size: 1 });
  const next = await listAudit(app, { page_size: 1, cursor: first.next_cursor ?? '' });
  expect(Number(next.items[0]?.id)).toBeLessThan(Number(line?.id));
});
