// Lets the cashier of the sandbox do what is due, and takes in what it tells.
import type { AppContext } from '#server/app-context.ts';
import { receiveWebhook } from './receive-webhook.ts';

type Needed = Pick<AppContext, 'db' | 'jobs' | 'log' | 'payments' | 'sandboxPayments'>;

/** Returns how many charges and webhooks there were; nothing where a real provider is set up. */
export async function workSandbox(app: Needed): Promise<number> {
  return (await app.sandboxPayments?.work((body, header) => receiveWebhook(app, body, header))) ?? 0;
}
