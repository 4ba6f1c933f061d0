// What a worker needs of the whole.
import type { AppContext } from '#server/app-context.ts';

export type WorkerContext = Pick<
  AppContext,
  'config' | 'db' | 'payments' | 'sandboxPayments' | 'storage' | 'mail' | 'jobs' | 'moderation' | 'log'
>;
