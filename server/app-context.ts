// What is chosen once at the start and handed to whoever needs it; there is no container.
import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/database/connect.ts';
import type { Moderation } from '#server/moderation/moderation.ts';
import type { Google } from '#server/adapters/google.ts';
import type { Mail } from '#server/adapters/mail.ts';
import type { Payments } from '#server/adapters/payments.ts';
import type { SandboxPayments } from '#server/adapters/payments-sandbox.ts';
import type { Storage } from '#server/adapters/storage.ts';
import type { Jobs } from '#server/jobs/open-jobs.ts';

export type AppContext = {
  config: Config;
  db: Db;
  storage: Storage;
  mail: Mail;
  /** Null where the settings name no client. */
  google: Google | null;
  payments: Payments;
  /** The same where no provider is set up, with what its cashier does; else null. */
  sandboxPayments: SandboxPayments | null;
  moderation: Moderation;
  jobs: Jobs;
  log: Logger;
};
