// A click becomes one task that is paid once, however often and however fast it comes.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { ledger } from '#server/database/schema/points.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import { readBalance } from '#server/points/read-wallet.ts';
import { Refusal } from '#server/refusal.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { textToImage } from '#tools/text-to-image/contract.ts';
import type { TextToImageParams } from '#tools/text-to-image/fields.ts';
import { createTask } from './create-task.ts';

let app: TaskApp;

beforeAll(async () => {
  app = await openTaskApp();
});

afterAll(async () => {
  await app.close();
});

const params: TextToImageParams = {
  engine: 'pro',
  prompt: 'A fox in the snow',
  negative_prompt: '',
  style: 'auto',
  aspect_ratio: '1:1',
  resolution: '1K',
  count: 2,
};

const asked = { type: 1, params, language: 'en' } as const;

async function tasksOf(userId: number): Promise<number> {
  return await app.db.$count(tasks, eq(tasks.user_id, userId));
}

it('[§7.6] takes the points and answers as the wire says', async () => {
  const user = await addUser(app, { points: 10 });
  const posted = await createTask(app, user, asked);
  expect(posted).toMatchObject({ type: 1, status: 0, cost: 4, point: 6, sub_point: 0 });
  const [task] = await app.db.select().from(tasks).where(eq(tasks.user_id, user));
  expect(task).toMatchObject({
    seq: 1,
    status: 0,
    cost: 4,
    title: 'A fox in the snow',
    watermark: true,
    params,
    cost_detail: textToImage.price(params).items,
    eta_seconds: textToImage.etaSeconds(params),
  });
  expect(await readBalance(app.db, user)).toEqual({ point: 6, sub_point: 0 });
});

it('names a work by the beginning of a long prompt, and says that it goes on [product 1.6]', async () => {
  const user = await addUser(app, { points: 10 });
  const prompt = 'an orange cat asleep on a pile of old books';
  await createTask(app, user, { ...asked, params: { ...params, prompt } });
  const [task] = await app.db.select().from(tasks).where(eq(tasks.user_id, user));
  expect(task?.title).toBe('an orange cat asleep on a pile of old b…');
});

it('[§8.2] lets one of fifty posts through when the points are enough for one', async () => {
  const user = await addUser(app, { points: 4 });
  // Of two API processes: one alone lets the posts of a user pass one after the other.
  const { db, close } = connectDatabase(app.database.url);
  onTestFinished(close);
  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, (_, n) => createTask(n % 2 === 0 ? app : { ...app, db }, user, asked)),
  );
  const refused = answers
    .filter((answer) => answer.status === 'rejected')
    .map(({ reason }) => reason.refusal);
  expect(refused).toEqual(Array.from({ length: 49 }, () => 'not_enough_points'));
  expect(await tasksOf(user)).toBe(1);
  expect(await readBalance(app.db, user)).toEqual({ point: 0, sub_point: 0 });
});

it('makes a click happen once, though it comes twenty times at once', async () => {
  const user = await addUser(app);
  const request = { ...asked, clientToken: randomUUID() };
  const answers = await Promise.all(Array.from({ length: 20 }, () => createTask(app, user, request)));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await tasksOf(user)).toBe(1);
  expect(await app.db.$count(ledger, eq(ledger.task_id, Number(answers[0]?.id)))).toBe(1);
});

it('answers a click whose copy was answered while it was being refused', async () => {
  const user = await addUser(app, { points: 4 });
  const request = { ...asked, clientToken: randomUUID() };
  let first: unknown;
  const isWritable = async () => {
    first = await createTask(app, user, request);
    return false;
  };
  const late = createTask({ ...app, storage: { ...app.storage, isWritable } }, user, request);
  expect(await late).toEqual(first);
  expect(await tasksOf(user)).toBe(1);
});

it('[§8.4] refuses a click that was used for another input', async () => {
  const user = await addUser(app);
  const clientToken = randomUUID();
  await createTask(app, user, { ...asked, clientToken });
  const other = createTask(app, user, { ...asked, clientToken, params: { ...params, count: 1 } });
  await expect(other).rejects.toMatchObject({
    refusal: 'bad_parameters',
    details: { fields: { client_token: 'token_reused' } },
  });
  expect(await tasksOf(user)).toBe(1);
});

it('counts a click of another user apart', async () => {
  const clientToken = randomUUID();
  const [one, other] = [await addUser(app), await addUser(app)];
  const first = await createTask(app, one, { ...asked, clientToken });
  const second = await createTask(app, other, { ...asked, clientToken });
  expect(second.id).not.toBe(first.id);
});

it('refuses when the waiting line of the plan is full, and leaves nothing behind', async () => {
  const user = await addUser(app);
  for (let n = 0; n < 6; n += 1) await createTask(app, user, asked); // 2 running and 4 waiting
  const refusal: unknown = await createTask(app, user, asked).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({
    refusal: 'queue_full',
    details: { values: { n: 4 }, retryAfterSeconds: 5 },
  });
  expect(await tasksOf(user)).toBe(6);
  expect(await readBalance(app.db, user)).toEqual({ point: 76, sub_point: 0 });
});

it('refuses what the plan does not allow', async () => {
  const free = await addUser(app);
  const large = { ...asked, params: { ...params, resolution: '2K' } };
  await expect(createTask(app, free, large)).rejects.toMatchObject({ refusal: 'bad_parameters' });
  const basic = await addUser(app, { plan: 'basic' });
  expect(await createTask(app, basic, large)).toMatchObject({ cost: 8 });
});

it('[product A16] takes nothing from an account that was closed while the call was on its way', async () => {
  const closed = [
    [{ purge_at: new Date() }, 'need_login'],
    [{ state: 'gone' }, 'need_login'],
    [{ state: 'abnormal' }, 'abnormal_user'],
  ] as const;
  for (const [how, refusal] of closed) {
    const user = await addUser(app);
    await app.db.update(users).set(how).where(eq(users.id, user));
    await expect(createTask(app, user, asked)).rejects.toMatchObject({ refusal });
    expect(await tasksOf(user)).toBe(0);
  }
});

it('numbers the works of each user without gaps', async () => {
  const user = await addUser(app, { plan: 'pro' });
  await Promise.all(Array.from({ length: 8 }, () => createTask(app, user, asked)));
  const rows = await app.db.select({ seq: tasks.seq }).from(tasks).where(eq(tasks.user_id, user));
  expect(rows.map(({ seq }) => seq).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it('places users in turn, and higher plans before', async () => {
  await app.db.delete(tasks);
  const [busy, other, paying] = [await addUser(app), await addUser(app), await addUser(app, { plan: 'pro' })];
  const ahead: number[] = [];
  for (const user of [busy, busy, other, paying]) {
    ahead.push((await createTask(app, user, asked)).queue_ahead);
  }
  // The other's first task stands before the busy one's second, the paying one's before all.
  expect(ahead).toEqual([0, 1, 1, 0]);
});

/** What the types of the driver forget. */
type Named = { connectionParameters: { application_name: string } };

it('takes no more round trips than it needs', async () => {
  const user = await addUser(app);
  const asks = vi.spyOn(Client.prototype, 'query');
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    await createTask(app, user, asked);
    // The first looks at the length of the line, for all who ask within the second, which does not end.
    asks.mockClear();
    await createTask(app, user, asked);
    // The queue asks by connections of its own, when it is time for it.
    const ours = (asks.mock.contexts as unknown as Named[]).filter(
      ({ connectionParameters }) => connectionParameters.application_name !== 'atelier-queue',
    );
    expect(ours.length).toBeLessThanOrEqual(7);
    expect(ours.length).toBeGreaterThan(0);
  } finally {
    vi.useRealTimers();
    asks.mockRestore();
  }
});
