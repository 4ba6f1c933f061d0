// pg-boss brings its own tables further: a later one under this release while it runs, this one under several starts at once.
import { getRollbackPlans } from 'pg-boss';
import { type Logger, pino } from 'pino';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod';
import { migrateDatabase } from '#server/database/migrate.ts';
import { QUEUE_SCHEMA } from '#server/database/refuse-unfit-queue.ts';
import { reachDatabase } from '#server/embedded-postgres/reach-database.ts';
import { diagnoseDatabase } from '#server/monitor/diagnose.ts';
import { StartError } from '#server/process/start-error.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';
import { listJobs } from '#tests/fakes/lose-worker.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import type { Queue, Schedule } from './job.ts';
import { type Jobs, openJobs } from './open-jobs.ts';

const letters: Queue<{ n: number }> = {
  name: 'letters',
  data: z.object({ n: z.int() }),
  options: { policy: 'exclusive' },
};
/** Does not exist before the release that opens it. */
const parcels: Queue<null> = { name: 'parcels', data: z.null(), options: {} };

type App = { db: TestDatabase['db']; log: Logger };
let database: TestDatabase;
let app: App;

beforeEach(async () => {
  database = await createTestDatabase();
  onTestFinished(database.close);
  app = { db: database.db, log: pino({ level: 'silent' }) };
});

async function open(queues: readonly Queue[] = [letters]): Promise<Jobs> {
  const jobs = await openJobs(database.url, { queues, isWorker: true, onError: () => {} });
  onTestFinished(jobs.close);
  return jobs;
}

const done: number[] = [];
const nightly = vi.fn<Schedule<App>['run']>(() => Promise.resolve());

async function begin(jobs: Jobs): Promise<void> {
  done.length = 0;
  const run = (_app: App, { n }: { n: number }) => Promise.resolve(done.push(n));
  const schedules = [{ name: 'nightly', every: '0 3 * * *', secondsAfterStart: 0, run: nightly }];
  const worker = await jobs.start(app, { queues: [{ ...letters, pollSeconds: 0.5, run }], schedules });
  onTestFinished(worker.stop);
}

async function expectDone(jobs: Jobs, n: number): Promise<void> {
  await app.db.transaction((tx) => jobs.send(letters, { n }, { tx, key: String(n) }));
  await waitUntil(`${n} is done`, () => done.includes(n));
}

const run = async (statement: string) => await database.pool.query(statement);

async function readVersion(): Promise<number> {
  return (await database.pool.query<{ version: number }>('select version from pgboss.version')).rows[0]
    ?.version as number;
}

/** As pg-boss 12.36 to 12.38 did: schema 46 after our 43. */
const migrateFurther = async () =>
  await run(`
    alter table pgboss.queue add blocked_count int not null default 0, add retained_count int, add retained_on timestamptz;
    alter table pgboss.job add trace_context jsonb, add upsert_by_key bool;
    create unique index job_common_i13 on pgboss.job_common (name, singleton_key) where state = 'created' and upsert_by_key;
    create table pgboss.instance (id uuid primary key, host text not null);
    update pgboss.version set version = version + 3`);

const countColumns = async () =>
  (
    await run(`select from information_schema.columns
      where table_schema = 'pgboss' and table_name = 'job' and column_name = 'source_root_id'`)
  ).rowCount;

describe('while a newer release has brought the tables of the queue further', () => {
  it('a process that runs goes on, and so does one of its roles that is started again', async () => {
    const jobs = await open();
    await begin(jobs);
    await expectDone(jobs, 1);
    await migrateFurther();
    await expectDone(jobs, 2);
    // As its supervisor would: nobody migrates or looks at versions before.
    const again = await open([letters, parcels]);
    nightly.mockClear();
    await begin(again);
    await expectDone(again, 3);
    await again.send(parcels, null);
    expect(await listJobs(database, 'parcels')).toHaveLength(1);
    await waitUntil('its schedule is kept', () => nightly.mock.calls.length > 0);
    expect(await readVersion()).toBe(QUEUE_SCHEMA + 3);
  });

  it('a start goes on beside it, and the doctor says so', async () => {
    await migrateFurther();
    await migrateDatabase(database.url);
    expect(await readVersion()).toBe(QUEUE_SCHEMA + 3);
    expect(await diagnoseDatabase(app.db)).toContainEqual(
      expect.objectContaining({ level: 'poor', says: expect.stringMatching(/queue .* newer version/) }),
    );
  });

  it.each([
    ['alter table pgboss.job rename singleton_key to key', 'there is no job.singleton_key'],
    ['alter table pgboss.job add owner text not null', 'job.owner must be filled'],
    ['alter table pgboss.schedule alter cron type varchar', 'schedule.cron is a'],
    ['drop table pgboss.subscription', 'there is no subscription'],
    ['drop function pgboss.create_queue(text, jsonb)', 'there is no create_queue()'],
    [`alter type pgboss.job_state rename value 'retry' to 'again'`, 'there is no state retry'],
  ])('a start is refused in words after: %s', async (change, fault) => {
    await migrateFurther();
    await run(change);
    const refused = migrateDatabase(database.url);
    await expect(refused).rejects.toBeInstanceOf(StartError);
    await expect(refused).rejects.toThrow(fault);
    await expect(refused).rejects.toThrow(
      `newer version of Atelier (${QUEUE_SCHEMA + 3}; this one knows ${QUEUE_SCHEMA})`,
    );
    const asAdmin = { dataDir: '/nowhere', databaseUrl: database.url, hasEmbeddedDatabase: false };
    await expect(reachDatabase(asAdmin)).rejects.toBeInstanceOf(StartError);
  });
});

describe('where the tables of the queue are those of the release before', () => {
  beforeEach(() => run(getRollbackPlans()));

  it('several starts at once migrate them once, and all of them send and take jobs', async () => {
    expect([await readVersion(), await countColumns()]).toEqual([QUEUE_SCHEMA - 1, 0]);
    await Promise.all([1, 2, 3].map(() => migrateDatabase(database.url)));
    expect([await readVersion(), await countColumns()]).toEqual([QUEUE_SCHEMA, 1]);
    const both = await Promise.all([open(), open()]);
    for (const jobs of both) await begin(jobs);
    await expectDone(both[0], 1);
    await expectDone(both[1], 2);
  });

  it('indexes that its migrations leave for later are built by whoever runs', async () => {
    await migrateDatabase(database.url);
    // Which of them the start has begun with is chance, and the next may be a minute away.
    await run(`update pgboss.bam set status = 'pending', started_on = null, completed_on = null;
      drop index if exists pgboss.job_common_i12;
      update pgboss.version set bam_on = null`);
    await open();
    await expect
      .poll(
        async () =>
          (
            await run(
              `select status, to_regclass('pgboss.job_common_i12') is not null as built from pgboss.bam`,
            )
          ).rows,
      )
      .toEqual([{ status: 'completed', built: true }]);
  });

  it('one whose index cannot be built is named by the doctor', async () => {
    await migrateDatabase(database.url);
    await run(`update pgboss.bam set status = 'failed', error = 'the disk is full'`);
    expect(await diagnoseDatabase(app.db)).toContainEqual(
      expect.objectContaining({ level: 'poor', says: expect.stringContaining('the disk is full') }),
    );
  });
});
