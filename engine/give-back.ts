// What a process of the engine does between two jobs, so that it may be kept for the next one.
import process from 'node:process';
import { freeEverything } from './illustrator/painting/free-surfaces.ts';
import { watchHeld } from './illustrator/painting/watch-held.ts';
import { dropPlanes } from './raster/plane-store.ts';

/** By itself: what is in use in the middle of a job is no longer at its end. */
const kept = watchHeld(process.memoryUsage.rss);

/** What may be kept from one job to the next. The pool replaces a process that holds much more: a start costs seconds. */
const KEPT_BYTES = 560 * 1024 * 1024;

/** What may lie about when a video is begun, whose layers need up to 90 MB at a time. */
export const KEPT_FOR_A_VIDEO = 320 * 1024 * 1024;

/**
 * Where the jobs before left more than `most` bytes: planes that were kept for the next one, the empty part of the heap, and
 * what nobody has collected yet.
 */
export async function giveBack(most = KEPT_BYTES): Promise<void> {
  if (!kept.isMore(most)) return;
  dropPlanes();
  await freeEverything();
  kept.noteCollected();
}
