// What posts and claims need of the product, on a PostgreSQL of its own that goes away.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { openDiskStorage } from '#server/adapters/storage-disk.ts';
import type { AppContext } from '#server/app-context.ts';
import { readConfig } from '#server/config.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { startEmbedded } from '#server/embedded-postgres/start-embedded.ts';
import { openJobs } from '#server/jobs/open-jobs.ts';
import { builtInCheckers } from '#server/moderation/built-in-checkers.ts';
import { openModeration } from '#server/moderation/moderation.ts';
import { QUEUES } from '#server/queues.ts';

export type Bench = Pick<AppContext, 'config' | 'db' | 'jobs' | 'moderation' | 'storage'>;

type Options = {
  /** False: nothing is kept through a crash, for what only fills tables. */
  isDurable: boolean;
  connection: Parameters<typeof connectDatabase>[1];
};

export async function withApp(
  { isDurable, connection }: Options,
  run: (bench: Bench) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-bench-'));
  const server = await startEmbedded({ folder, database: 'bench', isDurable });
  try {
    const url = server.url();
    await migrateDatabase(url);
    const { db, close } = connectDatabase(url, connection);
    const jobs = await openJobs(url, { queues: QUEUES, isWorker: false, onError: () => {} });
    const moderation = openModeration(builtInCheckers(db), pino({ level: 'silent' }));
    const storage = await openDiskStorage(path.join(folder, 'media'));
    const config = { ...readConfig({ DATA_DIR: folder }), databaseUrl: url };
    await run({ config, db, jobs, moderation, storage });
    await jobs.close();
    await moderation.close();
    await close();
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
