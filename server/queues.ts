// Every queue that something is sent to; each process opens them all.
import { failedExports, mailExports, packExports } from './account/export-queues.ts';
import { billingEmails } from './billing/send-email.ts';
import { sandboxWakes } from './billing/work-sandbox.ts';
import type { Queue } from './jobs/job.ts';
import { taskWakes } from './task/task-wakes.ts';

export const QUEUES: readonly Queue[] = [
  taskWakes,
  failedExports,
  packExports,
  mailExports,
  billingEmails,
  sandboxWakes,
];
