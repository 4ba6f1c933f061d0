// The API of one process over a PostgreSQL of its own, with people whose tasks run, for what measures calls and streams.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { openSession } from '#server/account/session-token.ts';
import { openMail } from '#server/adapters/mail.ts';
import { openSandboxPayments } from '#server/adapters/payments-sandbox.ts';
import { openDiskStorage } from '#server/adapters/storage-disk.ts';
import { startApi } from '#server/api/start-api.ts';
import type { AppContext } from '#server/app-context.ts';
import { readConfig } from '#server/config.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import { startEmbedded } from '#server/embedded-postgres/start-embedded.ts';
import { openJobs } from '#server/jobs/open-jobs.ts';
import { builtInCheckers } from '#server/moderation/built-in-checkers.ts';
import { openModeration } from '#server/moderation/moderation.ts';
import { QUEUES } from '#server/queues.ts';

const NO_LIMIT = '1000000';
const HOUR_MS = 3_600_000;

export type BenchApi = { app: AppContext; url: string };
export type Person = { userId: number; token: string; task: string };

export async function withApi(run: (bench: BenchApi) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-bench-'));
  const database = await startEmbedded({ folder, database: 'bench', isDurable: false });
  const url = database.url();
  await migrateDatabase(url);
  const { db, close: closeDatabase } = connectDatabase(url);
  const config = {
    ...readConfig({
      DATA_DIR: folder,
      RATE_USER_CALLS: NO_LIMIT,
      RATE_ADDRESS_CALLS: NO_LIMIT,
      ADDRESS_CONNECTIONS: '65535',
    }),
    databaseUrl: url,
    secret: 'a secret for nothing but this measurement',
  };
  const log = pino({ level: 'silent' });
  const sandboxPayments = openSandboxPayments({ db, ...config });
  const app: AppContext = {
    config,
    db,
    storage: await openDiskStorage(path.join(folder, 'media')),
    mail: openMail(config),
    google: null,
    payments: sandboxPayments,
    sandboxPayments,
    moderation: openModeration(builtInCheckers(db), log),
    jobs: await openJobs(url, { queues: QUEUES, isWorker: false, onError: () => {} }),
    log,
  };
  const api = await startApi(app, { port: 0, host: '127.0.0.1', webFolder: null });
  try {
    await run({ app, url: api.url });
  } finally {
    await api.close();
    await app.jobs.close();
    await app.moderation.close();
    await closeDatabase();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each with one task that runs. */
export async function addPeople({ db }: Pick<AppContext, 'db'>, count: number): Promise<Person[]> {
  const people = await db
    .insert(users)
    .values(
      Array.from({ length: count }, (_, n) => ({
        email: `bench${n}@example.com`,
        name: `Bench ${n}`,
        last_seq: 1,
      })),
    )
    .returning({ id: users.id });
  const made = await db
    .insert(tasks)
    .values(
      people.map(({ id }) => ({
        user_id: id,
        seq: 1,
        type: 1 as const,
        status: 1 as const,
        progress: 40,
        params: {},
        cost: 2,
        cost_detail: [],
        deadline_at: new Date(Date.now() + HOUR_MS),
      })),
    )
    .returning({ id: tasks.id, userId: tasks.user_id });
  const opened: Person[] = [];
  for (const { id, userId } of made) {
    const token = await openSession(db, { userId, deviceId: '', browser: '' });
    opened.push({ userId, token, task: String(id) });
  }
  return opened;
}
