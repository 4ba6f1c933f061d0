// A process of the built-in engine: does one job after the other.
import sharp from 'sharp';
import { serveJobs } from '#server/children/serve-jobs.ts';
import type { Job } from './job.ts';
import { HANDLERS } from './handlers.ts';

// One job at a time on one core; no memory kept for a next one that will be different.
sharp.concurrency(1);
sharp.cache(false);

serveJobs<Job>(async (job, reportShare) => {
  const load = HANDLERS[job.tool];
  if (!load) throw new Error(`nothing does ${job.tool}`);
  const done = await (await load())(job, reportShare);
  reportShare(1);
  return done;
});
