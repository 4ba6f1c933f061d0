// A process of the built-in engine: does one job after the other.
import process from 'node:process';
import sharp from 'sharp';
import { serveJobs } from '#server/children/serve-jobs.ts';
import { FfmpegError } from '#server/ffmpeg/spawn-media.ts';
import { giveBack } from './give-back.ts';
import type { Job } from './job.ts';
import { HANDLERS } from './handlers.ts';

// One job at a time on one core; no memory kept for a next one that will be different.
sharp.concurrency(1);
sharp.cache(false);

serveJobs<Job>(async (job, reportShare) => {
  const load = HANDLERS[job.tool];
  if (!load) throw new Error(`nothing does ${job.tool}`);
  const handle = await load();
  try {
    const done = await handle(job, reportShare);
    reportShare(1);
    return done;
  } catch (error) {
    // Its ffmpeg was killed for the memory of the machine: as if it had been itself, the job is tried once more.
    if (error instanceof FfmpegError && error.reason === 'killed') process.kill(process.pid, 'SIGKILL');
    throw error;
  } finally {
    await giveBack();
  }
});
