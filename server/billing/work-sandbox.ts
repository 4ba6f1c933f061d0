// Lets the cashier of the sandbox do what is due, and takes in what it tells.
import * as z from 'zod';
import type { AppContext } from '#server/app-context.ts';
import type { Queue, QueueJob } from '#server/jobs/job.ts';
import { receiveWebhook } from './receive-webhook.ts';

type Needed = Pick<AppContext, 'db' | 'jobs' | 'log' | 'payments' | 'sandboxPayments'>;

/** For what is due before the schedule comes round: a buyer waits for it. */
export const sandboxWakes: Queue<null> = {
  name: 'sandbox-payments',
  data: z.null(),
  options: { retryLimit: 0 },
};

export const sandboxJob: QueueJob<Needed, null> = { ...sandboxWakes, run: workSandbox };

/** Returns how many charges and webhooks there were; nothing where a real provider is set up. */
export async function workSandbox(app: Needed): Promise<number> {
  return (await app.sandboxPayments?.work((body, header) => receiveWebhook(app, body, header))) ?? 0;
}
