// Chooses the outside things by the settings, once for each process, and opens them.
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { connectDatabase } from './database/connect.ts';
import type { AppContext } from './app-context.ts';
import { builtInCheckers } from './moderation/built-in-checkers.ts';
import { openModeration } from './moderation/moderation.ts';
import { openGoogle } from './adapters/google.ts';
import { openMail } from './adapters/mail.ts';
import { openPayments } from './adapters/open-payments.ts';
import { claimStorage } from './adapters/claim-storage.ts';
import { guardStorage } from './adapters/guard-storage.ts';
import { openStorage } from './adapters/open-storage.ts';
import { runForNobody } from './traces/call-context.ts';
import { openJobs } from './jobs/open-jobs.ts';
import { QUEUES } from './queues.ts';

/** `close` takes everything down again. A worker also takes jobs, and so holds more connections. */
export async function openApp(
  config: Config,
  log: Logger,
  part: 'api' | 'worker',
): Promise<{ app: AppContext; close(): Promise<void> }> {
  const { db, close: closeDatabase } = connectDatabase(config.databaseUrl, {
    part,
    onError: (err) =>
      runForNobody(() => log.warn({ err }, 'A connection to the database broke; another one is opened')),
  });
  const mail = openMail(config);
  const google = openGoogle(config, (error) =>
    log.warn({ err: error }, 'Sign-in by Google is not offered for now; its issuer is asked again soon'),
  );
  const opened = await openStorage(config);
  const storage = guardStorage(opened, async () => {
    await claimStorage(db, opened).catch((error: unknown) => {
      log.error({ err: error }, `The media cannot be used: ${opened.place}`);
      throw error;
    });
  });
  const moderation = openModeration(builtInCheckers(db), log);
  const jobs = await openJobs(config.databaseUrl, {
    queues: QUEUES,
    isWorker: part === 'worker',
    onError: (err) =>
      runForNobody(() => log.warn({ err }, 'The queue has lost its database; it tries again')),
  });
  return {
    app: {
      config,
      db,
      storage,
      mail,
      google,
      ...(await openPayments(config, db)),
      moderation,
      jobs,
      log,
    },
    close: async () => {
      await jobs.close();
      await moderation.close();
      mail.close();
      await closeDatabase();
    },
  };
}
