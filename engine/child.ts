// A process of the built-in engine: does one job after the other.
import process from 'node:process';
import sharp from 'sharp';
import { serveJobs } from '#server/children/serve-jobs.ts';
import { FfmpegError } from '#server/ffmpeg/spawn-media.ts';
import { freeEverything } from './illustrator/painting/free-surfaces.ts';
import type { Job } from './job.ts';
import { HANDLERS } from './handlers.ts';
import { dropPlanes } from './raster/plane-store.ts';

/** What may be kept from one job to the next. The pool replaces a process that holds much more: a start costs seconds. */
const KEPT_BYTES = 560 * 1024 * 1024;

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

/** After a job that left much behind: planes that were kept for the next one, and what nobody has collected yet. */
async function giveBack(): Promise<void> {
  if (process.memoryUsage.rss() <= KEPT_BYTES) return;
  dropPlanes();
  await freeEverything();
}
