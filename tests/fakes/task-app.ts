// What the verbs of tasks and points need, for tests: a database of its own, a queue, a folder for media, users.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { inject } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { PlanId } from '#contract/prices.ts';
import { buckets } from '#server/database/schema/points.ts';
import { users } from '#server/database/schema/users.ts';
import { borrowTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';
import type { AppContext } from '#server/app-context.ts';
import { openMail } from '#server/adapters/mail.ts';
import { openSandboxPayments } from '#server/adapters/payments-sandbox.ts';
import { openStorage } from '#server/adapters/open-storage.ts';
import { movePoints } from '#server/points/move-points.ts';
import { openJobs } from '#server/jobs/open-jobs.ts';
import { QUEUES } from '#server/queues.ts';
import { openTestModeration } from './open-test-moderation.ts';

export type TaskApp = Omit<AppContext, 'google'> & {
  database: TestDatabase;
  folder: string;
  close(): Promise<void>;
};

export async function openTaskApp(settings: Record<string, string> = {}): Promise<TaskApp> {
  const database = await borrowTestDatabase();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-task-'));
  const read = readConfig({ DATA_DIR: folder, WORKER_TASKS: '2', ...settings });
  const config = {
    ...read,
    databaseUrl: database.url,
    sandbox: { ...read.sandbox, found: inject('sandbox') },
    secret: 'a secret of the tests, long enough to sign with',
  };
  const jobs = await openJobs(database.url, { queues: QUEUES, isWorker: true, onError: () => {} });
  const storage = await openStorage(config);
  const log = pino({ level: 'silent' });
  const moderation = openTestModeration(database.db, log);
  const sandboxPayments = openSandboxPayments({ db: database.db, ...config });
  return {
    config,
    payments: sandboxPayments,
    sandboxPayments,
    db: database.db,
    database,
    folder,
    storage,
    mail: openMail(config),
    jobs,
    moderation,
    log,
    close: async () => {
      await jobs.close();
      await moderation.close();
      await database.close();
      // A gallery image is left in the middle when its worker stops; its last file may still be closing.
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

let lastUser = 0;

/** A user with these points that never expire (0 = none). */
export async function addUser(
  app: Pick<AppContext, 'db'>,
  { points = 100, plan = 'free' }: { points?: number; plan?: PlanId } = {},
): Promise<number> {
  lastUser += 1;
  const [user] = await app.db
    .insert(users)
    .values({ email: `user${lastUser}@example.com`, name: `User ${lastUser}`, plan })
    .returning({ id: users.id });
  if (!user) throw new Error('no user was added');
  if (points > 0) await addBucket(app, user.id, { points });
  return user.id;
}

/** Points with a date of expiry (`expiresAt`), or without one. Returns the bucket's id. */
export async function addBucket(
  app: Pick<AppContext, 'db'>,
  userId: number,
  { points, expiresAt = null }: { points: number; expiresAt?: Date | null },
): Promise<number> {
  return await app.db.transaction(async (tx) => {
    const [bucket] = await tx
      .insert(buckets)
      .values({ user_id: userId, kind: expiresAt ? 'plan' : 'reward', left: 0, expires_at: expiresAt })
      .returning({ id: buckets.id });
    if (!bucket) throw new Error('no bucket was added');
    await movePoints(tx, { userId, bucketId: bucket.id, kind: 'reward', amount: points });
    return bucket.id;
  });
}
