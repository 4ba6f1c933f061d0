// kill -9 of the whole product in the middle of tasks, once (with TEST_CASES=all three times): every task ends well or is paid back.
import { randomInt, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { buckets } from '#server/database/schema/points.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import { openDiskStorage } from '#server/adapters/storage-disk.ts';
import { movePoints } from '#server/points/move-points.ts';
import { readBalance } from '#server/points/read-wallet.ts';
import { checkInvariants } from '#server/worker/upkeep/check-invariants.ts';
import { playsAll } from '../draw-cases.ts';
import { waitUntil } from '../fakes/wait-until.ts';
import { copyPreparedDatabase } from '../prepared-database.ts';
import { readDatabaseUrl } from '../start/data-folder.ts';
import { type AppProcess, makeDataDir, removeApp, startApp } from '../start-app.ts';

const KILLS = playsAll() ? 3 : 1;
/** So many in all that it does not happen that each fails by itself. */
const TASKS_A_ROUND = playsAll() ? 3 : 6;
const EMAIL = 'someone@example.com';
const POINTS = 500;

const dataDir = makeDataDir();
let running: AppProcess | null = null;
let database: Database | null = null;

beforeAll(async () => {
  await copyPreparedDatabase(dataDir);
  await restart();
}, 180_000);

afterAll(async () => {
  await database?.close();
  if (running) await removeApp(running);
});

/** Some tasks fail by themselves, so that refunds and kills meet. */
async function restart(): Promise<void> {
  await database?.close();
  const env = {
    DEMO: 'off',
    ENGINE_FAULTS: 'fail:0.2,crash:0.2',
    LOG_LEVEL: 'error',
    RATE_ADDRESS_CALLS: '100000',
  };
  running = await startApp({ dataDir, env });
  database = connectDatabase(readDatabaseUrl(dataDir));
}

function db() {
  if (!database) throw new Error('the database does not run');
  return database.db;
}

function app(): AppProcess {
  if (!running) throw new Error('the product does not run');
  return running;
}

async function call<Data>(address: string, body: object, token?: string): Promise<Data> {
  const send = () =>
    fetch(app().url + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { token } : {}) },
      body: JSON.stringify(body),
    });
  let response = await send();
  // A process that cannot keep up says so, and nothing was done: a machine that starts everything at once is one.
  for (let tries = 1; response.status === 503 && tries < 10; tries += 1) {
    await sleep(1000 * Number(response.headers.get('retry-after') ?? 1));
    response = await send();
  }
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: Data };
  if (code !== 200) throw new Error(`${address} answered ${code}: ${msg}`);
  return data;
}

async function signIn(): Promise<{ id: number; token: string }> {
  await call('/api/validate_email', { email: EMAIL });
  const outbox = path.join(dataDir, 'outbox');
  const message = await waitUntil('the email', () =>
    readdirSync(outbox).find((name) => name.endsWith('.eml')),
  );
  const [, code] =
    /\b(\d{6})\b/.exec(
      readFileSync(path.join(outbox, message), 'utf8')
        .split(/\r?\n\r?\n/)
        .slice(1)
        .join('\n'),
    ) ?? [];
  const { id, token } = await call<{ id: string; token: string }>('/api/login', {
    platform: 0,
    email: EMAIL,
    code,
  });
  return { id: Number(id), token };
}

/** A plan with room for many tasks, and points for all of them. */
async function equip(userId: number): Promise<void> {
  await db().transaction(async (tx) => {
    await tx.update(users).set({ plan: 'pro' }).where(eq(users.id, userId));
    const [bucket] = await tx
      .insert(buckets)
      .values({ user_id: userId, kind: 'reward', left: 0 })
      .returning({ id: buckets.id });
    await movePoints(tx, { userId, bucketId: bucket?.id ?? 0, kind: 'reward', amount: POINTS });
  });
}

async function isAnyTaskRunning(): Promise<boolean> {
  return (await db().$count(tasks, eq(tasks.status, 1))) > 0;
}

type Click = { prompt: string; client_token: string };

async function post(click: Click, token: string): Promise<string> {
  const body = { ...click, count: 1, style: 'auto' };
  return (await call<{ id: string }>('/api/task/text_to_image/post', body, token)).id;
}

it('loses no task and no point to kills', { timeout: 480_000 }, async () => {
  const person = await signIn();
  await equip(person.id);
  const before = await readBalance(db(), person.id);
  const posts: Click[] = [];
  for (let round = 1; round <= KILLS; round += 1) {
    const added = Array.from({ length: TASKS_A_ROUND }, (_, n) => ({
      prompt: `A boat on a lake, evening ${round}.${n}`,
      client_token: randomUUID(),
    }));
    posts.push(...added);
    // The kill may come before the answer: the same click again finds its task, or makes it now.
    const posting = Promise.allSettled(added.map((click) => post(click, person.token)));
    await waitUntil('a task under way', isAnyTaskRunning, 120_000);
    await sleep(randomInt(900));
    await app().kill();
    await posting;
    await restart();
  }
  const ids = await Promise.all(posts.map((click) => post(click, person.token)));
  expect(new Set(ids).size).toBe(posts.length);
  await waitUntil(
    'the end of all tasks',
    async () => (await db().$count(tasks, inArray(tasks.status, [0, 1]))) === 0,
    240_000,
  );

  const storage = await openDiskStorage(path.join(dataDir, 'media'));
  const broken = (await checkInvariants(db(), storage)).filter(({ rows }) => rows.length > 0);
  expect(broken).toEqual([]);
  const all = await db().select().from(tasks).where(eq(tasks.user_id, person.id));
  expect(all.map(({ id }) => String(id)).sort()).toEqual([...ids].sort());
  const [kept] = await db()
    .select({ points: sql<number>`coalesce(sum(${tasks.cost} - ${tasks.refunded}), 0)` })
    .from(tasks)
    .where(eq(tasks.status, 2));
  const after = await readBalance(db(), person.id);
  expect(after.point + after.sub_point).toBe(before.point + before.sub_point - (kept?.points ?? 0));
  expect(kept?.points).toBeGreaterThan(0);
  expect(app().output()).not.toContain('must always hold');
});
