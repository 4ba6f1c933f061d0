// Whose turn it is, and what a claim is worth.
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PlanId } from '#contract/limits.ts';
import { tasks } from '#server/database/schema.ts';
import { createTask } from '#server/task/create-task.ts';
import { failTask } from '#server/task/fail-task.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { addUser, openTaskHouse, type TaskHouse } from '#tests/fakes/task-house.ts';
import { claimTask } from './claim-task.ts';
import { sweep } from './sweep.ts';
import { LostClaim, updateClaimed } from './update-claimed.ts';

let house: TaskHouse;

beforeEach(async () => {
  house = await openTaskHouse();
});

afterEach(async () => {
  await expectInvariants(house);
  await house.close();
});

const params = {
  engine: 'lite',
  prompt: 'a boat',
  negative_prompt: '',
  style: 'auto',
  aspect_ratio: '1:1',
  resolution: '1K',
  count: 1,
};

async function postMany(count: number, plan: PlanId = 'free'): Promise<number[]> {
  const user = await addUser(house, { plan });
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1) {
    ids.push(Number((await createTask(house, user, { type: 1, params, language: 'en' })).id));
  }
  return ids;
}

async function claimAll(): Promise<number[]> {
  const ids: number[] = [];
  for (let task = await claimTask(house.db, 'people'); task; task = await claimTask(house.db, 'people')) {
    ids.push(task.id);
  }
  return ids;
}

async function setTask(id: number, values: Partial<Record<keyof typeof tasks.$inferInsert, unknown>>) {
  await house.db
    .update(tasks)
    .set(values as object)
    .where(eq(tasks.id, id));
}

async function readTask(id: number) {
  const [task] = await house.db.select().from(tasks).where(eq(tasks.id, id));
  return task;
}

const PAST = sql`now() - interval '1 second'`;

it('takes users in turn, so that one who posts much does not stand before the others', async () => {
  const a = await postMany(4);
  const b = await postMany(2);
  const c = await postMany(1);
  // Two at a time is what the free plan runs; the rest waits for an end.
  expect(await claimAll()).toEqual([a[0], b[0], c[0], a[1], b[1]]);
});

it('counts what runs already into the turn', async () => {
  const a = await postMany(3, 'pro');
  expect((await claimTask(house.db, 'people'))?.id).toBe(a[0]);
  const b = await postMany(2, 'pro');
  expect(await claimAll()).toEqual([b[0], a[1], b[1], a[2]]);
});

it('takes higher plans first', async () => {
  const free = await postMany(1);
  const basic = await postMany(1, 'basic');
  const ultimate = await postMany(1, 'ultimate');
  expect(await claimAll()).toEqual([...ultimate, ...basic, ...free]);
});

it('keeps to the slots of the plan, though many workers claim at once', async () => {
  await postMany(6);
  const claimed = await Promise.all(Array.from({ length: 8 }, () => claimTask(house.db, 'people')));
  expect(claimed.filter(Boolean)).toHaveLength(2);
});

it('never gives one task to two workers', async () => {
  for (let n = 0; n < 6; n += 1) await postMany(2);
  const claimed = await Promise.all(Array.from({ length: 20 }, () => claimTask(house.db, 'people')));
  const ids = claimed.flatMap((task) => task?.id ?? []);
  expect(ids).toHaveLength(12);
  expect(new Set(ids).size).toBe(12);
});

it('gives a task away only after its lease, and the first worker changes nothing any more', async () => {
  const [id = 0] = await postMany(1);
  const first = await claimTask(house.db, 'people');
  expect(first).toMatchObject({ id, status: 1, fence: 1 });
  expect(await claimTask(house.db, 'people')).toBeUndefined();
  await setTask(id, { lease_until: PAST });
  const second = await claimTask(house.db, 'people');
  expect(second).toMatchObject({
    id,
    fence: 2,
    started_at: first?.started_at,
    deadline_at: first?.deadline_at,
  });
  const zombie = { id, user_id: first?.user_id ?? 0, fence: 1 };
  await expect(updateClaimed(house.db, zombie, { progress: 90 })).rejects.toBeInstanceOf(LostClaim);
  const late = { taskId: id, userId: zombie.user_id, failure: 'engine_error', from: [1], fence: 1 } as const;
  expect(await failTask(house.db, late)).toBeUndefined();
  expect(await readTask(id)).toMatchObject({ status: 1, progress: 0 });
});

it('starts a hard limit at the first claim, and pays back what goes over it', async () => {
  const [id = 0] = await postMany(1);
  const task = await claimTask(house.db, 'people');
  const seconds = ((task?.deadline_at.getTime() ?? 0) - (task?.started_at?.getTime() ?? 0)) / 1000;
  expect(seconds).toBe(600);
  await setTask(id, { deadline_at: PAST });
  await Promise.all([sweep(house), sweep(house)]);
  expect(await readTask(id)).toMatchObject({
    status: -1,
    error_code: 'timeout',
    refunded: 1,
    lease_until: null,
  });
});

it('pays back what nobody could start', async () => {
  const [id = 0] = await postMany(1);
  await setTask(id, { deadline_at: PAST });
  await sweep(house);
  expect(await readTask(id)).toMatchObject({ status: -1, error_code: 'capacity', refunded: 1 });
});

it('gives a task up that has taken five workers with it', async () => {
  const [id = 0] = await postMany(1);
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect(await claimTask(house.db, 'people')).toMatchObject({ fence: attempt });
    await sweep(house); // the fifth attempt is still under way here
    await setTask(id, { lease_until: PAST });
  }
  expect(await claimTask(house.db, 'people')).toBeUndefined();
  await sweep(house);
  expect(await readTask(id)).toMatchObject({ status: -1, error_code: 'engine_error', refunded: 1 });
});

it('ends a task once, when it is canceled, fails and runs out at the same time', async () => {
  const [id = 0] = await postMany(1);
  const userId = (await readTask(id))?.user_id ?? 0;
  await setTask(id, { deadline_at: PAST });
  const ends = [
    failTask(house.db, { taskId: id, userId, failure: 'canceled', from: [0] }),
    failTask(house.db, { taskId: id, userId, failure: 'engine_error', from: [0, 1] }),
    sweep(house),
    sweep(house),
  ];
  await Promise.all(ends);
  expect(await readTask(id)).toMatchObject({ status: -1, refunded: 1 });
});

it('leaves the gallery of the first start until no task of a person is open', async () => {
  const [person = 0] = await postMany(1);
  const [gallery = 0] = await postMany(1);
  await setTask(gallery, { priority: -1 });
  expect(await claimTask(house.db, 'background')).toBeUndefined();
  expect(await claimAll()).toEqual([person]);
  expect(await claimTask(house.db, 'background')).toBeUndefined();
  const userId = (await readTask(person))?.user_id ?? 0;
  await failTask(house.db, { taskId: person, userId, failure: 'engine_error', from: [1] });
  expect(await claimTask(house.db, 'people')).toBeUndefined();
  expect((await claimTask(house.db, 'background'))?.id).toBe(gallery);
});
