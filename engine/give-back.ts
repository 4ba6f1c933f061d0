// What a process of the engine does between two jobs, so that it may be kept for the next one.
import process from 'node:process';
import { freeEverything } from './illustrator/painting/free-surfaces.ts';
import { dropPlanes } from './raster/plane-store.ts';

/** What may be kept from one job to the next. The pool replaces a process that holds much more: a start costs seconds. */
const KEPT_BYTES = 560 * 1024 * 1024;

/** After a job that left much behind: planes that were kept for the next one, and what nobody has collected yet. */
export async function giveBack(): Promise<void> {
  if (process.memoryUsage.rss() <= KEPT_BYTES) return;
  dropPlanes();
  await freeEverything();
}
