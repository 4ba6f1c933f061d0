// What the end of a connection, a lock that is held and a statement without end do to others: nothing.
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { isUnavailable } from '#server/is-unavailable.ts';
import { openJobs } from '#server/jobs/open-jobs.ts';
import { taskWakes } from '#server/task/task-wakes.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { connectDatabase, type Database } from './connect.ts';
import type { DatabasePart } from './describe-connection.ts';

let app: TaskApp;
const uncaught = vi.fn<() => void>();

beforeAll(async () => {
  app = await openTaskApp();
  process.on('uncaughtException', uncaught);
});
afterAll(async () => {
  process.off('uncaughtException', uncaught);
  await app.close();
});

/** One connection, so that one that is not given back is missed at once. */
function connectOnce(part: DatabasePart = 'api'): Database {
  const database = connectDatabase(app.database.url, { part, connections: 1 });
  onTestFinished(database.close);
  return database;
}

async function openOther(): Promise<Client> {
  const client = new Client({ connectionString: app.database.url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function endBackends(application: string): Promise<number> {
  const { rowCount } = await app.database.pool.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where application_name = $1 and datname = current_database() and pid <> pg_backend_pid()`,
    [application],
  );
  return rowCount ?? 0;
}

async function caught(work: Promise<unknown>): Promise<unknown> {
  return await work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

it('lives when its connection is ended in a transaction, and says that trying again helps', async () => {
  const { db } = connectOnce('admin');
  for (let round = 0; round < 3; round += 1) {
    const error = await caught(
      db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        expect(await endBackends('atelier-admin')).toBe(1);
        await tx.execute(sql`select 2`);
      }),
    );
    expect(error).toSatisfy(isUnavailable);
  }
  expect((await db.execute<{ n: number }>(sql`select 3 as n`)).rows).toEqual([{ n: 3 }]);
  expect(uncaught).not.toHaveBeenCalled();
});

it('gives the connection back when the transaction cannot even begin', async () => {
  const { db, pool } = connectOnce('admin');
  for (let round = 0; round < 3; round += 1) {
    await db.execute(sql`select 1`);
    // The one idle connection is lost, and nobody has heard of it yet.
    pool.once('acquire', (client) => void client.end());
    const error = await caught(db.transaction((tx) => tx.execute(sql`select 1`)));
    expect(error).toSatisfy(isUnavailable);
  }
  await db.transaction((tx) => tx.execute(sql`select 1`));
});

it('tells the first thing that went wrong, not that the rollback did not come through', async () => {
  const { db } = connectOnce('admin');
  const error = await caught(
    db.transaction(async () => {
      await endBackends('atelier-admin');
      throw new RangeError('the first');
    }),
  );
  expect(error).toMatchObject({ message: 'the first' });
});

it('ends who idles in a transaction, and others get what they held', async () => {
  const user = await addUser(app);
  const held = sql`select from users where id = ${user} for update`;
  const { db } = connectOnce('api');
  const { promise: isHeld, resolve: tellHeld } = Promise.withResolvers<void>();
  const { promise: isFree, resolve: tellFree } = Promise.withResolvers<void>();
  const paused = caught(
    db.transaction(async (tx) => {
      await tx.execute(held);
      expect(isUnavailable(await caught(app.db.execute(sql`${held} nowait`)))).toBe(true);
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 300`);
      tellHeld();
      await isFree;
      await tx.execute(sql`select 1`);
    }),
  );
  await Promise.race([isHeld, paused]);
  await app.db.execute(held);
  tellFree();
  expect(isUnavailable(await paused)).toBe(true);
  await db.execute(sql`select 1`);
});

it('waits for a lock, and for a statement, no longer than its part may', async () => {
  const other = await openOther();
  const user = await addUser(app);
  await other.query('begin');
  await other.query('select from users where id = $1 for update', [user]);
  const { db } = connectOnce();
  const begun = performance.now();
  const locked = await caught(db.execute(sql`update users set bio = 'x' where id = ${user}`));
  expect(locked).toMatchObject({ cause: { code: '55P03' } });
  expect(performance.now() - begun).toBeGreaterThan(2500);
  await other.query('rollback');
  const slow = await caught(
    db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 200`);
      await tx.execute(sql`select pg_sleep(60)`);
    }),
  );
  expect(slow).toMatchObject({ cause: { code: '57014' } });
  expect([isUnavailable(locked), isUnavailable(slow)]).toEqual([true, true]);
});

it('connects every part under its name, with limits of its own', async () => {
  const parts = ['api', 'worker', 'queue', 'events', 'migration', 'admin'] as const;
  const told = parts.map(async (part) => {
    const { rows } = await connectOnce(part).pool.query<Record<string, string>>(
      `select current_setting('application_name') as name, current_setting('statement_timeout') as statement,
         current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle,
         current_setting('timezone') as zone, current_setting('max_parallel_workers_per_gather') as workers`,
    );
    return Object.values(rows[0] ?? {}).join(' ');
  });
  expect(await Promise.all(told)).toEqual([
    'atelier-api 10s 3s 10s UTC 0',
    'atelier-worker 1min 5s 15s UTC 0',
    'atelier-queue 30s 5s 15s UTC 0',
    'atelier-events 10s 3s 10s UTC 0',
    'atelier-migration 0 5s 0 UTC 2',
    'atelier-admin 1min 5s 1min UTC 2',
  ]);
});

it('is the same for the queue and its listener', async () => {
  const errors = vi.fn<() => void>();
  const jobs = await openJobs(app.database.url, { queues: [taskWakes], isWorker: true, onError: errors });
  onTestFinished(jobs.close);
  const looked = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await jobs.start(app, { queues: [{ ...taskWakes, pollSeconds: 0.5, run: looked }], schedules: [] });
  for (let round = 0; round < 3; round += 1) {
    await waitUntil('the queue is connected', async () => (await endBackends('atelier-queue')) > 0);
  }
  looked.mockClear();
  await waitUntil('a job is seen again', async () => {
    await caught(app.db.transaction((tx) => jobs.send(taskWakes, null, { tx })));
    return looked.mock.calls.length > 0;
  });
  expect(uncaught).not.toHaveBeenCalled();
});
