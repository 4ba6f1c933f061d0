// Every queue that something is sent to; each process opens them all.
import type { Queue } from './jobs/job.ts';
import { taskWakes } from './task/task-wakes.ts';

export const QUEUES: readonly Queue[] = [taskWakes];
