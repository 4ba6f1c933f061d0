// An export on its way through the queues: whatever happens to workers, storage and mail server, one email comes of it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { MailError } from '#server/adapters/mail.ts';
import { MIGRATIONS } from '#server/database/refuse-newer.ts';
import { data_exports, users } from '#server/database/schema/users.ts';
import { openJobs } from '#server/jobs/open-jobs.ts';
import { QUEUES } from '#server/queues.ts';
import { SCHEDULES } from '#server/worker/schedules.ts';
import { endPauses, listJobs, loseWorker } from '#tests/fakes/lose-worker.ts';
import { openPackContext } from '#tests/fakes/pack-context.ts';
import { readEmails } from '#tests/fakes/read-emails.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { startApiForTest } from '#tests/start-test-api.ts';
import { exportJobs } from './pack-exports.ts';
import { requestExport } from './request-export.ts';

const PACK = 'export-pack';
const MAIL = 'export-mail';
let app: TaskApp;
let person: { id: number; email: string };

beforeEach(async () => {
  app = await openTaskApp();
  onTestFinished(app.close);
  const id = await addUser(app);
  const [row] = await app.db.select({ email: users.email }).from(users).where(eq(users.id, id));
  person = { id, email: row?.email ?? '' };
});

/** A worker of its own. What it does differently is handed to it. */
async function startWorker(changes: Partial<TaskApp> = {}): Promise<{ stop(): Promise<void> }> {
  const jobs = await openJobs(app.database.url, { queues: QUEUES, isWorker: true, onError: () => {} });
  onTestFinished(jobs.close);
  const queues = exportJobs.map((job) => ({ ...job, pollSeconds: 0.5 }));
  const worker = await jobs.start({ ...openPackContext(app), jobs, ...changes }, { queues, schedules: [] });
  onTestFinished(worker.stop);
  return worker;
}

async function readRow() {
  const [row] = await app.db.select().from(data_exports).where(eq(data_exports.user_id, person.id));
  if (!row) throw new Error('no export');
  return row;
}

const isIn = async (state: string) => (await readRow()).state === state;
const listSubjects = async () => (await readEmails(app.config, person.email)).map(({ subject }) => subject);
const isRetried = async (queue: string) =>
  (await listJobs(app, queue)).some(({ state }) => state === 'retry');

const READY = 'Your Atelier data is ready';
const FAILED = 'Your Atelier data could not be packed';

it('is packed when a worker starts, though none ran when it was asked for', async () => {
  await requestExport(app, { userId: person.id, language: 'en' });
  expect(await listJobs(app, PACK)).toMatchObject([{ state: 'created' }]);
  await startWorker();
  await waitUntil('it is sent', () => isIn('sent'));
  expect(await listSubjects()).toEqual([READY]);
  const { key } = await readRow();
  expect(await app.storage.size(key)).toBeGreaterThan(0);
});

it('has its job in the transaction that asks for it', async () => {
  await app.db.update(users).set({ email: '' }).where(eq(users.id, person.id));
  await expect(requestExport(app, { userId: person.id, language: 'en' })).rejects.toMatchObject({
    refusal: 'bad_parameters',
  });
  expect(await listJobs(app, PACK)).toEqual([]);
});

it('is packed by another worker when its packer is gone, and mailed once though that one comes back', async () => {
  const slow = Promise.withResolvers<void>();
  const put = vi.fn<TaskApp['storage']['put']>(async (key, content) => {
    await slow.promise;
    return await app.storage.put(key, content);
  });
  await requestExport(app, { userId: person.id, language: 'en' });
  const gone = await startWorker({ storage: { ...app.storage, put } });
  await waitUntil('the first packs', () => put.mock.calls.length === 1);
  const { stop } = gone;
  await loseWorker({ db: app.db, url: app.database.url }, PACK);
  await startWorker();
  await endPauses(app, PACK);
  await waitUntil('the second has sent it', () => isIn('sent'));
  const sent = await readRow();
  slow.resolve();
  await stop();
  expect(await readRow()).toEqual(sent);
  expect(await listSubjects()).toEqual([READY]);
  const keys = (await Readable.from(app.storage.list(-60)).toArray()) as string[];
  expect(keys.filter((key) => key.startsWith('export-'))).toEqual([sent.key]);
});

it('is tried three times, a little later each time, and its owner is told then', async () => {
  await requestExport(app, { userId: person.id, language: 'en' });
  const put = vi.fn<TaskApp['storage']['put']>(() => Promise.reject(new Error('broken')));
  await startWorker({ storage: { ...app.storage, put } });
  for (const [least, most] of [
    [25, 61],
    [55, 121],
  ] as const) {
    await waitUntil('a try has failed', () => isRetried(PACK));
    const [job] = await listJobs(app, PACK);
    expect(job?.pause).toBeGreaterThan(least);
    expect(job?.pause).toBeLessThan(most);
    expect(await readRow()).toMatchObject({ state: 'waiting', key: '' });
    await endPauses(app, PACK);
    await waitUntil('it is tried again', async () => !(await isRetried(PACK)) || put.mock.calls.length > 1);
  }
  await waitUntil('it is given up', () => isIn('failed'));
  expect(put).toHaveBeenCalledTimes(3);
  await waitUntil('its owner is told', async () => (await listSubjects()).length > 0);
  expect(await listSubjects()).toEqual([FAILED]);
});

it('that three workers died of is given up', async () => {
  await requestExport(app, { userId: person.id, language: 'en' });
  const put = vi.fn<TaskApp['storage']['put']>(async (_key, content) => {
    await pipeline(content, new Writable({ write: () => {} }));
    throw new Error('it was not stopped');
  });
  const dying = { storage: { ...app.storage, put } };
  const jobs = await openJobs(app.database.url, { queues: QUEUES, isWorker: true, onError: () => {} });
  onTestFinished(jobs.close);
  for (let death = 1; death <= 3; death += 1) {
    const queues = exportJobs.map((job) => ({ ...job, pollSeconds: 0.5 }));
    await jobs.start({ ...openPackContext(app), jobs, ...dying }, { queues, schedules: [] });
    await waitUntil('it is packed', () => put.mock.calls.length === death);
    await loseWorker({ db: app.db, url: app.database.url }, PACK);
    await endPauses(app, PACK);
  }
  await waitUntil('it is given up', () => isIn('failed'));
  await waitUntil('its owner is told', async () => (await listSubjects()).length > 0);
  expect(await listSubjects()).toEqual([FAILED]);
});

it('waits five minutes for a mail server that is away, for a day at most, and is packed once', async () => {
  const put = vi.fn<TaskApp['storage']['put']>(app.storage.put);
  const send = vi.fn<TaskApp['mail']['send']>(() => Promise.reject(new MailError('unavailable', null)));
  await requestExport(app, { userId: person.id, language: 'en' });
  const storage = { ...app.storage, put };
  const without = await startWorker({ storage, mail: { ...app.mail, send } });
  await waitUntil('the email was not taken', () => isRetried(MAIL));
  const [job] = await listJobs(app, MAIL);
  expect(job).toMatchObject({ retry_limit: 288 });
  expect(job?.pause).toBeGreaterThan(290);
  expect(job?.pause).toBeLessThan(301);
  expect(await readRow()).toMatchObject({ state: 'waiting', key: expect.stringMatching(/^export-/) });
  await without.stop();

  await startWorker({ storage });
  await endPauses(app, MAIL);
  await waitUntil('it is sent', () => isIn('sent'));
  expect(put).toHaveBeenCalledTimes(1);
  expect(await listSubjects()).toEqual([READY]);
});

it('is given up when the mail server was away for a day', async () => {
  const send = vi.fn<TaskApp['mail']['send']>(() => Promise.reject(new MailError('unavailable', null)));
  await requestExport(app, { userId: person.id, language: 'en' });
  await startWorker({ mail: { ...app.mail, send } });
  await waitUntil('the email was not taken', () => isRetried(MAIL));
  await app.db.execute(sql`update pgboss.job set retry_count = 287 where name = ${MAIL}`);
  await endPauses(app, MAIL);
  await waitUntil('it is given up', () => isIn('failed'));
  expect(send.mock.calls.map(([{ subject }]) => subject).at(-1)).toBe(FAILED);
});

it('goes on after an upgrade from a release that had a queue of its own', async () => {
  const { app, database } = await startApiForTest({ ownsDatabase: true });
  const { db } = app;
  const people = [await addUser(app), await addUser(app)];
  await db.execute(sql`alter table data_exports add column lease_until timestamptz`);
  await db.execute(sql`
    insert into data_exports (user_id, state, language, attempts, lease_until) values
      (${people[0]}, 'waiting', 'en', 0, null),
      (${people[1]}, 'packing', 'zh', 1, now() + interval '50 seconds')`);
  const migration = path.join(MIGRATIONS, '0013_leave_the_turns_of_exports_to_the_queue.sql');
  await db.execute(sql.raw(readFileSync(migration, 'utf8')));

  const schedules = SCHEDULES.filter(({ name }) => name === 'resume-exports');
  const jobs = await openJobs(database.url, { queues: QUEUES, isWorker: true, onError: () => {} });
  onTestFinished(jobs.close);
  const worker = await jobs.start({ ...openPackContext(app), jobs }, { queues: exportJobs, schedules });
  onTestFinished(worker.stop);
  const isSent = eq(data_exports.state, 'sent');
  await waitUntil('both are sent', async () => (await db.$count(data_exports, isSent)) === 2);
  for (const { email } of await db.select({ email: users.email }).from(users)) {
    expect(await readEmails(app.config, email)).toHaveLength(1);
  }
});
