// Emails about money: sent by a job, so that what they tell and the wish to tell it are there together or not at all.
import * as z from 'zod';
import type { AppContext } from '#server/app-context.ts';
import type { Tx } from '#server/database/tx.ts';
import type { Queue } from '#server/jobs/job.ts';
import type { Jobs } from '#server/jobs/open-jobs.ts';

const BILLING_EMAILS = [
  'receipt',
  'paid_twice',
  'refunded',
  'payment_failed',
  'ended',
  'renewal_soon',
] as const;

const BillingEmail = z.object({
  kind: z.enum(BILLING_EMAILS),
  userId: z.int(),
  orderId: z.optional(z.int()),
  /** Minor units that were paid back. */
  amount: z.optional(z.int()),
});
export type BillingEmail = z.infer<typeof BillingEmail>;

/** Every five minutes, for a day: so long a mail server may be away. */
export const billingEmails: Queue<BillingEmail> = {
  name: 'billing-email',
  data: BillingEmail,
  options: { retryLimit: 288, retryDelay: 300 },
};

export async function sendBillingEmail(jobs: Jobs, tx: Tx, email: BillingEmail): Promise<void> {
  await jobs.send(billingEmails, email, { tx });
}

export type EmailContext = Pick<AppContext, 'config' | 'db' | 'mail'>;
