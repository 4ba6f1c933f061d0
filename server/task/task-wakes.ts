// Wakes workers when there is something to do. The task row is the truth; a job of this queue only says "look".
import * as z from 'zod';
import type { Queue } from '#server/jobs/job.ts';

/** Sent beside a task, in the same transaction. One that is lost costs a second, one that is doubled an empty look. */
export const taskWakes: Queue<null> = { name: 'tasks', data: z.null(), options: { retryLimit: 0 } };
